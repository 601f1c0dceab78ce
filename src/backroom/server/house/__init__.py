"""All tables of one server: finding, making and deleting them, and the commands players send to them."""
