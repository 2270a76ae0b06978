"""Debian's Firefox, driven over WebDriver BiDi, which it speaks itself: Playwright asks it for commands it has not.

with firefox(folder) as browser:
    browser.visit(url, ".lobby")
    browser.picture(folder / "lobby.png")
    assert browser.errors == []
"""

from __future__ import annotations

import os
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import reduce
from json import dumps, loads
from pathlib import Path
from re import search
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

PATIENCE = 60
"""Seconds after which a page that shows nothing is broken; a busy machine is slow."""

COME = """new Promise((come, failed) => {
  const look = () => (CONDITION) ? come(true) : requestAnimationFrame(look);
  setTimeout(() => failed(new Error(`not at ${location}: ${WORDS}`)), MS);
  look();
})"""

PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
}
"""What keeps it at our work, and at rest."""


def where() -> str | None:
    """Where Firefox is, if it is anywhere."""
    names = ("firefox-esr", "firefox")
    return os.environ.get("CIVITAS_FIREFOX") or next(filter(None, map(shutil.which, names)), None)


@contextmanager
def firefox(folder: Path, language: str = "en-GB", **preferences: object) -> Iterator[Firefox]:
    """A window of Firefox without a screen, with a profile in a folder."""
    wanted = {**PREFERENCES, "intl.accept_languages": language, **preferences}
    lines = [f"user_pref({dumps(name)}, {dumps(value)});" for name, value in wanted.items()]
    (folder / "user.js").write_text("\n".join(lines))
    words = [where() or "firefox", "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    process = subprocess.Popen(words, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    try:
        with connect(f"{address(process)}/session", max_size=None) as line:
            yield Firefox(line)
    finally:
        process.terminate()
        process.wait()


def address(process: subprocess.Popen[str]) -> str:
    """Where it listens, which it says itself."""
    assert process.stderr is not None
    for said in process.stderr:
        if found := search(r"ws://\S+", said):
            return found[0]
    raise RuntimeError("Firefox ended before it listened.")


BROKEN_OFF = (
    "A ServiceWorker intercepted the request and encountered an unexpected error",
    "was interrupted while the page was loading",
)
"""What is said of loads and lines that ended because their page was left. What a page lacks, its sign shows."""


class Firefox:
    """One tab, and all that went wrong in it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.count = 0
        self.errors: list[str] = []
        self.version = self.ask("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.tab = self.ask("browsingContext.create", type="tab")["context"]

    def ask(self, method: str, **words: Any) -> Any:
        """A command and its answer; what is heard before it comes is kept."""
        self.count += 1
        self.line.send(dumps({"id": self.count, "method": method, "params": words}))
        while True:
            told = loads(self.line.recv(PATIENCE * 2))
            if told.get("id") == self.count:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['error']}: {told['message']}")
                return told["result"]
            self._hear(told)

    def _hear(self, told: Mapping[str, Any]) -> None:
        entry = told.get("params", {})
        if told.get("method") != "log.entryAdded" or entry["level"] not in ("error", "warn"):
            return
        if not any(words in (entry["text"] or "") for words in BROKEN_OFF):
            self.errors.append(f"{entry['text']} {(entry.get('source') or {}).get('url', '')}")

    def sees(self, width: int, height: int) -> None:
        """The size of the window."""
        self.ask("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def is_known(self, url: str, cookies: Mapping[str, str]) -> None:
        """Somebody who has these cookies of a site."""
        for name, value in cookies.items():
            cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": urlsplit(url).hostname}
            self.ask("storage.setCookie", cookie=cookie)

    def visit(self, url: str, sign: str) -> None:
        """Go to a page, until something is there."""
        self.ask("browsingContext.navigate", context=self.tab, url=url, wait="complete")
        self.waits_for(sign)

    def waits_for(self, sign: str) -> None:
        """Until something is there."""
        self.waits_until(f"document.querySelector({dumps(sign)})")

    def waits_until(self, condition: str) -> None:
        words = {"CONDITION": condition, "WORDS": dumps(condition), "MS": str(PATIENCE * 1000)}
        self.run(reduce(lambda script, word: script.replace(*word), words.items(), COME))

    def run(self, script: str) -> Any:
        """What a script answers, or promises."""
        target = {"context": self.tab}
        told = self.ask("script.evaluate", expression=script, target=target, awaitPromise=True, userActivation=True)
        if told["type"] == "exception":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return told["result"].get("value")

    def presses(self, selector: str) -> None:
        """The first such thing, with the pointer."""
        box = self.run(f"""(() => {{ const box = document.querySelector({dumps(selector)}).getBoundingClientRect();
            return JSON.stringify([box.x + box.width / 2, box.y + box.height / 2]); }})()""")
        x, y = map(round, loads(box))
        pointer = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask("input.performActions", context=self.tab, actions=[{"type": "pointer", "id": "1", "actions": pointer}])

    def picture(self, file: Path) -> None:
        taken = self.ask("browsingContext.captureScreenshot", context=self.tab)
        file.write_bytes(b64decode(taken["data"]))
