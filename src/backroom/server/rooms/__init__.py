"""A table on the server: its command queue, its journal, its broadcast."""
