"""How the pictures of the screen are made: noise, gradients and our icons, and nothing from elsewhere."""
