"""Compiles the engine by mypyc where a C compiler works. All else about the package stands in pyproject.toml.

CIVITAS_COMPILE=0 leaves it plain Python; CIVITAS_COMPILE=1 fails rather than leave it so. CIVITAS_OPT=0 compiles it
several times faster, to try that it compiles; what comes of it is slower. CIVITAS_ENGINE names a folder such as
tools/compile_engine.py fills for a checkout: what lies there is taken, if it was compiled from these very sources.
An editable install is always plain.
"""

import importlib.util
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

FORM = runpy.run_path("src/civitas/_form.py")

# Lets the C compiler inline calls between functions that the group's library also exports.
INLINE = "-fno-semantic-interposition"

# Rules are many small functions: games are a fifth faster for a tenth more of compiling (docs/speed.md).
INLINE_MORE = "--param=max-inline-insns-auto=60"

# What may be inlined is a part of a file's size, and the rules alone are a smaller file: as much as in one of all.
INLINE_ROOM = "--param=inline-unit-growth=70"

# The assembler works while the compiler does.
PIPE = "-pipe"

# Two fifths of the C code are no part of a game: bodies of modules, which run once, and wrappers, for calls by Python.
APART = re.compile(rb"(?:(?P<bodies>char CPyDef_\w+_top_level__)|(?P<wrappers>PyObject \*CPyPy_\w+))\(.*\{$")
LEVELS = {"bodies": "0", "wrappers": "1"}

# What they use of the rest, and mypyc's header does not declare.
UNDECLARED = re.compile(rb"^static (bool\nCPyDef_\w+\([^)]*\)|PyTypeObject \*CPyType_\w+)(?=\n\{| =)", re.MULTILINE)

# The versions of mypyc that write C as is expected here; what others write is compiled as it is.
EXPECTED = ("2.4.",)

# Nobody reads warnings about C that was written by a program, and looking for them takes longer than compiling it.
QUIET = "-Wno-all"

FLAGS = [INLINE, INLINE_MORE, INLINE_ROOM, PIPE, QUIET]

# Functions of the library call one another, and nobody else's.
BOUND = "-Wl,-Bsymbolic"

# How much the C compiler optimizes.
LEVEL = os.environ.get("CIVITAS_OPT", "2")

# All that the small file by which Python finds a module in the library asks of Python: functions of the stable ABI.
# With Python's own header each of the two hundred takes five times as long to compile.
DOOR_H = """
typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
"""

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
    extensions = mypycify(files, opt_level=LEVEL, debug_level="0", group_name=FORM["GROUP"], target_dir="build/mypyc")
    flags = FLAGS if compiles("-Werror", *FLAGS) else [flag for flag in FLAGS if compiles("-Werror", flag)]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    library, *doors = extensions
    if sys.platform == "linux" and version("mypy").startswith(EXPECTED):
        library.sources = in_parts(Path(library.sources[0]))
        library.extra_link_args = [BOUND]
        header = Path("build/mypyc/doors/Python.h")
        header.parent.mkdir(exist_ok=True)
        header.write_text(DOOR_H)
        for door in doors:
            door.include_dirs = [str(header.parent)]
    return extensions


def in_parts(code: Path) -> list[str]:
    """Divide the C code, so that two cores compile it. The rules stay together: they are inlined among themselves."""
    text = re.sub(rb"^ +", b"", code.read_bytes(), flags=re.MULTILINE)
    parts: dict[str, list[bytes]] = {"rules": [], **{part: [] for part in LEVELS}}
    part, depth = "rules", 0
    for line in UNDECLARED.sub(rb"\1", text).splitlines(keepends=True):
        if not depth:
            apart = APART.match(line)
            part = apart.lastgroup if apart else "rules"
        if part in LEVELS:
            depth += line.endswith(b"{\n") - line.startswith(b"}")
        parts[part].append(line)
    headers = [line for line in parts["rules"] if line.startswith(b'#include "')]
    declarations = [b"extern %s;\n" % found for found in UNDECLARED.findall(text)]
    for part in LEVELS:
        parts[part][:0] = headers + declarations
    for part, lines in parts.items():
        code.with_name(f"{part}.c").write_bytes(b"".join(lines))
    return [str(code.with_name(f"{part}.c")) for part in parts]


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
            self.compile_at_once(extension)
            super().build_extension(extension)
        else:
            place = Path(self.get_ext_fullpath(extension.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path(os.environ["CIVITAS_ENGINE"], self.get_ext_filename(extension.name)), place)

    def compile_at_once(self, extension: Extension) -> None:
        """Compile the files of a library side by side, each as far as it is worth it, so that only linking is left."""

        def compiled(source: str) -> list[str]:
            flags = [f"-O{min(LEVEL, LEVELS[part])}"] if (part := Path(source).stem) in LEVELS else []
            return self.compiler.compile(
                [source],
                self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=[*extension.extra_compile_args, *flags],
                depends=extension.depends,
            )

        with ThreadPoolExecutor() as pool:
            extension.extra_objects = [file for files in pool.map(compiled, extension.sources) for file in files]
        extension.sources = []


if __name__ == "__main__":
    setup(ext_modules=engine(), cmdclass={"build_ext": Build})
