"""Monte Carlo tree search in any game, as a text that `twin` binds to a game and its guide.

From what a seat sees, match after match is played on. In the tree each seat takes the action that promises it most
(max^n, so for any number of seats), with an allowance for those that were tried little (PUCT, where the guide's action
has half of the prior); chance is drawn by its weights, and its outcomes are nodes too, so that a node is one course of
events. Each match leaves the tree with a new node and is played on by the guide, for `LENGTH` events at most; then the
guide says what it is worth. With `DEPTH` 1 only the first action is chosen by search: flat rollouts.

Whole numbers where they add up, square roots where they do not: both faces walk through the same tree.
"""

from bazigah.bots.guide import ONE, decide, evaluate
from bazigah.bots.playout import scramble, step, weighted
from bazigah.core.contract import CHANCE, OVER, Buffer, State, apply, assign, chances, legal, to_move

DEPTH, LENGTH, CURIOSITY, OUTCOMES = 0, 1, 2, 3
"""Settings: how many events may be in the tree; how many are played after it; the allowance, in hundredths; the square
of how many outcomes a chance node has may be as many times its visits (0: all that there are)."""
SETTINGS = 4

VISITS, ACTION, CHILD, SIBLING, CHILDREN, HINT, TOTAL = range(7)
"""A node in the tree's buffer: how often it was passed; the event that leads to it; its first child and its next
sibling (0: none); how many children; the guide's action there; then, for each seat, the sum of what came of it."""
UNASKED = -1


def room(players: int, simulations: int) -> int:
    """How many ints the tree of so many simulations needs."""
    return (TOTAL + players) * (simulations + 1)


def search(
    s: State, t: State, seat: int, seed: int, first: int, last: int,
    settings: Buffer, tree: Buffer, path: Buffer, out: Buffer, weight: Buffer,
) -> None:  # fmt: skip
    """Simulations number `first` .. `last` - 1 of a search that begins with number 0 and an empty tree.

    `s` is what `seat`, which has a decision, sees; `t` is a state to play on. `tree` has `room` for all simulations and
    begins with zeros, `path` for the settings' DEPTH and one more.
    """
    size = TOTAL + s.players
    for number in range(first, last):
        assign(t, s)
        rng = scramble(seed + number)
        depth, made, end = 0, 0, settings[LENGTH]
        path[0] = 0
        inside = True
        while made < end:
            mover = seat if made == 0 else to_move(t)
            if mover == OVER:
                break
            rng = step(rng)
            node = path[depth]
            if mover == CHANCE:
                n = chances(t, out, weight)
                if inside and settings[OUTCOMES] > 0:
                    n = known_outcomes(tree, size, node, settings[OUTCOMES], out, weight, n)
                action = out[weighted(rng, weight, n)]
            else:
                action = tree[node * size + HINT] - 1 if inside else UNASKED
                if action == UNASKED:
                    action = decide(t, mover, rng, out)
                if inside:
                    tree[node * size + HINT] = action + 1
                    n = legal(t, mover, out)
                    action = promising(tree, size, node, mover, settings[CURIOSITY], action, out, n)
            apply(t, mover, action)
            made += 1
            if inside:
                child = child_of(tree, size, node, action)
                inside = child > 0 and depth + 1 < settings[DEPTH]
                if child == 0:
                    child = number + 1
                    add_child(tree, size, node, action, child)
                depth += 1
                path[depth] = child
                end = made + settings[LENGTH]
        evaluate(t, out)
        credit(tree, size, path, depth, out)


def credit(tree: Buffer, size: int, path: Buffer, depth: int, out: Buffer) -> None:
    """Adds what came of a match to the nodes on its way."""
    for i in range(depth + 1):
        at = path[i] * size
        tree[at + VISITS] += 1
        for seat in range(size - TOTAL):
            tree[at + TOTAL + seat] += out[seat]


def child_of(tree: Buffer, size: int, node: int, action: int) -> int:
    child = tree[node * size + CHILD]
    while child > 0 and tree[child * size + ACTION] != action:
        child = tree[child * size + SIBLING]
    return child


def add_child(tree: Buffer, size: int, node: int, action: int, child: int) -> None:
    tree[child * size + ACTION] = action
    tree[child * size + SIBLING] = tree[node * size + CHILD]
    tree[node * size + CHILD] = child
    tree[node * size + CHILDREN] += 1


def promising(
    tree: Buffer, size: int, node: int, seat: int, curiosity: int, hint: int, out: Buffer, n: int
) -> int:  # fmt: skip
    """Of the `n` legal actions in `out` the one to try: what it brought so far, and the allowance for few visits.

    An untried action is taken to be worth what the node is.
    """
    at = node * size
    visits = tree[at + VISITS]
    wide = 1.0 / (2 * n) if n > 1 else 1.0
    allowance = curiosity * 0.01 * (visits + 1.0) ** 0.5
    average = tree[at + TOTAL + seat] / (visits * ONE) if visits > 0 else 0.5
    best, most = out[0], -1.0
    for i in range(n):
        child = child_of(tree, size, node, out[i])
        seen, worth = 0, average
        if child > 0:
            seen = tree[child * size + VISITS]
            worth = tree[child * size + TOTAL + seat] / (seen * ONE)
        prior = wide + 0.5 if out[i] == hint else wide
        promise = worth + allowance * prior / (1 + seen)
        if promise > most:
            best, most = out[i], promise
    return best


def known_outcomes(
    tree: Buffer, size: int, node: int, factor: int, out: Buffer, weight: Buffer, n: int
) -> int:  # fmt: skip
    """Progressive widening: keeps of `n` outcomes those that are in the tree, once these are many for its visits."""
    at = node * size
    if tree[at + CHILDREN] * tree[at + CHILDREN] <= factor * tree[at + VISITS]:
        return n
    kept = 0
    for i in range(n):
        if child_of(tree, size, node, out[i]) > 0:
            out[kept] = out[i]
            weight[kept] = weight[i]
            kept += 1
    return kept


def tried(s: State, tree: Buffer, out: Buffer, visits: Buffer) -> int:
    """Fills `out` with the actions that were tried first, and how often each; how many these are."""
    size = TOTAL + s.players
    child, n = tree[CHILD], 0
    while child > 0:
        out[n] = tree[child * size + ACTION]
        visits[n] = tree[child * size + VISITS]
        child = tree[child * size + SIBLING]
        n += 1
    return n
