"""The people at a table: the host, arrivals and departures, wishes about seats, and chat."""
