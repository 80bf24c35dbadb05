"""Which addresses lie in the network around the server, where no webhook may point."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

OUTSIDE = ip_network("2000::/3")  # of IPv6; what else there is belongs to somebody's own network
TRANSLATED = ip_network("64:ff9b::/96")  # leads to the IPv4 address in the last four bytes


def is_inside(address: str) -> bool:
    """Or anything else that is not out there for everybody."""
    try:
        given = ip_address(address)
    except ValueError:  # fe80::1%eth0
        return True
    there = meant(given)
    if isinstance(there, IPv6Address) and there not in OUTSIDE:
        return True
    return not there.is_global or there.is_multicast


def meant(given: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address, or the IPv4 address that it stands for."""
    if isinstance(given, IPv4Address):
        return given
    if given in TRANSLATED:
        return IPv4Address(given.packed[-4:])
    teredo = given.teredo[1] if given.teredo else None
    return given.ipv4_mapped or given.sixtofour or teredo or given
