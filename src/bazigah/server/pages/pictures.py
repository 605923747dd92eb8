"""Links as squares for the camera of a phone."""

from functools import lru_cache

import segno
from markupsafe import Markup


@lru_cache(256)
def square(link: str) -> Markup:
    """A QR code as an SVG element: dark on white in any theme, or a camera would not read it."""
    drawn = segno.make_qr(link, error="m").svg_inline(
        scale=4, border=3, dark="#20302d", light="#ffffff", svgclass="square", lineclass=None, omitsize=True
    )
    return Markup(drawn)  # noqa: S704  it holds numbers only
