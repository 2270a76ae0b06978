"""Fetch the browser libraries of the client anew into src/civitas/web/client/vendor (needs npm; nobody else does).

Bare module names become relative paths, so that the client needs no import map and the page no inline script.
"""

import re
import subprocess
import tarfile
import tempfile
from pathlib import Path

VENDOR = Path(__file__).resolve().parents[1] / "src/civitas/web/client/vendor"

# package and version, file in it, name here
FILES = (
    ("preact@11.2.0", "dist/preact.mjs", "preact.js"),
    ("preact@11.2.0", "hooks/dist/hooks.mjs", "hooks.js"),
    ("htm@3.1.1", "dist/htm.module.js", "htm.js"),
    ("@preact/signals-core@1.14.5", "dist/signals-core.mjs", "signals-core.js"),
    ("@preact/signals@2.11.4", "dist/signals.mjs", "signals.js"),
)
RELATIVE = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}


def main() -> None:
    licences = []
    with tempfile.TemporaryDirectory() as folder:
        for package in dict.fromkeys(row[0] for row in FILES):
            content = unpack(package, Path(folder))
            licences.append(f"{package}\n\n{(content / 'LICENSE').read_text().strip()}\n")
            for owner, source, name in FILES:
                if owner == package:
                    (VENDOR / name).write_text(relative((content / source).read_text()))
    (VENDOR / "LICENSES.txt").write_text("\n----\n\n".join(licences))


def unpack(package: str, folder: Path) -> Path:
    """The unpacked archive of a package."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", package], cwd=folder, capture_output=True, text=True, check=True
    )
    place = folder / re.sub(r"\W", "_", package)
    with tarfile.open(folder / packed.stdout.strip()) as archive:
        archive.extractall(place, filter="data")
    return place / "package"


def relative(code: str) -> str:
    """The module with the paths of our folder in place of package names, and without the map that is not shipped."""
    code = re.sub(r'(from|import)\s*"([^".][^"]*)"', lambda match: f'{match[1]}"{RELATIVE[match[2]]}"', code)
    return re.sub(r"//# sourceMappingURL=.*\s*", "", code)


if __name__ == "__main__":
    main()
