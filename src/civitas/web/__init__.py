"""Web tables: people play in the browser, with friends and bots.

schema, migrations, store      what is kept, and the only code that speaks to the database
table, clock                   a table as its entries make it: no input or output, so that it is easily proved
tables                         tables in memory, one change at a time: check, store, commit, fold, publish
audience                       the only way out: what one person may see of a table
push, opponents, ticker        who listens, bots in worker processes, what time brings
accounts, limits, gate         who somebody is, how much they may ask, what is let in at all
routes/, app                   the API as HTTP, WebSocket and NDJSON
client/                        the files the browser runs, as they are
"""
