"""The pages of phones and televisions, and the small server that brings them there: a process of its own."""
