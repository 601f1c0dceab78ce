"""One module per command of the command line; `backroom.cli` lists them."""
