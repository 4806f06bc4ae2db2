"""A stand-in at the table: what it says becomes lines like everything else."""
