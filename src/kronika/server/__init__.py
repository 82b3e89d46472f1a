"""The table in the browser: HTTP and WebSocket, store, bots at work. It serves sights and asks, never a state."""
