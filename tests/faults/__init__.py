"""What may go wrong around a table, and what must hold all the same.

`runner` forks real servers, `victims` holds them, `points` kills them at a named passage; `stages` are prepared
databases, `scenes` put people at a table, `stories` say what they do, `weather` disturbs what they send and get; and
`verdict` and `masks` require, when all is quiet: every acknowledged request once in the log, everyone at the same
point, and no frame ever with a secret or a pick that was hidden.
"""
