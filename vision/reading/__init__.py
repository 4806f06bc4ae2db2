"""From a frame to the things that count: decoders, what a place shows, steady sight."""
