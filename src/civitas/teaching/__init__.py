"""Lessons: courses that teach a game by playing it, as data beside the game. Nothing here knows a game.

`courses` finds the courses that the manifests name, `lesson` reads one lesson, `learner` is somebody going through it,
`replies` is what is said to them, `facts` reads numbers off a view, `checks` proves that a lesson keeps what it
promises. Authors read `docs/lessons.md`.
"""
