"""What belongs to a chair that a stand-in fills: its hand that hands tell, and a game looked at again."""
