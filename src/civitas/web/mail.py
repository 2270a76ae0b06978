"""E-mail: what a message looks like, and the server that takes it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

from aiosmtplib import SMTP, SMTPException

PATIENCE: Final = 20.0
MOST_ADDRESS_LETTERS: Final = 200
AN_ADDRESS: Final = re.compile(r"[^@\s\"(),:;<>\[\\\]\x00-\x1f\x7f]{1,64}@[\w-]+(\.[\w-]+)*", re.ASCII)


def is_mail_address(text: str) -> bool:
    return len(text) <= MOST_ADDRESS_LETTERS and text.isascii() and AN_ADDRESS.fullmatch(text) is not None


class NotSent(Exception):
    """A message could not be handed over; with a reason that holds no secret, and how long to wait."""

    def __init__(self, reason: str, seconds: float = 0.0) -> None:
        super().__init__(reason)
        self.seconds: Final = seconds


@dataclass(frozen=True)
class Letter:
    """A message to one address. The same letter, sent again, has the same id, so that a mailbox can tell."""

    id: str
    to: str
    subject: str
    text: str
    unsubscribe: str | None = None


class Mail:
    """The way out for letters."""

    def __init__(self, smtp: str, sender: str) -> None:
        self.server: Final = urlsplit(smtp)
        self.sender: Final = sender

    def message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Civitas", addr_spec=self.sender)
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{letter.id}@{self.sender.partition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    async def send(self, letter: Letter) -> None:
        """Hand a letter over; a name and password go over a line that is encrypted, or does not leave this machine."""
        server = self.server
        client = SMTP(
            hostname=server.hostname or "",
            port=server.port,
            use_tls=server.scheme == "smtps",
            start_tls=None if server.scheme == "smtps" or not server.username or self._is_near() else True,
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            timeout=PATIENCE,
        )
        try:
            async with client:
                await client.send_message(self.message(letter))
        except (SMTPException, OSError, TimeoutError, ValueError) as error:
            raise NotSent(_reason(error)) from error

    def _is_near(self) -> bool:
        host = self.server.hostname or ""
        try:
            return host == "localhost" or ip_address(host).is_loopback
        except ValueError:
            return False


def _reason(error: Exception) -> str:
    """What went wrong, without what the server has said back, which may quote anything."""
    code = getattr(error, "code", None)
    return type(error).__name__ if code is None else f"{type(error).__name__} {code}"
