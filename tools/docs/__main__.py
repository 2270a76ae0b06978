"""Build the site for readers, strictly: a warning, a broken link or something fetched from elsewhere is a failure."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

os.environ["CIVITAS_PLAIN"] = "1"  # the reference is read from the sources

from sphinx.cmd.build import build_main

from tools.docs import links, pages

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = Path(__file__).parent
STRICT = ["--fail-on-warning", "--fresh-env", "--quiet"]


def main(folder: Path) -> int:
    """The pages into one folder, the site beside it."""
    source, site, doctrees = folder / "pages", folder / "site", folder / "doctrees"
    shutil.rmtree(site, ignore_errors=True)
    pages.write(source)
    where = ["--conf-dir", str(CONFIGURATION), "--doctree-dir", str(doctrees), str(source), str(site)]
    failed: int = build_main([*STRICT, *where])
    broken = links.broken(site)
    print(*broken, f"{len(list(site.rglob('*.html')))} pages in {site}", sep="\n")
    return 1 if failed or broken else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"))
