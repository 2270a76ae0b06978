"""Who somebody is: guests at once by a signed cookie, accounts by password and session, programs by token.

A guest's cookie is an id and a signature, so that a guest costs nothing until they do something. Sessions and tokens
are random; only their hashes are kept.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_urlsafe
from time import monotonic, time
from typing import Any, Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import RowMapping

from civitas.kernel.text import MOST_NAME_LETTERS, is_name, readable
from civitas.web.refusals import BAD, CONFLICT, FORBIDDEN, MISSING, UNKNOWN, Refusal
from civitas.web.settings import DAY, Settings
from civitas.web.store import NameTaken, Store

GUEST: Final = "g"
SESSION: Final = "s"
MOST_TOKENS: Final = 20
MOST_AGENT_LETTERS: Final = 200
REMEMBERED_SECONDS: Final = 60.0
MOST_REMEMBERED: Final = 10_000

IN_PERSON: Final = "in person"
PLAY: Final = "play"
READ: Final = "read"
MOST_ACCOUNT_LETTERS: Final = 96
"""Small letters can be more than the letters of a name, and the database keeps no more of them."""


@dataclass(frozen=True)
class Person:
    """Somebody the site knows."""

    id: str
    name: str
    guest: bool
    scope: str = IN_PERSON
    """What they may do here: everything in person; by a token to play, or only to read."""

    def json(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "guest": self.guest}


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


class Accounts:
    """The people of a site. Everything here blocks: call it in a thread."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.hasher: Final = PasswordHasher()
        self.key: Final = store.secret("cookies", token_urlsafe(32)).encode()
        self.nobody: Final = self.hasher.hash(token_urlsafe(16))
        self.memory: dict[str, tuple[Person, int, float]] = {}
        """By cookie or token: whose it was, after how many changes of people, and until when that holds."""

    # Who is it?

    def remembered(self, secret: str) -> Person | None:
        """Whose cookie or token this is, if that was found out lately and nobody was changed since.

        Where several processes serve one site, another may have ended it meanwhile: there nobody is remembered. What
        `civitas admin` does to people, the site hears as news.
        """
        person, changes, until = self.memory.get(secret, (None, 0, 0.0))
        return person if changes == self.store.people_changed and monotonic() < until else None

    def _remember(self, secret: str, person: Person | None, changes: int) -> Person | None:
        if person is not None and not self.store.announces:
            if len(self.memory) >= MOST_REMEMBERED:
                self.memory.clear()
            self.memory[secret] = (person, changes, monotonic() + REMEMBERED_SECONDS)
        return person

    def of_cookie(self, cookie: str) -> Person | None:
        """Whose cookie this is; None when it is nobody's."""
        changes = self.store.people_changed
        return self._remember(cookie, self._of_cookie(cookie), changes)

    def _of_cookie(self, cookie: str) -> Person | None:
        form, _, value = cookie.partition(".")
        if form == GUEST:
            return self._guest(value)
        if form == SESSION:
            row = self.store.session_user(digest(value), time() - self.settings.session_days * DAY)
            return _person(row)
        return None

    def _guest(self, value: str) -> Person | None:
        """A guest who has become an account needs the password from then on."""
        id, _, signature = value.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(id).encode()):
            return None
        row = self.store.user(id)
        person = _person(row)
        return person if row is not None and row["ended"] is None and person is not None and person.guest else None

    def of_token(self, token: str) -> Person | None:
        """Whose token this is, with no more rights than it was made with."""
        changes = self.store.people_changed
        row = self.store.token_user(digest(token))
        person = _person(row)
        found = None if row is None or person is None else replace(person, scope=row["scope"])
        return self._remember(token, found, changes)

    def _sign(self, id: str) -> str:
        return hmac.new(self.key, id.encode(), sha256).hexdigest()

    # Guests

    def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the cookie that knows them again."""
        person = Person(new_id(), self.checked_name(name), guest=True)
        self.store.add_user(id=person.id, name=person.name, created=time())
        return person, f"{GUEST}.{person.id}.{self._sign(person.id)}"

    def rename(self, person: Person, name: str) -> Person:
        """An account keeps the name it logs in with."""
        if not person.guest:
            raise Refusal(FORBIDDEN, "web.error.account_name")
        name = self.checked_name(name)
        self.store.change_user(person.id, name=name)
        return Person(person.id, name, person.guest)

    def checked_name(self, name: str) -> str:
        """A name without spaces around it, short enough, and of letters that can be seen."""
        name = _written(name)
        if not is_name(name):
            raise Refusal(BAD, "web.error.name", most=MOST_NAME_LETTERS)
        return name

    # Accounts

    def register(self, person: Person | None, name: str, password: str, agent: str = "") -> tuple[Person, str]:
        """Make the present guest an account, with all their games; somebody unknown gets a new one."""
        name = self.checked_name(name)
        account = account_of(name)
        if len(account) > MOST_ACCOUNT_LETTERS:
            raise Refusal(BAD, "web.error.name", most=MOST_NAME_LETTERS)
        self._check_password(password)
        if person is not None and not person.guest:
            raise Refusal(CONFLICT, "web.error.has_account", name=person.name)
        row = {"name": name, "account": account, "password": self.hasher.hash(password)}
        id = new_id() if person is None else person.id
        try:
            if person is None:
                self.store.add_user(id=id, created=time(), **row)
            else:
                self.store.change_user(id, **row)
        except NameTaken as error:
            raise Refusal(CONFLICT, "web.error.name_taken", name=name) from error
        return Person(id, name, guest=False), self._session(id, agent)

    def _check_password(self, password: str) -> None:
        if len(password) < self.settings.password_letters:
            raise Refusal(BAD, "web.error.password", least=self.settings.password_letters)

    def log_in(self, name: str, password: str, agent: str = "") -> tuple[Person, str]:
        """An unknown name takes as long to refuse as a wrong password."""
        row = self.store.account(account_of(name))
        try:
            self.hasher.verify(self.nobody if row is None else row["password"], password)
        except VerificationError as error:
            raise Refusal(UNKNOWN, "web.error.log_in") from error
        person = _person(row)
        if row is None or person is None:
            raise Refusal(UNKNOWN, "web.error.log_in")
        if row["ended"] is not None:
            raise Refusal(FORBIDDEN, "web.error.account_closed")
        return person, self._session(person.id, agent)

    def check_own_password(self, person: Person, password: str) -> None:
        """Refuse whoever does not know the password of their account."""
        row = self.store.user(person.id)
        if row is None or row["password"] is None:
            raise Refusal(CONFLICT, "web.error.no_account")
        try:
            self.hasher.verify(row["password"], password)
        except VerificationError as error:
            raise Refusal(FORBIDDEN, "web.error.wrong_password") from error

    def change_password(self, person: Person, old: str, new: str, cookie: str | None) -> None:
        """Another password; every other session ends with the old one."""
        self.check_own_password(person, old)
        self._check_password(new)
        self.store.change_user(person.id, password=self.hasher.hash(new))
        self.end_other_sessions(person, cookie)

    def delete(self, person: Person, password: str | None) -> None:
        """Forget somebody; an account says so with its password."""
        if not person.guest:
            self.check_own_password(person, password or "")
        self.store.forget_user(person.id, time())

    # Sessions

    def _session(self, user: str, agent: str) -> str:
        secret = token_urlsafe(32)
        self.store.add_session(digest(secret), user, time(), readable(agent)[:MOST_AGENT_LETTERS])
        return f"{SESSION}.{secret}"

    def sessions(self, person: Person, cookie: str | None) -> list[dict[str, Any]]:
        """Where somebody is logged in; a session is named by a part of its hash."""
        since, current = time() - self.settings.session_days * DAY, _session_hash(cookie)
        return [
            {
                "id": _session_id(row),
                "created": row["created"],
                "agent": row["agent"],
                "current": row["hash"] == current,
            }
            for row in self.store.sessions_of(person.id, since)
        ]

    def end_session(self, person: Person, id: str) -> None:
        for row in self.store.sessions_of(person.id, 0.0):
            if _session_id(row) == id:
                self.store.drop_session(row["hash"])
                return
        raise Refusal(MISSING, "web.error.no_session")

    def end_other_sessions(self, person: Person, cookie: str | None) -> None:
        self.store.drop_sessions(person.id, but=_session_hash(cookie))

    def log_out(self, cookie: str | None) -> None:
        """The cookie is void from now on. A guest has nothing else to come back with, so their tokens end, too."""
        session = _session_hash(cookie)
        if session is not None:
            self.store.drop_session(session)
            return
        guest = self.of_cookie(cookie or "")
        if guest is not None:
            self.store.change_user(guest.id, ended=time())
            self.store.drop_tokens(guest.id)

    # Programs

    def add_token(self, person: Person, label: str, scope: str) -> dict[str, Any]:
        """A token for a program that plays in this person's name; it is shown this once."""
        if len(self.store.tokens_of(person.id)) >= MOST_TOKENS:
            raise Refusal(CONFLICT, "web.error.tokens", most=MOST_TOKENS)
        secret, id = f"civitas_{token_urlsafe(32)}", new_id()
        row = {"id": id, "label": self.checked_name(label), "scope": scope}
        self.store.add_token(**row, hash=digest(secret), user=person.id, created=time())
        return {**row, "token": secret}

    def drop_token(self, person: Person, token: str) -> None:
        if not self.store.drop_token(person.id, token):
            raise Refusal(MISSING, "web.error.no_token")


def _written(name: str) -> str:
    """A name as it is kept, however a keyboard puts its accents together: what looks the same is the same."""
    return " ".join(normalize("NFC", name).split())


def account_of(name: str) -> str:
    """By what an account is found: large and small letters are the same."""
    return _written(name).casefold()


def _session_hash(cookie: str | None) -> str | None:
    form, _, value = (cookie or "").partition(".")
    return digest(value) if form == SESSION else None


def _session_id(row: RowMapping) -> str:
    return str(row["hash"][:16])


def _person(row: RowMapping | None) -> Person | None:
    return None if row is None else Person(row["id"], row["name"], row["account"] is None)


def new_id() -> str:
    """An id that nobody guesses; the first sign is no dash, so that commands do not take it for an option."""
    while (id := token_urlsafe(9)).startswith("-"):
        pass
    return id
