"""Compiles the engine by mypyc where a C compiler works. All else about the package stands in pyproject.toml.

CIVITAS_COMPILE=0 leaves it plain Python; CIVITAS_COMPILE=1 fails rather than leave it so. CIVITAS_OPT=0 compiles it
several times faster, to try that it compiles; what comes of it is slower. CIVITAS_ENGINE names a folder such as
tools/compile_engine.py fills for a checkout: what lies there is taken, if it was compiled from these very sources.
An editable install is always plain.
"""

import importlib.util
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FORM = runpy.run_path("src/civitas/_form.py")

# Lets the C compiler inline calls between functions that the group's library also exports.
INLINE = "-fno-semantic-interposition"

# Rules are many small functions: games are a fifth faster for a tenth more of compiling (docs/speed.md).
INLINE_MORE = "--param=max-inline-insns-auto=60"

# The assembler works while the compiler does.
PIPE = "-pipe"

# Nobody reads warnings about C that was written by a program, and looking for them takes longer than compiling it.
QUIET = "-Wno-all"

PROBE_C = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
PROBE_PY = """
import sys
from setuptools import Extension, setup
probe = Extension("probe", ["probe.c"], extra_compile_args=sys.argv[1:])
setup(name="probe", script_args=["build_ext", "--inplace"], ext_modules=[probe])
import probe
"""


def compiles(*flags: str) -> bool:
    """Whether a C extension can be compiled, linked and loaded here."""
    # Finding a compiler by its name would prove less: Python.h or the linker may be missing.
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE_C)
        probe = [sys.executable, "-c", PROBE_PY, *flags]
        return subprocess.run(probe, cwd=folder, capture_output=True).returncode == 0


def obstacle() -> str | None:
    """What stands in the way of compiling, if anything does."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    if not compiles():
        return "no working C compiler (with Python's header files)"
    return None


def engine() -> list[Extension]:
    """The compiled modules, or none."""
    wanted = os.environ.get("CIVITAS_COMPILE", "")
    # Not for an editable install, nor when only the metadata is asked for.
    builds = {"bdist_wheel", "build_ext"} & set(sys.argv)
    if wanted == "0" or not builds:
        return []
    if ready := compiled_before():
        print("civitas: the engine was compiled before", file=sys.stderr)
        return ready
    if reason := obstacle():
        if wanted == "1":
            sys.exit(f"civitas: the engine cannot be compiled: {reason}")
        print(f"civitas: the engine stays plain Python, right but slow: {reason}", file=sys.stderr)
        return []
    print("civitas: compiling the engine ...", file=sys.stderr)
    return mypyc_extensions()


def mypyc_extensions() -> list[Extension]:
    """Translate the engine to C, as one group."""
    from mypyc.build import mypycify

    files = [os.path.relpath(file) for file in FORM["to_compile"]()]
    level = os.environ.get("CIVITAS_OPT", "2")
    extensions = mypycify(files, opt_level=level, debug_level="0", group_name=FORM["GROUP"], target_dir="build/mypyc")
    flags = [flag for flag in (INLINE, INLINE_MORE, PIPE, QUIET) if compiles("-Werror", flag)]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return extensions


def compiled_before() -> list[Extension]:
    """The modules in the folder of CIVITAS_ENGINE, or none if they are not the image of these sources."""
    folder = Path(os.environ.get("CIVITAS_ENGINE", "-"))
    manifest = folder / FORM["manifest"]().name
    if not manifest.exists() or manifest.read_text().partition("\n")[2] != FORM["fingerprint"]():
        return []
    files = [file.relative_to(folder) for file in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}")]
    return [Extension(".".join((*file.parent.parts, file.name.partition(".")[0])), []) for file in files]


class Build(build_ext):
    """Compiles, or copies what was compiled before."""

    def build_extension(self, extension: Extension) -> None:
        if extension.sources:
            super().build_extension(extension)
        else:
            place = Path(self.get_ext_fullpath(extension.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path(os.environ["CIVITAS_ENGINE"], self.get_ext_filename(extension.name)), place)


if __name__ == "__main__":
    setup(ext_modules=engine(), cmdclass={"build_ext": Build})
