"""One text of the rules, two faces: plain Python, and compiled with numba.

A face re-creates the functions of a rules module, of everything they use, and of *texts*: modules of functions over any
game (playouts, search), whose names from `contract` it binds to this game's. A text that declares `STANDS_FOR`, the
name of a module of stand-ins like `contract`, has its functions put in their place. Both faces have the same calls:

>>> from bazigah.core.game import find_game
>>> game = find_game("wazabi")
>>> face = plain(game.rules)
>>> s = face.new()
>>> face.setup(s, game.pack(game.resolve({"players": 2, "first": 0})))
>>> face.to_move(s)
0

A plain state is an object with a slot for each field. A compiled one is a *box*: a `uint8` array that holds one record
of int64 fields. A box costs a fraction of what a record costs to pass and to copy; a compiled function views it once,
at its door.
"""

import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from bazigah.core import contract
from bazigah.core.cache import keep

Shape = tuple[int, ...]
ROOT = __name__.partition(".")[0]
ASSIGN = contract.assign.__name__
CONTRACT = tuple(name for name, value in vars(contract).items() if isinstance(value, FunctionType) and name != ASSIGN)


class Face:
    """The functions of a game on one kind of state, as attributes: those of `contract` and the public ones of texts.

    `new()` makes a state of zeros, `copy(s)` an independent twin of `s`; `fields(s)` gives name -> int or nested lists,
    `load(fields)` the state with those fields, from the fields of either face; `buffer(n)` room for n ints, or for
    those given.
    """

    new: Callable[[], Any]
    copy: Callable[[Any], Any]
    fields: Callable[[Any], dict[str, Any]]
    load: Callable[[Mapping[str, Any]], Any]
    buffer: Callable[[int | Sequence[int]], Any]

    def __init__(self, shapes: Mapping[str, Shape], functions: Mapping[str, Callable[..., Any]]) -> None:
        self.shapes = shapes
        self.__dict__.update(functions)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name!r} is no function of this face")


