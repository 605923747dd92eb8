"""The one refusal of the server."""

from bazigah.core.refusal import Refusal
from bazigah.core.say import Say, Value


class No(Exception):
    """What was asked is not done, and nothing has changed.

    `code` is stable and names the sentence `server-no-<code>` with `values`; a refusal of the game's rules or options
    has the code "rule" and brings its own sentence.
    """

    def __init__(self, code: str, /, **values: Value) -> None:
        super().__init__(code, values)
        self.code = code
        self.sentence = Say(f"server-no-{code}", values)
        self.clause: str | None = None
        self.reason: str | None = None

    @classmethod
    def by_rule(cls, refusal: Refusal, sentence: Say) -> "No":
        no = cls("rule")
        no.sentence, no.clause, no.reason = sentence, refusal.clause, refusal.reason
        return no
