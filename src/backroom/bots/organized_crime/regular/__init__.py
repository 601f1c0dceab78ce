"""`regular`: a careful family, one room for each kind of decision."""
