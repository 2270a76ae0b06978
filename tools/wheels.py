"""Build a wheel for each Python that Civitas supports, and try each: `make wheels`.

Where docker or podman works, cibuildwheel builds them, for any Linux with the C library of its images. Without, they
are built by those Pythons that are installed here, and then serve this kind of system only: a compiled module is made
for one version of Python (no `abi3`, which mypyc does not offer) and one C library. What was built is installed into a
fresh environment and must play a game compiled. At the end stands which wheels were built and tried, and which were
not.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TRIAL = """
import civitas
from civitas import _form
game = civitas.new("duel", seed=7)
while game.result is None:
    game.play(game.options()[-1])
assert _form.compiled(), _form.describe()
"""


def main() -> None:
    if any(shutil.which(tool) and works(tool, "info") for tool in ("docker", "podman")):
        run(sys.executable, "-m", "pip", "install", "--quiet", "cibuildwheel")
        run(sys.executable, "-m", "cibuildwheel", "--output-dir", str(DIST), str(ROOT))
        return
    print("Neither docker nor podman works here, which cibuildwheel needs: the wheels will fit this system only.")
    told = {version: built_and_tried(version) for version in VERSIONS}
    for version, what in told.items():
        print(f"CPython {version}: {what}")


def built_and_tried(version: str) -> str:
    """Build and try the wheel of one Python; what came of it."""
    python = shutil.which(f"python{version}")
    if python is None or not works(python, "--version"):
        return "not here, so nothing was built"
    place = ROOT / "build" / "wheels" / version
    shutil.rmtree(place, ignore_errors=True)
    print(f"CPython {version}: building ...", flush=True)
    if not works(python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(place), str(ROOT)):
        return "not built; `pip wheel .` says why"
    wheel = next(place.glob("*.whl"))
    DIST.mkdir(exist_ok=True)
    shutil.copy(wheel, DIST)
    run(python, "-m", "venv", str(place / "trial"))
    fresh = str(place / "trial" / "bin" / "python")
    run(fresh, "-m", "pip", "install", "--quiet", "--no-deps", str(wheel))
    if not works(fresh, "-I", "-c", TRIAL):
        return f"{wheel.name} was built, but does not play a game compiled"
    return f"{wheel.name} was built, and plays a game compiled"


def works(*command: str) -> bool:
    return subprocess.run(command, cwd=ROOT / "build", capture_output=True).returncode == 0


def run(*command: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(f"wheels: {' '.join(command)} failed")


if __name__ == "__main__":
    main()
