"""What is promised beside a match: a light first view, settings, other devices, records, and no need of a network."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from support.chromium import DESK, PHONE, Chromium
from support.hands import MAIN, press
from support.server import UNLIMITED, in_process
from support.stage import MAKERS, Stage, painted, settled

pytestmark = pytest.mark.slow  # a browser

REQUESTS, BYTES = 9, 130_000
"""Of a first view; 10 and 150 kB are promised."""
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
MATCHES = "fetch('/api/me/matches').then((answer) => answer.json())"
LENGTH = "encodedDataLength"
WHOSE = "document.querySelector('.handover, .turn-flag').textContent"
FACED = "document.fonts.ready.then(() => [...document.fonts].filter((face) => face.status === 'loaded').length)"


@pytest.mark.parametrize("language", ["fa", "en"])
def test_a_first_view_is_light(browser: Chromium, stage: Stage, language: str) -> None:
    """Fonts included; what is fetched for later, when all is there, is not of the first view."""

    async def story() -> None:
        sizes: dict[str, float] = {}

        async def listen(page: Page) -> None:
            network = await page.context.new_cdp_session(page)
            await network.send("Network.enable")
            network.on(
                "Network.loadingFinished", lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]})
            )

        async with browser.visit(language=language, size=PHONE, worker=True) as someone:
            page = await someone.open(stage.site.url, before=listen)
            await settled(page)
            assert await page.evaluate(FACED) >= 1
            await expect(page.locator(".about__act .btn").first).to_have_attribute("aria-disabled", "false")
            assert len(sizes) <= REQUESTS, sizes
            assert sum(sizes.values()) <= BYTES, sizes

    browser.run(story())


def test_settings_hold_at_once_and_after_a_reload(browser: Chromium, stage: Stage) -> None:
    async def story() -> None:
        async with browser.visit(language="fa", size=PHONE) as someone:
            page = await someone.open(f"{stage.site.url}/settings")
            root = page.locator("html")
            await expect(root).to_have_attribute("dir", "rtl")
            setting = page.locator(".setting")
            await setting.nth(0).get_by_role("radio").nth(1).click()  # English
            await expect(root).to_have_attribute("lang", "en")
            await expect(root).to_have_attribute("dir", "ltr")
            await setting.nth(1).get_by_role("radio").nth(0).click()  # Persian digits
            await setting.nth(2).get_by_role("radio").nth(2).click()  # night
            await expect(root).to_have_attribute("data-theme", "dark")
            colour = await page.evaluate("getComputedStyle(document.body).backgroundColor")
            for _ in range(2):
                await expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
                await page.goto(stage.site.url)
                await expect(root).to_have_attribute("lang", "en")
                await expect(root).to_have_attribute("data-theme", "dark")
                assert await page.evaluate("getComputedStyle(document.body).backgroundColor") == colour
                await expect(page.locator(".about__players [role=radio]").first).to_have_text("۱")
                await page.goto(f"{stage.site.url}/settings")
                await page.reload()

    browser.run(story())


def test_a_personal_link_makes_another_device_the_same_person(browser: Chromium, stage: Stage) -> None:
    async def story() -> None:
        async with (
            browser.visit(cookies=stage.cookies("ali"), language="en") as first,
            browser.visit(language="fa", size=PHONE) as second,
        ):
            page = await first.open(f"{stage.site.url}/me")
            await press(page, ".btn:has([href='#i-eye'])")
            link = await page.locator(".my-link__url").inner_text()
            other = await second.open(link.strip())
            await other.locator(".btn--main").click()
            await other.wait_for_url(stage.site.url + "/")
            await other.goto(f"{stage.site.url}/me")
            await expect(other.locator("#my-name")).to_have_value("Ali_7")

    stage.person("ali")
    browser.run(story())


async def open_record(page: Page, text: str) -> None:
    file: Any = {"name": "match.json", "mimeType": "application/json", "buffer": text.encode()}
    await page.locator("input[type=file]").set_input_files(file)


async def verdict_of(page: Page) -> str:
    """What the check of the dice comes to."""
    await page.locator(".verify .btn").first.click()
    await expect(page.locator(".verify__end")).to_be_visible()
    return str(await page.locator(".verify__verdict").inner_text())


def test_a_record_is_taken_along_opened_and_verified_and_a_changed_one_is_not(browser: Chromium, stage: Stage) -> None:
    def changed(text: str) -> str:
        """As a cheat would write it: other dice, and sealed again."""
        record = json.loads(text)
        other = {**record, "dice": {**record["dice"], "secret": "00" * 32}}
        return json.dumps(resealed(other))

    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara"), language="en") as sara:
            sara.expected = lambda text: "422" in text  # the file that is no record
            page = await sara.open(stage.site.url + report.path)
            async with page.expect_download() as download:
                await press(page, ".btn[download]")
            text = Path(await (await download.value).path()).read_text("utf-8")
            assert json.loads(text)["id"] in report.path
            await page.goto(f"{stage.site.url}/replay")
            await open_record(page, text)
            assert await verdict_of(page) == "Everything holds."
            for mark in ("is-good", "is-none"):
                assert await page.locator(f".check.{mark}").count() == {"is-good": 4, "is-none": 1}[mark]
            await press(page, "a[href='/replay/watch']")
            await expect(page.locator(".film")).to_be_visible()
            await page.goto(f"{stage.site.url}/replay")
            await open_record(page, text.replace('"seal"', '"sale"'))
            await expect(page.get_by_role("alert").locator(".notice--err")).to_be_visible()
            await open_record(page, changed(text))
            assert await verdict_of(page) == "Something does not hold."
            await expect(page.locator(".check.is-bad").first).to_be_visible()

    report = stage.screen("report")
    browser.run(story())


def resealed(record: dict[str, Any]) -> dict[str, Any]:
    fields = {name: value for name, value in record.items() if name != "seal"}
    text = json.dumps(fields, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return {**fields, "seal": sha256(text.encode()).hexdigest()}


async def picks(page: Page) -> None:
    """Presses what is lit, until somebody else has it in their hands or everyone has picked."""
    now = await page.evaluate(WHOSE)
    while await page.evaluate(WHOSE) == now:
        await press(page, MAIN, "[data-die].is-legal", ".row.is-lit", ".handover h1")
        await painted(page)


def test_one_device_is_handed_over_before_a_hidden_pick_is_shown(browser: Chromium, stage: Stage) -> None:
    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara"), language="en", size=PHONE) as sara:
            page = await sara.open(stage.site.url + hands.path)
            for name in ("سارا", "Ali_7"):
                await expect(page.locator(".handover h1")).to_contain_text(name)
                await expect(page.locator(".sheet, [data-die], .dock")).to_have_count(0)  # nothing is to be seen
                await page.locator(".handover .btn").click()
                await expect(page.locator(".dock.is-mine")).to_be_visible()
                await picks(page)
            assert {act["seat"] for act in sara.acts()} == {0, 1}
            assert not sara.refused()

    hands = MAKERS["handover"](stage)
    browser.run(story())


@pytest.mark.parametrize(("screen", "size"), [("home", PHONE), ("home", DESK), ("me", PHONE), ("menu", PHONE)])
def test_a_recorded_match_can_be_opened_from_wherever_pages_are_listed(
    browser: Chromium, stage: Stage, screen: str, size: tuple[int, int]
) -> None:
    async def story() -> None:
        async with stage.shown(browser, screen, language="en", size=size) as page:
            await page.get_by_role("link", name="Open a recorded match").first.click()
            await expect(page.locator("input[type=file]")).to_be_attached()

    stage.screen(screen)
    browser.run(story())


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_list_of_matches_says_how_one_did_oneself(browser: Chromium, stage: Stage, language: str) -> None:
    async def story() -> None:
        async with stage.shown(browser, "home", language=language, size=PHONE) as page:
            matches = (await page.evaluate(MATCHES))["matches"]
            match = next(one for one in matches if one["ranks"])
            place = {"en": ["1st", "2nd"], "fa": ["اول", "دوم"]}[language][match["ranks"][0] - 1]
            row = page.locator(f"a[href='/m/{match['id']}'] .row-link__text")
            await expect(row).to_contain_text(place)
            points = str(match["points"][0]).replace("-", "−")
            await expect(row).to_contain_text(points if language == "en" else points.translate(PERSIAN))

    stage.screen("home")
    browser.run(story())


LATE = """(rolling) => {
  const rolls = () => document.querySelector(rolling) !== null
  globalThis.opened = []
  globalThis.requestIdleCallback = (act) => {
    const wait = () => (rolls() ? act() : requestAnimationFrame(wait))
    wait()
  }
  globalThis.AudioContext = class extends AudioContext {
    constructor(...given) {
      super(...given)
      globalThis.opened.push(rolls())
    }
  }
}"""
"""A phone so slow that it finds no rest after a press until the dice roll; what is noted is whether they roll when the
device of sound is opened."""


@pytest.mark.parametrize(("screen", "rolling"), [("clever-throw", ".is-flying"), ("wazabi-throw", ".rolling")])
def test_the_device_of_sound_takes_no_frames_from_dice_that_roll(
    browser: Chromium, stage: Stage, screen: str, rolling: str
) -> None:
    async def story() -> None:
        async with browser.visit(cookies=stage.cookies("sara"), size=PHONE, still=False) as sara:
            page = await sara.open(
                stage.site.url + throw.path, before=lambda page: page.add_init_script(f"({LATE})({rolling!r})")
            )
            await page.locator(MAIN).click()
            await page.wait_for_function("() => opened.length > 0")
            assert await page.evaluate("opened") == [False]

    throw = MAKERS[screen](stage)
    browser.run(story())


def test_without_a_network_what_was_seen_opens(browser: Chromium, tmp_path: Path) -> None:
    """After one visit: the first page, the rules, the settings, and a match that was looked at."""

    async def visit() -> Any:
        sara = await browser.person(cookies=stage.cookies("sara"), language="en", worker=True, size=DESK)
        page = await sara.open(stage.site.url + report.path)
        await expect(page.locator(".result")).to_be_visible()
        await page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        await page.reload()
        await expect(page.locator(".result")).to_be_visible()
        await page.wait_for_function("() => caches.open('records').then(async (all) => (await all.keys()).length > 0)")
        return sara, page

    async def alone(sara: Any, page: Page) -> None:
        sara.expected = lambda text: "Failed to load resource" in text or "ERR_CONNECTION" in text
        url = stage.site.url
        await page.goto(url)
        await expect(page.locator(".box-game")).to_have_count(3)
        for game in ("clever", "ten", "wazabi"):
            await page.goto(f"{url}/rules/{game}")
            await expect(page.get_by_role("heading", level=1)).to_be_visible()
            await expect(page.locator("main h2").first).to_be_visible()
        await page.goto(f"{url}/settings")
        await expect(page.locator(".setting")).to_have_count(6)
        await page.goto(url + report.path)
        await expect(page.locator(".result")).to_be_visible()
        await page.goto(url + report.path + "/replay")
        await expect(page.locator(".film")).to_be_visible()
        await sara.context.close()
        sara.check()

    with in_process(tmp_path / "home", **UNLIMITED, bot_pause=0.0) as server:
        stage = Stage(server)
        report = stage.screen("report")
        sara, page = browser.run(visit())
        server.kill()
        browser.run(alone(sara, page))
