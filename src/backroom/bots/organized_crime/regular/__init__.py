"""`regular`: a careful family, one file for each kind of decision."""