class Plain(Face):
    """Interpreted: for servers, people and debuggers."""

    def __init__(self, shapes: Mapping[str, Shape], functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__(shapes, functions)
        self.new = _state_class(tuple(shapes.items()))
        self.copy = copy

    def fields(self, s: Any) -> dict[str, Any]:
        twin = copy(s)
        return {name: getattr(twin, name) for name in self.shapes}

    def load(self, fields: Mapping[str, Any]) -> Any:
        s = self.new()
        for name in self.shapes:
            setattr(s, name, _copied(fields[name]))
        return s

    def buffer(self, values: int | Sequence[int]) -> list[int]:
        return [0] * values if isinstance(values, int) else list(values)


class Compiled(Face):
    """Compiled: for search, simulation and training. States are boxes, buffers NumPy int64 arrays."""

    def __init__(self, shapes: Mapping[str, Shape], functions: Mapping[str, Callable[..., Any]], layout: Any) -> None:
        super().__init__(shapes, functions)
        self.layout = layout

    def new(self) -> Any:
        import numpy as np

        return np.zeros(self.layout.itemsize, np.uint8)

    def copy(self, s: Any) -> Any:
        return s.copy()

    def fields(self, s: Any) -> dict[str, Any]:
        record = s.view(self.layout)[0]
        return {name: record[name].tolist() for name in self.shapes}

    def load(self, fields: Mapping[str, Any]) -> Any:
        box = self.new()
        record = box.view(self.layout)[0]
        for name in self.shapes:
            record[name] = fields[name]
        return box

    def buffer(self, values: int | Sequence[int]) -> Any:
        import numpy as np

        return np.zeros(values, np.int64) if isinstance(values, int) else np.array(values, np.int64)


def copy(s: Any) -> Any:
    """An independent copy of a plain state."""
    return s.__copy__()


def plain(rules: ModuleType, *texts: ModuleType) -> Plain:
    """The interpreted face of `rules`, with the functions of `texts` bound to it."""
    return _plain(rules, texts)


def compiled(rules: ModuleType, *texts: ModuleType) -> Compiled:
    """The compiled face; ImportError without numba.

    Functions are compiled when they are first called with a kind of argument, and kept on disk under a hash of every
    source involved.
    """
    return _compiled(rules, texts)


def can_compile() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


def fastest(rules: ModuleType, *texts: ModuleType) -> Face:
    """The compiled face where numba is installed, else the plain one."""
    return compiled(rules, *texts) if can_compile() else plain(rules, *texts)


@cache
def _plain(rules: ModuleType, texts: tuple[ModuleType, ...]) -> Plain:
    linker = Linker(rules, texts, wrap=lambda function: function, constant=lambda value: value)
    return Plain(rules.STATE, linker.public())


@cache
def _compiled(rules: ModuleType, texts: tuple[ModuleType, ...]) -> Compiled:
    import numba
    import numpy as np

    from bazigah.core import borrow

    def constant(value: Any) -> Any:
        return np.array(value, np.int64) if _is_numbers(value) else value

    layout = np.dtype([(name, np.int64, shape) for name, shape in rules.STATE.items()])
    # Only doors are kept on disk: what they call is compiled into them, to the last function, which is half the speed.
    inline = numba.njit(boundscheck=True, nogil=True, forceinline=True)
    linker = Linker(rules, texts, wrap=inline, constant=constant)
    functions = linker.public()
    key = _hash([*linker.spaces, __name__, borrow.__name__], numba.__version__, np.__version__)
    with keep("+".join(module.__name__ for module in (rules, *texts)), key) as kept:
        jit = numba.njit(boundscheck=True, nogil=True, cache=kept)
        doors = {name: jit(_door(name, function, layout, borrow.borrowed)) for name, function in functions.items()}
    return Compiled(rules.STATE, doors, layout)


class Linker:
    """Re-creates functions module by module, each over a namespace in which names lead to re-created ones."""

    def __init__(
        self,
        rules: ModuleType,
        texts: Sequence[ModuleType],
        wrap: Callable[[Any], Any],
        constant: Callable[[Any], Any],
    ) -> None:
        self.rules = rules
        self.texts = texts
        self.ours = {text.__name__ for text in texts}
        self.stands = {text.STANDS_FOR: text for text in texts if hasattr(text, "STANDS_FOR")}
        self.stands[contract.__name__] = rules
        self.wrap = wrap
        self.constant = constant
        self.spaces: dict[str, dict[str, Any]] = {}
        self.made: dict[FunctionType, Any] = {}

    def public(self) -> dict[str, Callable[..., Any]]:
        """Contract functions of the game and, from texts, the public functions of a state `s`."""
        originals = [getattr(self.rules, name) for name in CONTRACT]
        for text in self.texts:
            originals += [f for f in vars(text).values() if isinstance(f, FunctionType) and _is_public(f, text)]
        return {original.__name__: self.bind(original) for original in originals}

    def bind(self, value: Any) -> Any:
        if not isinstance(value, FunctionType):
            return self.constant(value)
        if value is contract.assign:
            return self.made.setdefault(value, self.wrap(_assign(tuple(self.rules.STATE.items()))))
        if value.__module__ in self.stands:
            value = getattr(self.stands[value.__module__], value.__name__)
        if not (value.__module__.startswith(f"{ROOT}.") or value.__module__ in self.ours):
            return value
        if value not in self.made:
            twin = FunctionType(value.__code__, self.space(value.__module__), value.__name__, value.__defaults__)
            self.made.setdefault(value, self.wrap(twin))
        return self.made[value]

    def space(self, name: str) -> dict[str, Any]:
        """The namespace of a module's functions, filled while they are bound, since modules may use one another."""
        if name not in self.spaces:
            space = self.spaces[name] = {"__name__": name, "__builtins__": __builtins__}
            public = {key: value for key, value in vars(sys.modules[name]).items() if not key.startswith("__")}
            space.update((key, self.bind(value)) for key, value in public.items())
        return self.spaces[name]


def _door(name: str, inner: Any, layout: Any, borrowed: Any) -> Any:
    """A function of a box that views it and calls `inner`; from source, since numba keeps no closures on disk."""
    given = tuple(inspect.signature(inner.py_func).parameters)
    passed = ", ".join(f"borrowed({each}){'.view(layout)[0]' if each in contract.STATES else ''}" for each in given)
    source = f"def {name}({', '.join(given)}):\n    return inner({passed})\n"
    space: dict[str, Any] = {"inner": inner, "layout": layout, "borrowed": borrowed, "__name__": __name__}
    exec(compile(source, __file__, "exec"), space)  # noqa: S102 - from names of our own functions
    return space[name]


def _is_public(function: FunctionType, text: ModuleType) -> bool:
    first = next(iter(inspect.signature(function).parameters), "")
    return function.__module__ == text.__name__ and first == "s" and not function.__name__.startswith("_")


def _is_numbers(value: Any) -> bool:
    """Whether it is a tuple of ints, or a rectangular nest of such tuples."""
    if not isinstance(value, tuple) or not value:
        return False
    if all(type(item) is int for item in value):
        return True
    return all(_is_numbers(item) for item in value) and len({len(item) for item in value}) == 1


def _hash(modules: Sequence[str], *versions: str) -> str:
    files = sorted(Path(str(sys.modules[name].__file__)) for name in modules)
    return sha256("\0".join([*versions, *(path.read_text("utf-8") for path in files)]).encode()).hexdigest()[:16]


@cache
def _state_class(shapes: tuple[tuple[str, Shape], ...]) -> type:
    def start(self: Any) -> None:
        for name, shape in shapes:
            setattr(self, name, _zeros(shape))

    members = {"__slots__": tuple(name for name, _ in shapes), "__init__": start, "__copy__": _copier(shapes)}
    return type("State", (), members)


def _copier(shapes: tuple[tuple[str, Shape], ...]) -> Callable[[Any], Any]:
    """A function that copies such states, written out field by field: hosts and bots copy all the time."""
    lines = [f"    twin.{name} = {_copy_of(f's.{name}', len(shape))}" for name, shape in shapes]
    source = "\n".join(["def __copy__(s):", "    twin = new(type(s))", *lines, "    return twin"])
    space: dict[str, Any] = {"new": object.__new__}
    exec(compile(source, __file__, "exec"), space)  # noqa: S102 - from names of our own fields
    copier: Callable[[Any], Any] = space["__copy__"]
    return copier


def _copy_of(value: str, depth: int) -> str:
    """An expression that copies lists nested so deep."""
    if depth == 0:
        return value
    return f"{value}[:]" if depth == 1 else f"[{_copy_of(f'v{depth}', depth - 1)} for v{depth} in {value}]"


def _zeros(shape: Shape) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


@cache
def _assign(shapes: tuple[tuple[str, Shape], ...]) -> FunctionType:
    """`assign` for states of these fields: number by number, which both faces understand."""
    lines = ["def assign(s, t):"]
    for name, shape in shapes:
        indices = "".join(f"[i{depth}]" for depth in range(len(shape)))
        lines += [f"{'    ' * (depth + 1)}for i{depth} in range({size}):" for depth, size in enumerate(shape)]
        lines.append(f"{'    ' * (len(shape) + 1)}s.{name}{indices} = t.{name}{indices}")
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile("\n".join(lines), __file__, "exec"), space)  # noqa: S102 - from names of our own fields
    written: FunctionType = space["assign"]
    return written


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [_copied(item) for item in value] if value and isinstance(value[0], list) else value[:]
