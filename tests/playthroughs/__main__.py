"""Writes the golden file of every record anew: `python -m tests.playthroughs`."""

from tests.test_playthroughs import RECORDS, golden, golden_path

for record in RECORDS:
    written = golden(record)
    path = golden_path(record)
    same = path.exists() and path.read_text(encoding="utf-8") == written
    path.write_text(written, encoding="utf-8")
    print(f"{path.name}: {'as before' if same else 'changed'}")
