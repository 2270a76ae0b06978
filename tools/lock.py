"""Write constraints.txt: the exact versions that make and CI install, out of the ranges in pyproject.toml."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = "bots,dev"  # which have all the others in them
HEAD = "# Written by `make lock`: the versions that make and CI install, out of the ranges in pyproject.toml.\n"


def main() -> None:
    """Ask pip what it would install into an empty environment."""
    ask = ["install", "-qq", "--dry-run", "--ignore-installed", "--report", "-"]
    command = [sys.executable, "-m", "pip", *ask, f"{ROOT}[{EXTRAS}]"]
    report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    found = [item["metadata"] for item in report["install"]]
    pins = sorted(f"{it['name'].lower()}=={it['version']}\n" for it in found if it["name"] != "civitas")
    (ROOT / "constraints.txt").write_text(HEAD + "".join(pins))


if __name__ == "__main__":
    main()
