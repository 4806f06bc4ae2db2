"""A verdict told: the band, the photo finish, the count, and the climb."""
