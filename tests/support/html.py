"""Pages as a person without scripts has them: text, links and forms."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx

VOID = {"meta", "link", "input", "br", "path", "circle", "rect", "img", "hr"}


@dataclass
class Element:
    """A tag with what is in it."""

    tag: str
    attributes: dict[str, str]
    children: "list[Element | str]" = field(default_factory=list)
    parent: "Element | None" = None

    def all(self, *tags: str) -> "Iterator[Element]":
        """Elements within, in their order; of these tags, if any are named."""
        for child in self.children:
            if isinstance(child, Element):
                if not tags or child.tag in tags:
                    yield child
                yield from child.all(*tags)

    def texts(self) -> "Iterator[tuple[str, Element]]":
        """The pieces of text and what they stand in."""
        for child in self.children:
            if isinstance(child, Element):
                yield from child.texts()
            elif child.strip():
                yield child, self

    @property
    def text(self) -> str:
        return " ".join(" ".join(piece for piece, _ in self.texts()).split())

    def within(self, **attributes: str) -> bool:
        """Whether it, or what it stands in, has one of these attributes."""
        own = any(self.attributes.get(name) == value for name, value in attributes.items())
        return own or (self.parent is not None and self.parent.within(**attributes))


class _Reader(HTMLParser):
    """Builds the tree, and fails at tags that are not closed as they were opened."""

    def __init__(self) -> None:
        super().__init__()
        self.root = self.at = Element("", {})

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, parent=self.at)
        assert len(element.attributes) == len(attrs), f"an attribute stands twice in <{tag}>"
        self.at.children.append(element)
        if tag not in VOID:
            self.at = element

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.at.tag, f"</{tag}> closes <{self.at.tag}>"
        assert self.at.parent is not None
        self.at = self.at.parent

    def handle_data(self, data: str) -> None:
        self.at.children.append(data)


def read(html: str) -> Element:
    """The tree of a page, checked."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.at is reader.root, f"<{reader.at.tag}> is not closed"
    return reader.root


class Page:
    """What a browser shows."""

    def __init__(self, browser: httpx.Client, response: httpx.Response) -> None:
        self.browser = browser
        self.status = response.status_code
        self.path = response.url.path
        self.headers = response.headers
        self.html = response.text
        self.root = read(response.text)

    @property
    def text(self) -> str:
        return self.root.text

    @property
    def notice(self) -> str:
        """What was refused."""
        return " ".join(element.text for element in self.root.all() if element.attributes.get("role") == "alert")

    def forms(self, end: str) -> list[Element]:
        """The forms whose address ends so."""
        return [form for form in self.root.all("form") if form.attributes["action"].endswith(end)]

    def again(self) -> "Page":
        return self.go(self.path)

    def go(self, path: str) -> "Page":
        return Page(self.browser, self.browser.get(path, follow_redirects=True))

    def press(self, end: str, number: int = 0, button: int = 0, **filled: str) -> "Page":
        """Sends one of the forms whose address ends so, by one of its buttons."""
        return self.send(self.forms(end)[number], button, **filled)

    def send(self, form: Element, button: int = 0, **filled: str) -> "Page":
        fields = dict(filled_in(form))
        assert set(filled) <= set(fields), (filled, fields)
        pressed = list(form.all("button"))[button].attributes
        by = {pressed["name"]: pressed.get("value", "")} if "name" in pressed else {}
        address, data = form.attributes["action"], {**fields, **filled, **by}
        if form.attributes.get("method") == "get":
            return Page(self.browser, self.browser.get(address, params=data, follow_redirects=True))
        return Page(self.browser, self.browser.post(address, data=data, follow_redirects=True))


def filled_in(form: Element) -> Iterator[tuple[str, str]]:
    """The fields of a form as they come."""
    for element in form.all("input", "select"):
        if "name" not in element.attributes:
            continue
        value = element.attributes.get("value", "")
        if element.tag == "select":
            options = list(element.all("option"))
            chosen = [option for option in options if "selected" in option.attributes] or options
            value = chosen[0].attributes["value"]
        yield element.attributes["name"], value


def opened(browser: httpx.Client, path: str = "/") -> Page:
    return Page(browser, browser.get(path, follow_redirects=True))
