"""The terminal client: line mode, drawn from views, for people, scripts and screen readers."""
