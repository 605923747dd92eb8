"""The one error of the rules: an action or an option that a clause does not allow."""


class Refusal(Exception):
    """Raised by rules before anything is changed.

    `clause` is the id of the clause that is broken ("C4"), `reason` a short code that is unique in its game
    ("not-greater") and names the sentence in the words, `values` what the sentence needs (ints; options may add
    strings), in the order that the game's REFUSALS table names them.

    Rules must raise it with literal clause and reason and int values, so that the compiled face raises the same.
    """

    def __init__(self, clause: str, reason: str, *values: int | str) -> None:
        super().__init__(clause, reason, *values)
        self.clause = clause
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        return " ".join([f"{self.clause}: {self.reason}", *map(str, self.values)])
