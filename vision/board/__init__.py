"""Seeing a printed board: tags on pieces and corners, the plane they lie in, and which space each lies on."""
