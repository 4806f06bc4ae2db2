"""What stays: the journal, records, exports, results, statistics, players, and the black box."""
