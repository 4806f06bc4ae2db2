"""A club's many tables: what they tell, who collects it, who plays whom next. No network here."""
