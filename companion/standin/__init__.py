"""Someone to fill an empty chair: search, levels, reasons, its own process, hints and reviews."""
