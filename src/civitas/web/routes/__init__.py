"""The API: what can be asked over HTTP, WebSocket and NDJSON, one file for each subject."""
