"""What the server says, in English: refusals, and what happens at a table besides the game. The client's own words are
in `client` and in the modules of the games."""

from __future__ import annotations

from typing import Final

from civitas.kernel.messages import add_sentences

# fmt: off
ENGLISH: Final = {
    "web.program.gone":       "{name} plays at this site no more.",
    "web.log.program":            "{why} A bot plays on for it.",
    "web.bot":                    "Bot ({level})",

    "web.log.undone":             "{seat:player} took back {moves:move|moves}.",
    "web.log.asks_undo":          "{seat:player} asks to take the last move back.",
    "web.log.refuses_undo":       "{seat:player} does not agree to take it back.",
    "web.log.left":               "{seat:player} left; a bot plays on.",
    "web.log.out_of_time":        "The time of {seat:player} is over; a bot plays on.",
    "web.log.returned":           "{seat:player} is back.",
    "web.log.away":               "{seat:player} is on vacation: the clock stands.",

    # Notes, which leave the site
    "web.note.turn":              "{game}: it is your turn (with {players}).",
    "web.note.undo":              "{game}: somebody asks you to take a move back (with {players}).",
    "web.note.over":              "{game}: the game is over (with {players}).",
    "web.note.several":           "Civitas: {count:game waits|games wait} for you",
    "web.note.until":             "Your time ends on {time}.",
    "web.note.trial":             "Civitas: messages arrive here.",
    "web.mail.foot":              "You get this because you wanted to hear of your games. When and how you decide here: {url}",
    "web.mail.confirm_subject":   "Civitas: is this your address?",
    "web.mail.confirm":           "{name} wants to hear of games at this address. If that is you, open this page:\n{url}\nIf not, you need do nothing, and no more mail will come.",
    "web.error.webhook":          "A webhook is an address that begins with http:// or https://, without a name and password in it.",
    "web.error.webhook_private":  "This webhook leads to no address of the open internet, so the site does not call it.",
    "web.error.no_mail":          "This site sends no mail.",
    "web.error.mail_address":     "This is no mail address.",
    "web.error.not_sent":         "The message could not be sent ({reason}).",
    "web.error.nothing_to_confirm": "There is no address to confirm.",
    "web.error.no_channel":       "Nothing is sent that way yet: save it first, and confirm the address.",
    "web.error.no_mail_link":     "This link is no longer good: the address has changed since.",
    "web.error.away_already":     "You are on vacation already.",
    "web.error.vacation":         "{days:day|days} are too many: you have {left} left of {most} in a year.",

    # People
    "web.error.unknown_person":   "Tell a name first: then you can sit down and play.",
    "web.error.token":            "This token is not valid. Make a new one on your account page.",
    "web.error.name":             "A name has 1 to {most} letters that can be seen.",
    "web.error.name_taken":       "There is an account called {name} already. Choose another name, or log in.",
    "web.error.account_name":     "An account keeps the name it logs in with.",
    "web.error.has_account":      "You have the account {name} already.",
    "web.error.password":         "A password has {least} letters at least.",
    "web.error.no_account":       "Only an account has a password.",
    "web.error.wrong_password":   "This is not your password.",
    "web.error.no_session":       "You have no such session.",
    "web.error.log_in":           "Name and password do not fit together.",
    "web.error.tokens":           "You have {most} tokens, which is the most. Delete one first.",
    "web.error.scope":            "This token is for {scope} only.",
    "web.error.no_token":         "You have no such token.",

    # Tables
    "web.error.no_table":         "There is no such table.",
    "web.error.tables":           "You have {most} unfinished tables, which is the most. Finish one first.",
    "web.error.bot_tables":       "You have {most} tables where bots play alone, which is the most. Watch one to its end first.",
    "web.error.seat":             "{seat} is no player. A seat is me, open, or one of {bots}.",
    "web.error.seat_count":       "{seats:seat is|seats are} named for {players:player|players}.",
    "web.error.seat_taken":       "This seat is not free.",
    "web.error.sits_already":     "You sit at this table already.",
    "web.error.hot_seat":         "One person plays several seats only at a hot-seat table: nobody else sits there, and no seat is free.",
    "web.error.private":          "This table is private: ask for an invitation, or for a link to watch.",
    "web.error.invite":           "This invitation is not valid, or was used already. Ask for a new one.",
    "web.error.no_invite":        "There is no such invitation. Was the whole link copied?",
    "web.error.invite_used":      "This invitation was used already. Ask {host} for a new one.",
    "web.error.no_watch_link":    "There is no such link to watch. Was the whole link copied?",
    "web.error.host_only":        "Only {host}, who opened the table, can do that.",
    "web.error.is_open":          "The game has not begun.",
    "web.error.is_closed":        "The table was closed.",
    "web.error.is_playing":       "The game is being played.",
    "web.error.is_over":          "The game is over.",
    "web.error.is_replay":        "This is a record: it can be looked at, not played.",
    "web.error.not_begun":        "The game has not begun.",
    "web.error.not_seated":       "You do not sit at this table.",
    "web.error.not_your_seat":    "This is not your seat.",
    "web.error.not_your_turn":    "It is not your turn: {name} is asked.",
    "web.error.bot_plays":        "A bot plays for you. Come back first.",
    "web.error.plays_already":    "You play this seat yourself already.",
    "web.error.stale":            "Something happened meanwhile. Look at the table again.",
    "web.error.key_used":         "This key was used for another move already. Take a fresh one for each.",
    "web.error.nothing_to_undo":  "You have made no move that could be taken back.",
    "web.error.gone_since":       "Nothing from before {name} left can be taken back while they are away.",
    "web.error.undo_asked":       "Somebody has asked to take a move back already.",
    "web.error.no_undo_asked":    "Nobody asks to take a move back.",
    "web.error.not_asked_undo":   "Your answer is not waited for.",
    "web.error.no_hint":          "There are no hints while other people play.",
    "web.error.chat":             "A message has 1 to {most} letters that can be read.",
    "web.error.eyes":             "While the game is played you can only look with your own eyes.",
    "web.error.no_position":      "There is no position after {moves} of {played:move|moves}.",
    "web.error.record":           "The record shows every hidden card; it can be had when the game is over.",

    # Requests
    "web.error.origin":           "This request comes from another site.",
    "web.error.too_large":        "This is too large: {most} kB is the most.",
    "web.error.too_many":         "That was too often. Try again in {seconds:second|seconds}.",
    "web.error.connections":      "From your address {most} connections are open, which is the most. Close one first.",
    "web.error.too_slow":         "This request took too long to arrive.",
    "web.error.full":             "There is no room for one more connection now. Try again in a moment.",
    "web.error.streams":          "You have {most} connections open, which is the most. Close one first.",
    "web.error.binary":           "Only text is understood here.",
    "web.error.broken":           "Something went wrong here, and was written down. Try again.",
    "web.error.account_closed":   "This account was closed by whoever hosts the site.",
    "web.error.no_person":        "There is nobody called {name} here.",
    "web.error.away":             "The tables cannot be reached at the moment. Nothing is lost: try again in {seconds:second|seconds}.",
    "web.error.other_schema":     "The database has the schema of another version.",
    "web.error.no_language":      "The languages are {languages}.",
    "web.error.no_page":          "There is nothing here.",
    "web.error.http":             "This cannot be done here (status {code}).",
    "web.error.field":            "{field}: {reason}",
}
# fmt: on

add_sentences("en", ENGLISH)
