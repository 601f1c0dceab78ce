"""The people at a table: the host, arrivals and departures, requests for seats, and chat."""
