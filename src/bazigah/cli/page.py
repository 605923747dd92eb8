"""A page of HTML that needs nothing else: headings, tables, plots and what they say, in one language."""

from collections.abc import Iterable, Sequence
from html import escape

from bazigah.core.say import Say, say
from bazigah.words.catalogue import Catalogue

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.6 Vazirmatn, "Segoe UI", Tahoma, "Noto Sans", "Noto Sans Arabic", "DejaVu Sans", sans-serif;
  max-width: 56rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
h1 { font-size: 1.7rem; margin-bottom: 0; }
h2 { font-size: 1.25rem; margin: 2.4rem 0 .4rem; border-bottom: 1px solid #ddd; }
p { margin: .4rem 0 .8rem; max-width: 46rem; }
p.how { color: #555; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .6rem 0; }
th, td { padding: .2rem .8rem; border-bottom: 1px solid #eee; text-align: start; white-space: nowrap; }
th { font-weight: 600; background: #f6f6f4; }
td:not(:first-child) { font-variant-numeric: tabular-nums; }
figure { margin: .6rem 0; overflow-x: auto; }
svg { max-width: 100%; height: auto; direction: ltr; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; list-style: none; margin: 0; padding: 0; }
.key svg { vertical-align: middle; }
bdi { unicode-bidi: isolate; }
@media print { h2 { break-after: avoid; } figure, table { break-inside: avoid; } }
"""


class Page:
    """Collects parts from above; `html()` is the page."""

    def __init__(self, title: str, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._title = title
        self._parts = [f"<h1>{escape(title)}</h1>"]

    def text(self, sentence: Say, kind: str = "") -> None:
        words = escape(self.catalogue.text(sentence))
        self._parts.append(f'<p class="{kind}">{words}</p>' if kind else f"<p>{words}</p>")

    def section(self, heading: Say, how: Say | None = None) -> None:
        """A heading, and a sentence that says how to read what follows."""
        self._parts.append(f"<h2>{escape(self.catalogue.text(heading))}</h2>")
        if how:
            self.text(how, "how")

    def table(self, rows: Sequence[Sequence[str]], *, head: bool = True) -> None:
        """The first row is the head."""
        lines = ['<div class="wide"><table>']
        for number, row in enumerate(rows):
            tag = "th" if head and number == 0 else "td"
            lines.append("<tr>" + "".join(f"<{tag}><bdi>{escape(cell)}</bdi></{tag}>" for cell in row) + "</tr>")
        self._parts.append("\n".join([*lines, "</table></div>"]))

    def plot(self, svg: str, label: Say) -> None:
        """A picture, with what it shows for those who do not see it."""
        words = escape(self.catalogue.text(label), quote=True)
        self._parts.append(f'<figure role="img" aria-label="{words}">{svg}</figure>')

    def key(self, entries: Iterable[tuple[str, str]]) -> None:
        """What each sign of a plot stands for: a drawing and its words."""
        items = "".join(f"<li>{drawing} <bdi>{escape(words)}</bdi></li>" for drawing, words in entries)
        self._parts.append(f'<ul class="key">{items}</ul>')

    def html(self) -> str:
        direction, language = "rtl" if self.catalogue.right_to_left else "ltr", self.catalogue.language
        made = escape(self.catalogue.text(say("lab-page-made")))
        body = "\n".join([*self._parts, f"<footer><p>{made}</p></footer>"])
        return (
            f'<!doctype html>\n<html lang="{language}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(self._title)}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
        )
