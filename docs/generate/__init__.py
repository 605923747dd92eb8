"""What pages of the documentation take from the program itself: `make protocol` writes it into them."""
