"""Conversations with clients: from the hello to the goodbye, and what they command."""
