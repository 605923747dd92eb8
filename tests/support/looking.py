"""What can be measured of a page: what sticks out, what is cut, what axe finds."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
STICKS_OUT = """() => {
  const wide = document.documentElement.clientWidth
  const found = []
  const named = (one) => `${one.localName}.${[...one.classList].join('.')} "${one.textContent.trim().slice(0, 40)}"`
  if (document.documentElement.scrollWidth > wide) found.push(`scrolls to ${document.documentElement.scrollWidth}`)
  const style = new Map()
  const styleOf = (one) => style.get(one) ?? style.set(one, getComputedStyle(one)).get(one)
  const hides = (value) => value === 'hidden' || value === 'clip'
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  const hidden = (one) => one.closest('.sr, .skip:not(:focus), noscript, script, option') ||
    !one.checkVisibility({visibilityProperty: true, opacityProperty: true})

  /** What is left to be seen of a box, as its ancestors show it; null: it can be scrolled to. */
  function cut(one, box) {
    const line = Math.max(4, 0.3 * parseFloat(styleOf(one).fontSize)) // a line is less high than its letters may be
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      const {overflowX, overflowY, position} = styleOf(up)
      const edge = up.getBoundingClientRect()
      if (scrolls(overflowX)) return null
      if (hides(overflowX) && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) return up
      if (hides(overflowY) && (box.top < edge.top - line || box.bottom > edge.bottom + line)) return up
      if (scrolls(overflowY) && up !== one) return null
      if (position === 'fixed') return null
    }
    return null
  }
  const inScroller = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (scrolls(styleOf(up).overflowX) && up.scrollWidth > up.clientWidth) return true
    return false
  }
  for (const one of document.querySelectorAll('body *')) {
    if (hidden(one) || (one.closest('svg') && one.localName !== 'svg')) continue
    const box = one.getBoundingClientRect()
    if (!box.width || !box.height) continue
    if ((box.left < -1 || box.right > wide + 1) && !inScroller(one) && !cut(one, box))
      found.push(`sticks out ${Math.round(box.left)}..${Math.round(box.right)}: ${named(one)}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    const one = text.parentElement
    if (!text.data.trim() || hidden(one) || one.closest('svg')) continue
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue
      const by = cut(one, box)
      if (by) { found.push(`cut by ${named(by)}: "${text.data.trim().slice(0, 60)}"`); break }
      if ((box.left < -1 || box.right > wide + 1) && !inScroller(one)) {
        found.push(`text sticks out: "${text.data.trim().slice(0, 60)}"`)
        break
      }
    }
  }
  for (const one of document.querySelectorAll('input:not([type=range]), select, textarea'))
    if (!hidden(one) && one.value && one.scrollWidth > one.clientWidth + 1)
      found.push(`cut: ${named(one)} ${one.value}`)
  return [...new Set(found)]
}"""
JUDGE = """async (rules) => {
  // What stands in the boxes of a row or on a card is no label of it: its name tells more.
  const cards = '.row, .slot, .payable__card, .joker'
  const selector = `a, button:not(${cards}), input, [role]:not(${cards})`
  axe.configure({rules: [{id: 'label-content-name-mismatch', selector}]})
  const {violations} = await axe.run(document, {resultTypes: ['violations'], ...(rules.length && {runOnly: rules})})
  return violations.flatMap(({id, nodes}) => nodes.map(({html, failureSummary}) =>
    `${id}: ${html.slice(0, 160)} | ${failureSummary.replace(/\\s+/g, ' ').slice(0, 260)}`))
}"""


async def faults_of_layout(page: Page) -> list[str]:
    """What sticks out of the page sideways, and texts that are cut."""
    found: list[str] = await page.evaluate(STICKS_OUT)
    return found


async def faults_of_access(page: Page, *rules: str) -> list[str]:
    """What axe finds, by these of its rules or by all."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(_axe())
    found: list[Any] = await page.evaluate(JUDGE, list(rules))
    return [str(one) for one in found]


@cache
def _axe() -> str:
    return AXE.read_text("utf-8") + "\n;0"
