"""How somebody hears of their tables while they are elsewhere: mail, webhook, browser; when; and vacations."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from time import time
from typing import Any

from fastapi import APIRouter

from civitas.library import find_rules
from civitas.web.accounts import Person
from civitas.web.letters import Wishes
from civitas.web.mail import NotSent, is_mail_address
from civitas.web.notes import MAIL, Timing
from civitas.web.outbox import EVERY_GAME
from civitas.web.refusals import BAD, CONFLICT, FORBIDDEN, MISSING, Refusal
from civitas.web.routes.models import PROBLEMS, NewVacation, Trial, WantedNotes
from civitas.web.site import Owner, Site, TheSite, limited
from civitas.web.webhooks import NotAllowed, check_hook, is_hook

router = APIRouter(prefix="/api", tags=["notifications"], responses=PROBLEMS)


@router.get("/notifications", dependencies=[limited("read")])
async def notifications(site: TheSite, person: Owner) -> dict[str, Any]:
    """How and when you hear of your tables, what went wrong lately, and your vacation."""
    wishes = await asyncio.to_thread(site.outbox.wishes, person.id)
    when = await asyncio.to_thread(site.outbox.timings, person.id)
    return {
        "language": wishes.language,
        "zone": wishes.zone,
        "mail": wishes.mail,
        "mail_confirmed": wishes.mail_confirmed,
        "mail_offered": site.notifier.mail is not None,
        "webhook": wishes.webhook,
        "webhook_form": wishes.webhook_form,
        "browser": wishes.browser,
        "digest_at": wishes.digest_at,
        "timings": {game: vars(timing) for game, timing in when.items()},
        "problems": await asyncio.to_thread(site.outbox.problems, person.id),
        "vacation": await site.vacations.json(person.id, time()),
    }


@router.put("/notifications", dependencies=[limited("move")])
async def wish(site: TheSite, person: Owner, wanted: WantedNotes) -> dict[str, Any]:
    """Other wishes instead of those before. A new mail address gets mail when its owner has followed a link."""
    before = await asyncio.to_thread(site.outbox.wishes, person.id)
    when = {game: Timing(**timing.model_dump()) for game, timing in wanted.timings.items()}
    for game in when:
        if game != EVERY_GAME:
            find_rules(game)
    wishes = Wishes(person.id, mail_confirmed=False, **wanted.model_dump(exclude={"timings"}))
    if wishes.webhook != before.webhook:
        await _check_webhook(site, wishes.webhook)
    if wishes.mail == before.mail:
        wishes = replace(wishes, mail_confirmed=before.mail_confirmed)
    else:
        _check_mail(site, wishes.mail)
    await asyncio.to_thread(site.outbox.wish, wishes, when)
    if wishes.mail is not None and wishes.mail != before.mail:
        await _ask_to_confirm(site, wishes, person)
    return await notifications(site, person)


async def _check_webhook(site: Site, webhook: str | None) -> None:
    """A webhook must not become a way into the host's own network."""
    if webhook is None:
        return
    if not is_hook(webhook):
        raise Refusal(BAD, "web.error.webhook")
    try:
        await check_hook(webhook, site.settings.webhook_networks)
    except NotAllowed as error:
        raise Refusal(FORBIDDEN, "web.error.webhook_private") from error


def _check_mail(site: Site, mail: str | None) -> None:
    if mail is None:
        return
    if site.notifier.mail is None:
        raise Refusal(CONFLICT, "web.error.no_mail")
    if not is_mail_address(mail):
        raise Refusal(BAD, "web.error.mail_address")


async def _ask_to_confirm(site: Site, wishes: Wishes, person: Person) -> None:
    site.limits.take("mail", person.id, time())
    try:
        await site.notifier.ask_to_confirm(wishes, person.name)
    except NotSent as error:
        raise Refusal(CONFLICT, "web.error.not_sent", reason=str(error)) from error


@router.post("/notifications/confirm", dependencies=[limited("account")])
async def confirm_again(site: TheSite, person: Owner) -> dict[str, Any]:
    """Send the link for your mail address once more."""
    wishes = await asyncio.to_thread(site.outbox.wishes, person.id)
    if wishes.mail is None or wishes.mail_confirmed:
        raise Refusal(CONFLICT, "web.error.nothing_to_confirm")
    _check_mail(site, wishes.mail)
    await _ask_to_confirm(site, wishes, person)
    return {"sent": True}


@router.post("/notifications/try", dependencies=[limited("account")])
async def try_out(site: TheSite, person: Owner, wanted: Trial) -> dict[str, Any]:
    """Send a message that only says that messages arrive."""
    wishes = await asyncio.to_thread(site.outbox.wishes, person.id)
    if wanted.channel not in wishes.channels() or (wanted.channel == MAIL and site.notifier.mail is None):
        raise Refusal(CONFLICT, "web.error.no_channel")
    site.limits.take("mail", person.id, time())
    try:
        await site.notifier.try_out(wishes, wanted.channel)
    except NotSent as error:
        raise Refusal(CONFLICT, "web.error.not_sent", reason=str(error)) from error
    return {"sent": True}


@router.post("/mail/confirm/{token}", dependencies=[limited("account")])
async def confirm_mail(site: TheSite, token: str) -> dict[str, Any]:
    """The owner of a mail address wants mail there."""
    wishes = await site.notifier.wishes_of("confirm", token)
    if wishes is None:
        raise Refusal(MISSING, "web.error.no_mail_link")
    await asyncio.to_thread(site.outbox.change, wishes.user, mail_confirmed=True)
    return {"mail": wishes.mail}


@router.post("/mail/stop/{token}", dependencies=[limited("account")])
async def stop_mail(site: TheSite, token: str) -> dict[str, Any]:
    """The owner of a mail address wants no more mail there."""
    wishes = await site.notifier.wishes_of("stop", token)
    if wishes is None:
        raise Refusal(MISSING, "web.error.no_mail_link")
    await asyncio.to_thread(site.outbox.change, wishes.user, mail=None, mail_confirmed=False)
    return {"mail": None}


@router.post("/vacation", dependencies=[limited("account")])
async def begin_vacation(site: TheSite, person: Owner, wanted: NewVacation) -> dict[str, Any]:
    """Go away for some days: the clocks of your games over days stand, and nothing is sent to you."""
    await site.vacations.begin(person.id, wanted.days, time())
    return await site.vacations.json(person.id, time())


@router.delete("/vacation", dependencies=[limited("account")])
async def end_vacation(site: TheSite, person: Owner) -> dict[str, Any]:
    """Be back before the time."""
    await site.vacations.end(person.id, time())
    return await site.vacations.json(person.id, time())
