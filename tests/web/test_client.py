"""The client's modules that need no page, tested where they run fastest: by the test runner of node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

TESTS = sorted((Path(__file__).parent / "client").glob("*.test.mjs"))


@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.name.split(".")[0])
def test_the_client(file: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine: what the client's modules answer is not tested")

    ran = subprocess.run([node, "--test", str(file)], capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr
