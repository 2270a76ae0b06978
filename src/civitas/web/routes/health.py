"""What a host's machines ask: whether the process lives, whether it can serve, and its numbers."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST

from civitas.web.database import Away
from civitas.web.refusals import AWAY, MISSING, Refusal
from civitas.web.site import TheSite

router = APIRouter(include_in_schema=False)

PATIENCE: Final = 5.0


@router.get("/healthz")
async def health() -> dict[str, str]:
    """The process answers; whoever hears nothing may start it anew."""
    return {"status": "ok"}


@router.get("/readyz")
async def ready(site: TheSite) -> dict[str, str]:
    """The database answers, too, and has the schema of this version; a proxy may send people here."""
    try:
        is_current = await asyncio.wait_for(asyncio.to_thread(site.store.is_current), PATIENCE)
    except TimeoutError as error:
        raise Away from error
    if not is_current:
        raise Refusal(AWAY, "web.error.other_schema")
    return {"status": "ready"}


@router.get("/metrics")
async def metrics(site: TheSite, request: Request) -> Response:
    """Numbers for Prometheus, for machines of the host only; to anybody else there is nothing here."""
    if not _is_hosts(request, site.settings.metrics_from, bool(site.settings.trusted_proxies)):
        raise Refusal(MISSING, "web.error.no_page")
    return Response(await asyncio.to_thread(site.metrics.text), media_type=CONTENT_TYPE_LATEST)


def _is_hosts(request: Request, networks: tuple[str, ...], believes_proxies: bool) -> bool:
    """Whether the address is one of the host's. What a proxy has passed on comes from somebody else."""
    if not believes_proxies and "x-forwarded-for" in request.headers:
        return False
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return any(address in ip_network(network) for network in networks)
