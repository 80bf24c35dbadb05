"""Whether other devices can reach an address, and at which one they can reach this machine."""

from __future__ import annotations

import socket
from ipaddress import ip_address

ANY = ("0.0.0.0", "::", "")  # listens for everybody
SOMEWHERE = ("192.0.2.1", 9)  # never asked: only the way there is looked up


def is_loopback(host: str) -> bool:
    """Every device takes it for itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def own_address(listens: str) -> str:
    """In the network around, for a server that listens there; empty if it is not heard in it."""
    if listens not in ANY:
        return "" if is_loopback(listens) else listens
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(SOMEWHERE)
        except OSError:
            return ""
        address: str = way.getsockname()[0]
    return "" if is_loopback(address) else address
