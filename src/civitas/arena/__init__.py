"""The arena: bots and programs play matches, and what the games prove about them is reckoned up.

    plan = Plan("duel", ("greedy", "careless"), seed=1)
    tally = run(plan, Folder.make(Path("here"), plan), Here(plan), games=100)

`plan` says who meets whom in which seats, `playing` plays one game, `crews` play many at once, `folder` keeps each as a
record, `tally`, `sprt` and `ratings` count, `match` puts it together, `summary` and `report` show it, and `protocol`
lets programs in any language take a seat.
"""
