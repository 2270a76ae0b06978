"""The bot of examples/bot.py plays at a real site and ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.sites import site

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"

pytestmark = pytest.mark.slow


def test_the_example_opens_tables_plays_them_and_says_how_it_went(tmp_path: Path) -> None:
    with site(f"sqlite:///{tmp_path / 'site.db'}") as running:
        command = [sys.executable, str(EXAMPLE), running.url, "--games", "2", "--against", "bot:uniform"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)

    assert done.returncode == 0, done.stderr
    assert done.stdout in [f"{won} of 2 won\n" for won in range(3)]
