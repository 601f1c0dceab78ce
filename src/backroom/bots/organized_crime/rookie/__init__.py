"""`rookie`: a beginner who sees what is obvious."""
