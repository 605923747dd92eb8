"""Addresses of the network, and the blocks that they lie in."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address


@lru_cache(4096)
def block(address: str, bits: int, bits6: int) -> str:
    """The block of that many bits around an address, as `192.0.2.0/24`; "" for what is no address."""
    try:
        found: IPv4Address | IPv6Address | None = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(IPv6Network((int(found), bits6), strict=False))
        found = found.ipv4_mapped
    return str(IPv4Network((int(found or 0), bits), strict=False))
