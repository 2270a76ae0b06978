"""What `docs/hosting.md` shows is what lies in `examples/hosting`, and the programs it is meant for accept it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from civitas.cli import main

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples" / "hosting"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")

UNITS = sorted(file.name for file in EXAMPLES.glob("civitas*"))


@pytest.mark.parametrize("file", sorted(EXAMPLES.iterdir()), ids=lambda file: file.name)
def test_the_page_shows_each_example_as_it_is(file: Path) -> None:
    assert f"\n{file.read_text('utf-8')}```\n" in PAGE


def test_every_option_that_the_page_explains_exists() -> None:
    options = {name for option in main.commands["serve"].params for name in option.opts}
    rows = [row.split("|")[1] for row in PAGE.splitlines() if row.startswith("| `--")]
    named = {name for row in rows for name in re.findall(r"--[a-z-]+", row)}

    assert named <= options
    assert len(named) > 9


def test_the_page_names_every_command_of_a_host() -> None:
    admin = main.commands["admin"]
    assert isinstance(admin, click.Group)

    assert [command for command in admin.commands if f"civitas admin {command}" not in PAGE] == []


def run(*words: str) -> str:
    """What a program says of a file that it accepts."""
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_accepts_the_units(tmp_path: Path, name: str) -> None:
    for unit in UNITS:
        text = (EXAMPLES / unit).read_text("utf-8").replace("/opt/civitas/bin/civitas", sys.executable)
        (tmp_path / unit.replace("@", "@8001")).write_text(text)

    said = run("systemd-analyze", "verify", str(tmp_path / name.replace("@", "@8001")))

    assert [line for line in said.splitlines() if "civitas" in line] == []


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_accepts_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    run("caddy", "validate", "--adapter", "caddyfile", "--config", str(EXAMPLES / "Caddyfile"))


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_nginx_accepts_its_file(tmp_path: Path) -> None:
    lines = (EXAMPLES / "nginx.conf").read_text("utf-8").replace("443 ssl", "8443").splitlines()
    site = "\n".join(line for line in lines if "ssl_certificate" not in line)
    whole = tmp_path / "whole.conf"
    whole.write_text(f"pid {tmp_path}/pid; error_log stderr; events {{}}\nhttp {{ access_log off;\n{site}\n}}\n")

    assert "successful" in run("nginx", "-t", "-c", str(whole))
