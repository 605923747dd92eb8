"""The plain pages, as browsers without scripts use them, on a real server."""

import re
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from websockets.sync.client import connect

from bazigah.core import written
from bazigah.core.game import game_names
from bazigah.server import room
from support.html import Element, Page, filled_in, opened
from support.server import QUICK, UNLIMITED, InThread, in_thread, until

pytestmark = pytest.mark.slow  # real servers and databases

LABELLED = ("input", "select", "textarea")
LATIN_DIGITS = re.compile("[0-9]")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("home"), **QUICK, **UNLIMITED) as served:
        yield served


def someone(server: InThread, name: str, language: str = "en") -> Page:
    """The first page, as a newcomer of that name has it."""
    browser = server.browser(**{"accept-language": language})
    return opened(browser).press("/me/name", name=name)


def form_with(page: Page, end: str, **values: str) -> Element:
    """The first form of that address that has these values."""
    return next(form for form in page.forms(end) if values.items() <= dict(filled_in(form)).items())


def table_of(server: InThread, game: str = "wazabi", players: int = 2, language: str = "en") -> Page:
    """A new table, as its host sees it."""
    page = someone(server, "Sara", language)
    return page.send(form_with(page, "/tables", game=game), players=str(players))


def with_bots(page: Page) -> Page:
    """The same table with bots on all seats but the first."""
    for seat in range(1, len(next(page.root.all("ol")).children) // 2):
        page = page.send(form_with(page, "/bot", seat=str(seat), bot="random"))
    return page


def settled(page: Page) -> Page:
    """The page once it is the reader's turn, or the match is over."""
    found = [page]

    def come() -> bool:
        found[0] = page.again()
        return bool(found[0].forms("/act") or found[0].forms("/rematch"))

    until(come)
    return found[0]


# Whole matches


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), list(zip(game_names(), ("fa", "en", "fa"), strict=True)))
def test_a_match_is_played_by_forms_alone(server: InThread, game: str, language: str) -> None:
    random = Random(f"{game} {language}")
    page = settled(with_bots(table_of(server, game, 2, language)).press("/start"))
    for number in range(2000):
        if page.forms("/rematch"):
            break
        assert page.status == 200, page.notice
        if number % 10 == 0:
            check(page, language)
        page = settled(page.send(random.choice(page.forms("/act"))))
    check(page, language)
    link = next(a.attributes["href"] for a in page.root.all("a") if a.attributes.get("href", "").endswith("/record"))
    record = written.read(page.browser.get(link).text)
    assert record.result is not None
    assert record.dice.secret is not None
    assert record.dice.secret in page.html
    record.verify()
    assert page.press("/rematch").forms("/start")


# What every page keeps to


def check(page: Page, language: str) -> None:
    """One heading, labels, no script or style of its own, the language's direction and digits."""
    html = next(page.root.all("html"))
    assert html.attributes["lang"] == language
    assert html.attributes["dir"] == {"en": "ltr", "fa": "rtl"}[language]
    elements = list(page.root.all())
    assert sum(element.tag == "h1" for element in elements) == 1
    ids = [element.attributes["id"] for element in elements if "id" in element.attributes]
    assert len(ids) == len(set(ids)), ids
    labels = {element.attributes["for"] for element in elements if element.tag == "label"}
    for element in elements:
        assert not [name for name in element.attributes if name.startswith("on") or name == "style"]
        assert element.tag != "style"
        assert element.tag != "script" or (element.attributes["src"].startswith("/static/") and not element.children)
        if element.tag in LABELLED and element.attributes.get("type") != "hidden":
            assert element.attributes.get("id") in labels or element.attributes.get("aria-label"), element
        for name in ("aria-labelledby", "aria-describedby"):
            assert name not in element.attributes or element.attributes[name] in ids
        if element.tag in ("button", "a", "summary", "h1", "h2"):
            assert element.text or element.attributes.get("aria-label"), element
    if language == "fa":
        for text, element in page.root.all("body").__next__().texts():
            assert element.within(dir="ltr", lang="en") or not LATIN_DIGITS.search(text), text


