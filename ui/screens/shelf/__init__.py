"""The screens beside the table: home, rules, games, players, statistics, the randomiser."""
