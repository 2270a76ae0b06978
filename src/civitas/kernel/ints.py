"""What the compiler reads and plain Python does not need: the machine integer of the engine, and marks of classes.

Left uncompiled, and in need of no package where the engine runs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_marks):
        """A mark of a class changes nothing in plain Python."""
        return lambda marked: marked
