"""A game as small as one can be, of the same shape as the great ones: CONTRIBUTING, "A new game", done."""
