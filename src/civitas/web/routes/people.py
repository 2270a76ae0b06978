"""Who is here: guests, accounts, tokens for programs."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from civitas.kernel.messages import LANGUAGES
from civitas.web.accounts import Person
from civitas.web.routes.models import PROBLEMS, Credentials, Farewell, Name, NewPassword, NewToken
from civitas.web.settings import DAY
from civitas.web.site import COOKIE, Owner, Site, TheSite, Visitor, limited, owner_of

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


@router.get("/session", dependencies=[limited("read")])
async def session(site: TheSite, visitor: Visitor) -> dict[str, Any]:
    """Who you are, and which build of the client this server serves."""
    user = None if visitor is None else visitor.json()
    return {"user": user, "build": site.build, "languages": list(LANGUAGES)}


@router.post("/guest", dependencies=[limited("account")])
async def become_guest(site: TheSite, wanted: Name, response: Response) -> dict[str, Any]:
    """Play at once, with nothing but a name."""
    person, cookie = await asyncio.to_thread(site.accounts.guest, wanted.name)
    return _known(site, response, person, cookie)


@router.post("/account", dependencies=[limited("account")])
async def become_account(
    site: TheSite, visitor: Visitor, wanted: Credentials, request: Request, response: Response
) -> dict[str, Any]:
    """An account; a guest keeps their games."""
    if visitor is not None:
        await owner_of(visitor)
    person, cookie = await asyncio.to_thread(
        site.accounts.register, visitor, wanted.name, wanted.password, _agent(request)
    )
    return _known(site, response, person, cookie)


@router.post("/login", dependencies=[limited("account")])
async def log_in(site: TheSite, wanted: Credentials, request: Request, response: Response) -> dict[str, Any]:
    person, cookie = await asyncio.to_thread(site.accounts.log_in, wanted.name, wanted.password, _agent(request))
    return _known(site, response, person, cookie)


@router.post("/logout", dependencies=[limited("account")])
async def log_out(site: TheSite, visitor: Visitor, request: Request, response: Response) -> dict[str, Any]:
    """Your cookie is void from now on; a guest cannot come back. No token logs anybody out: it is deleted instead."""
    if visitor is not None:
        await owner_of(visitor)
    await asyncio.to_thread(site.accounts.log_out, request.cookies.get(COOKIE))
    response.delete_cookie(COOKIE)
    return {"user": None}


@router.patch("/me", dependencies=[limited("account")])
async def rename(site: TheSite, person: Owner, wanted: Name) -> dict[str, Any]:
    """Another name, while you are a guest; tables you sit at keep the old one."""
    return {"user": (await asyncio.to_thread(site.accounts.rename, person, wanted.name)).json()}


@router.delete("/me", dependencies=[limited("account")])
async def delete_me(site: TheSite, person: Owner, wanted: Farewell, response: Response) -> dict[str, Any]:
    """Delete your account, or yourself as a guest, for good.

    Name, password, sessions and tokens are gone. Tables you opened whose games have not begun are closed; at others you
    stand up; where a game is played a bot plays on for you. Finished games stay, with the name you played under.
    """
    await asyncio.to_thread(site.accounts.delete, person, wanted.password)
    await site.tables.depart(person)
    response.delete_cookie(COOKIE)
    return {"user": None}


@router.post("/password", dependencies=[limited("account")])
async def change_password(site: TheSite, person: Owner, wanted: NewPassword, request: Request) -> dict[str, Any]:
    """Another password for your account; every session but this one ends."""
    cookie = request.cookies.get(COOKIE)
    await asyncio.to_thread(site.accounts.change_password, person, wanted.old, wanted.new, cookie)
    return {"user": person.json()}


@router.get("/sessions", dependencies=[limited("read")])
async def sessions(site: TheSite, person: Owner, request: Request) -> list[dict[str, Any]]:
    """Where you are logged in, the latest first."""
    return await asyncio.to_thread(site.accounts.sessions, person, request.cookies.get(COOKIE))


@router.delete("/sessions", dependencies=[limited("account")])
async def end_other_sessions(site: TheSite, person: Owner, request: Request) -> list[dict[str, Any]]:
    """Log out everywhere else; what is left."""
    cookie = request.cookies.get(COOKIE)
    await asyncio.to_thread(site.accounts.end_other_sessions, person, cookie)
    return await asyncio.to_thread(site.accounts.sessions, person, cookie)


@router.delete("/sessions/{session}", dependencies=[limited("account")])
async def end_session(site: TheSite, person: Owner, session: str) -> dict[str, Any]:
    await asyncio.to_thread(site.accounts.end_session, person, session)
    return {"ended": session}


@router.get("/tokens", dependencies=[limited("read")])
async def tokens(site: TheSite, person: Owner) -> list[dict[str, Any]]:
    """Your tokens, without their secrets."""
    return [dict(row) for row in await asyncio.to_thread(site.store.tokens_of, person.id)]


@router.post("/tokens", dependencies=[limited("account")], status_code=201)
async def add_token(site: TheSite, person: Owner, wanted: NewToken) -> dict[str, Any]:
    """A token for a program that plays for you, or only looks; `token` is shown this once.

    With a token nobody changes who you are: no name, no password, no other token.
    """
    return await asyncio.to_thread(site.accounts.add_token, person, wanted.label, wanted.scope)


@router.delete("/tokens/{token}", dependencies=[limited("account")])
async def drop_token(site: TheSite, person: Owner, token: str) -> dict[str, Any]:
    await asyncio.to_thread(site.accounts.drop_token, person, token)
    return {"dropped": token}


def _agent(request: Request) -> str:
    return request.headers.get("user-agent", "")


def _known(site: Site, response: Response, person: Person, cookie: str) -> dict[str, Any]:
    age = int(site.settings.session_days * DAY)
    response.set_cookie(COOKIE, cookie, max_age=age, httponly=True, samesite="lax", secure=site.settings.https)
    return {"user": person.json()}
