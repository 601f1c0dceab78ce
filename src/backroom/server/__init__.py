"""The server: tables online, their storage, their connections and their HTTP API."""