@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_page_is_well_made(server: InThread, language: str) -> None:
    name = {"en": "Reza", "fa": "رضا"}[language]
    newcomer = opened(server.browser(**{"accept-language": language}))
    check(newcomer, language)
    check(newcomer.go("/me"), language)
    host = table_of(server, "clever", 3, language)
    check(host, language)
    code = host.path.rsplit("/", 1)[1]
    guest = someone(server, name, language).go(host.path)
    check(guest, language)
    check(guest.press("/sit"), language)
    check(with_bots(host).press("/start"), language)
    me = guest.go("/me")
    check(me, language)
    check(me.press("/me/token"), language)
    check(me.go("/me/leave"), language)
    link = next(text for text, _ in me.root.texts() if "/me/" in text and "http" in text)
    check(newcomer.go(httpx.URL(link.strip()).path), language)
    for game in game_names():
        check(me.go(f"/rules/{game}"), language)
    for path in ("/rules/chess", "/t/5", "/t/x", "/me/nobody"):
        lost = me.go(path)
        assert lost.status in (401, 404)
        check(lost, language)
    check(me.go(f"/t/{code}"), language)


def test_what_is_sent_is_nobodys_else(server: InThread) -> None:
    page = table_of(server)
    assert page.headers["cache-control"] == "no-store"
    assert (
        "script-src" in page.headers["content-security-policy"]
        or "default-src 'self'" in page.headers["content-security-policy"]
    )
    css = page.browser.get("/static/pages.css")
    assert css.headers["content-type"].startswith("text/css")
    assert "max-age" in css.headers["cache-control"]
    for font in re.findall(r'url\("(fonts/[^"]+)"', css.text):
        assert page.browser.get(f"/static/{font}").status_code == 200
    script = page.browser.get("/static/live.js")
    assert len(script.content) < 3200
    assert page.browser.get("/static/../pages/home.py").status_code == 404


# People


def test_looking_makes_nobody(server: InThread) -> None:
    browser = server.browser()
    for path in ("/", "/me", "/rules/ten", table_of(server).path):
        assert opened(browser, path).status == 200
    assert not browser.cookies


def test_a_language_is_kept(server: InThread) -> None:
    page = opened(server.browser(**{"accept-language": "en"}), "/rules/ten")
    page = page.press("/language")
    assert page.path == "/rules/ten"
    check(page, "fa")
    check(page.go("/"), "fa")
    check(page.press("/language"), "en")


def test_names_are_text_and_nothing_else(server: InThread) -> None:
    page = someone(server, "<script>alert(1)</script>\u202eabc")
    assert "<script>alert" not in page.html
    assert "\u202e" not in page.html
    assert "&lt;script&gt;alert(1)" in page.html


def test_a_name_of_nothing_changes_nothing(server: InThread) -> None:
    page = someone(server, "Sara").go("/me")
    assert "Sara" in page.press("/me/name", name=" \u200c ").text


def test_a_personal_link_moves_a_person_but_not_by_looking(server: InThread) -> None:
    me = someone(server, "Mina").go("/me")
    link = httpx.URL(next(text for text, _ in me.root.texts() if "/me/" in text and "http" in text).strip()).path
    other = opened(server.browser(), link)
    assert "Mina" in other.text
    assert not other.browser.cookies
    assert "Mina" in other.press(link).text
    assert other.go("/me").go(link).status == 200
    old = me.press("/me/renew")
    assert old.go(link).status == 401
    assert "Mina" not in other.go("/").text


def test_a_token_is_shown_once(server: InThread) -> None:
    page = someone(server, "Sara").go("/me").press("/me/token")
    token = next(element.text for element in page.root.all() if element.attributes.get("class") == "hash")
    me = httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).json()
    assert me["name"] == "Sara"
    assert token not in page.go("/me").html
    page.go("/me").press("/me/tokens/drop")
    assert httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401


def test_whoever_leaves_is_forgotten(server: InThread) -> None:
    host = table_of(server)
    guest = someone(server, "Nasrin").go(host.path).press("/sit")
    assert "Nasrin" in host.again().text
    assert "Nasrin" in guest.go("/me/leave").text
    gone = guest.go("/me/leave").press("/me/leave")
    assert gone.path == "/"
    assert "Nasrin" not in gone.text
    assert "Nasrin" not in host.again().text


# Tables


