"""WebSocket connections, from the handshake to the goodbye."""
