"""The site for readers: pages from docs/, docstrings, clauses and cards, built by `make docs`."""