def test_a_code_may_be_typed_with_any_digits(server: InThread) -> None:
    host = table_of(server)
    code = host.path.rsplit("/", 1)[1]
    persian = code.translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))
    for typed in (code, f"{code[:3]} {code[3:6]} {code[6:]}", persian, f"{persian[:3]}-{persian[3:]}"):
        assert opened(server.browser()).press("/join", code=typed).path == host.path
    for typed in ("12", "x", "../me", "٪"):
        assert opened(server.browser()).press("/join", code=typed).status == 404


def test_a_table_is_set_up_as_its_host_likes(server: InThread) -> None:
    host = table_of(server, "wazabi", 2)
    filled = {"name": "Friday", "option-players": "4", "option-stars": "random", "listed": "1", "clock": "remind"}
    page = host.press("/configure", **filled)
    assert not page.notice
    assert "Friday" in page.text
    welcome = page.browser.get(f"/api/tables/{page.path[3:]}").json()["table"]
    assert welcome["settings"]["options"]["players"] == len(welcome["seats"]) == 4
    assert welcome["settings"]["options"]["stars"] == "random"
    assert welcome["settings"]["options"]["centre"] == 100  # its default hangs on the number of players
    assert welcome["settings"]["clock"] == "remind"
    assert "Friday" in opened(server.browser()).text
    refused = page.press("/configure", **{"option-centre": "۵۰۰۰"})
    assert refused.status == 422
    assert "W10" in refused.notice


def test_only_the_host_is_offered_what_is_the_hosts(server: InThread) -> None:
    host = table_of(server)
    guest = someone(server, "Ali").go(host.path).press("/sit")
    for verb in ("/bot", "/start", "/hand", "/configure", "/mute"):
        assert not guest.forms(verb)
    refused = Page(guest.browser, guest.browser.post(f"{host.path}/start", data={}))
    assert refused.status == 403
    assert "host" in refused.notice
    assert len(host.again().forms("/hand")) == len(host.again().forms("/mute")) == 1
    host.again().press("/hand")
    assert guest.again().forms("/configure")


def test_seats_are_taken_given_up_and_shared(server: InThread) -> None:
    host = table_of(server, "wazabi", 3)
    assert len(host.forms("/sit")) == 2  # for others at the same device
    both = host.press("/sit", name="Grandfather")
    assert "Grandfather" in both.text
    left = both.press("/stand", number=1)
    assert "Grandfather" not in left.text
    assert len(someone(server, "Ali").go(host.path).forms("/sit")) == 2


def test_the_same_form_twice_is_one_request(server: InThread) -> None:
    page = settled(with_bots(table_of(server)).press("/start"))
    form = page.forms("/act")[0]
    once = page.send(form)
    twice = page.send(form)
    assert once.status == twice.status == 200
    assert not twice.notice


def test_what_is_refused_is_said_in_the_readers_language(server: InThread) -> None:
    host = table_of(server)
    for language, word in (("en", "seat"), ("fa", "صندلی")):
        guest = someone(server, "Ali", language).go(host.path)
        refused = Page(guest.browser, guest.browser.post(f"{host.path}/sit", data={"seat": "0"}))
        assert refused.status == 409
        assert word in refused.notice
    assert Page(host.browser, host.browser.post(f"{host.path}/sit", data={"seat": "x"})).status == 400
    assert Page(host.browser, host.browser.post(f"{host.path}/dance", data={})).status == 400
    assert Page(host.browser, host.browser.post("/t/123/sit", data={"seat": "0"})).status == 404


def test_phrases_are_heard_in_each_language(server: InThread) -> None:
    host = table_of(server)
    persian = someone(server, "رضا", "fa").go(host.path)
    host.press("/say", button=0)
    assert "سلام!" in persian.again().text
    assert "Hello!" in host.again().text


def test_a_page_that_waits_looks_again_by_itself(server: InThread) -> None:
    host = table_of(server)
    assert '<noscript><meta http-equiv="refresh"' in host.html


def test_redirects_stay_at_home(server: InThread) -> None:
    browser = server.browser()
    for back in ("//evil.example", "https://evil.example", "/\\evil.example", "evil"):
        answer = browser.post("/language", data={"language": "fa", "back": back})
        assert answer.status_code == 303
        assert answer.headers["location"] == "/"


