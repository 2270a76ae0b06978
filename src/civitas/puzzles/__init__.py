"""Puzzles: positions of games in which one move is clearly best, and not the one that weak players make.

`puzzle` reads those that come with a game, `mining` finds new ones in games of bots, `words` says what is to be said.
"""
