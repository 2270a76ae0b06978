"""Compile the engine of this checkout into build/engine, unless what lies there came from these very sources.

Sources are compared by content, not by time, so that a file taken away is seen too, and a mere touch is not.
"""

import os
import platform
import runpy
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parents[1]
form = SimpleNamespace(**runpy.run_path(str(ROOT / "src/civitas/_form.py")))


def main() -> None:
    """Compile if needed. Where nothing compiles, setup.py says so in one line and the engine stays plain."""
    manifest = form.manifest()
    # Taken before compiling: a file saved meanwhile then differs from the manifest, as it should.
    image = f"# Python {platform.python_version()}, mypy {version('mypy')}\n{form.fingerprint()}"
    if manifest.exists() and manifest.read_text() == image and os.environ.get("CIVITAS_COMPILE") != "0":
        return
    shutil.rmtree(form.BUILT, ignore_errors=True)
    start = time.monotonic()
    build()
    if form.BUILT.exists():
        manifest.write_text(image)
        print(f"civitas: engine compiled in {time.monotonic() - start:.0f} s")


def build() -> None:
    """Run setup.py, so that there is one way to compile."""
    where = ["--build-lib", str(form.BUILT), "--build-temp", "build/temp", "--parallel", str(os.cpu_count() or 1)]
    done = subprocess.run([sys.executable, "setup.py", "-q", "build_ext", *where], cwd=ROOT)
    if done.returncode:
        shutil.rmtree(form.BUILT, ignore_errors=True)
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