def test_pages_of_other_sites_do_nothing(server: InThread) -> None:
    host = table_of(server)
    answer = host.browser.post(f"{host.path}/stand", data={"seat": "0"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert host.again().forms("/stand")


# Matches


@pytest.mark.slow
def test_two_at_one_device_play_in_turn(server: InThread) -> None:
    page = settled(table_of(server, "wazabi", 2).press("/sit", name="Grandfather").press("/start"))
    heard = set()
    for _ in range(6):
        if not page.forms("/act"):
            break
        sentence = next(element.text for element in page.root.all("h2") if element.attributes.get("id") == "sentence")
        heard.add(sentence.partition(":")[0])
        page = settled(page.press("/act"))
    assert heard == {"Sara", "Grandfather"}


@pytest.mark.slow
def test_a_match_ends_early_when_all_wish_it(server: InThread) -> None:
    host = table_of(server, "ten", 2)
    guest = someone(server, "Ali").go(host.path).press("/sit").press("/ready")
    assert "Not ready" in guest.text
    playing = host.again().press("/start")
    assert "a match is on" in playing.go("/").text
    wish = playing.press("/stop")
    assert "Play on" in wish.text
    assert "ended early" not in wish.text
    over = guest.again().press("/stop")
    assert "ended early" in over.text
    assert "match is over" in over.go("/").text
    ready = guest.again().press("/ready")
    assert ready.forms("/ready")
    host.again().press("/rematch")
    assert host.again().forms("/start")


@pytest.mark.slow
def test_the_last_decision_is_taken_back_while_nothing_was_seen(server: InThread) -> None:
    page = settled(with_bots(table_of(server, "clever", 2)).press("/start"))
    random = Random(3)
    for _ in range(100):
        if page.forms("/undo"):
            break
        page = settled(page.send(random.choice(page.forms("/act"))))
    number = next(page.root.all("main")).attributes["data-number"]
    back = page.press("/undo")
    assert not back.notice
    assert int(next(back.root.all("main")).attributes["data-number"]) > int(number)


@pytest.mark.slow
def test_people_add_to_the_dice_before_they_are_fixed(tmp_path_factory: pytest.TempPathFactory) -> None:
    with in_thread(tmp_path_factory.mktemp("slow"), **{**QUICK, "contributing": 60.0}, **UNLIMITED) as served:
        host = table_of(served, "wazabi", 2)
        guest = someone(served, "Ali").go(host.path).press("/sit")
        code = host.path[3:]
        with connect(served.socket_url(code), additional_headers=cookie_of(host), origin=served.url) as socket:
            socket.recv(10)
            assert "about to begin" in host.again().press("/start").text
            assert not guest.again().press("/contribute", text="به نام خدا").notice
            shares = host.browser.get(f"/api/tables/{code}").json()["match"]["contributions"]
            assert [bytes.fromhex(share).decode() for share in shares] == ["به نام خدا"]
            host.again().press("/contribute", text="x" * 40)
            until(lambda: "about to begin" not in host.again().text)
            assert "2 people have added" in host.again().text


def cookie_of(page: Page) -> dict[str, str]:
    return {"cookie": f"bazigah={page.browser.cookies['bazigah']}"}


def test_free_talk_is_the_hosts_choice_and_may_be_stopped(server: InThread) -> None:
    host = table_of(server).press("/configure", chat="free")
    guest = someone(server, "Ali").go(host.path).press("/sit")
    guest = guest.press("/say", text="What a <b>day</b>!")
    assert "What a <b>day</b>!" in host.again().text
    assert "<b>day" not in host.again().html
    host.again().press("/mute")
    silent = guest.again()
    assert not silent.forms("/say")
    assert "taken your voice" in silent.text
    host.again().press("/mute")
    assert guest.again().forms("/say")


@pytest.mark.slow
def test_who_is_away_and_who_is_not_here_is_seen(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "VISIT", 50)  # milliseconds that a look at a page counts
    with in_thread(tmp_path_factory.mktemp("away"), **{**QUICK, "grace": 2.0}, **UNLIMITED) as served:
        host = table_of(served, "wazabi", 2)
        someone(served, "Ali").go(host.path).press("/sit")
        until(lambda: "not here" in host.again().text)
        with connect(served.socket_url(host.path[3:]), additional_headers=cookie_of(host), origin=served.url) as socket:
            socket.recv(10)
            host.again().press("/start")
            until(lambda: "plays" in host.again().text)
