"""Which addresses lie in the network around the server, where no webhook may point."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

# IPv6 addresses that lead to an IPv4 address, which is their last four bytes.
TRANSLATED = [ip_network("64:ff9b::/96"), ip_network("::/96"), ip_network("64:ff9b:1::/48")]


def is_inside(address: str) -> bool:
    """Or anything else that is not out there for everybody."""
    try:
        given = ip_address(address)
    except ValueError:  # fe80::1%eth0
        return True
    return any(not each.is_global or each.is_multicast for each in meant(given))


def meant(given: IPv4Address | IPv6Address) -> Iterator[IPv4Address | IPv6Address]:
    """The address, or the IPv4 addresses that it stands for."""
    if isinstance(given, IPv4Address):
        yield given
        return
    if given.ipv4_mapped:
        yield given.ipv4_mapped
        return
    if any(given in network for network in TRANSLATED):
        yield IPv4Address(given.packed[-4:])
    elif given.sixtofour or given.teredo:
        yield given.sixtofour or given.teredo[1]  # type: ignore[index]
    else:
        yield given
