"""That nothing is lost: checksums, a second list of the newest lines, checks, rescue and backups."""
