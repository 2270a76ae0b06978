"""The machine integer of the engine.

Left uncompiled: the compiler reads the annotation, plain Python needs only something callable.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
