"""Arrays that compiled code hands on without counting who holds them; needs numba.

numba counts the holders of an array whenever a function hands it to another one, with atomic instructions; so close to
the dice that is a tenth of the time. The caller holds its arrays as long as the call lasts: inside, nothing need be
counted.
"""

from typing import Any

from numba.core import types
from numba.extending import intrinsic


@intrinsic
def borrowed(typing: Any, value: Any) -> Any:  # noqa: ARG001  numba's signature
    """The same array, as one that nobody owns; any other value as it is. It must not outlive the call."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        if not isinstance(value, types.Array):
            return arguments[0]
        array = context.make_array(value)(context, builder, arguments[0])
        array.meminfo = array.meminfo.type(None)
        array.parent = array.parent.type(None)
        return array._getvalue()  # noqa: SLF001

    return value(value), code
