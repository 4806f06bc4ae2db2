"""The play of one round: its tricks, what each play tells, and who laid what."""
