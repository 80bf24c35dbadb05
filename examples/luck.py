"""A program's part in a table's luck: its own seed, what it kept of it, and the check at the end.

docs/protocol.md says how luck is drawn. `wyrmhoard verify LOG --receipt FILE` checks the same, and
also what was heard of draws that this seat was not to know.
"""

import hashlib
import hmac
import json
import secrets
from itertools import count

CHANCE, WHOLE = 15, 1 << 64  # luck, as one who moves; its numbers are below


class Luck:
    def __init__(self):
        self.seed, self.seat, self.receipt, self.heard = secrets.token_hex(16), 0, {}, []
        self.box = {}

    def answers(self, table, seat):
        """Seal a seed, and tell it when all seals are in; what was seen of it is kept."""
        luck, seals = table["seats"][seat]["luck"], [one["seal"] for one in table["seats"]]
        if table["status"] == "open" and luck == "awaited" and not table["sealed"]:
            self.seat = seat
            self.receipt = {"table": table["id"], "commitment": table["commitment"]}
            self.receipt["box"] = self.box  # it says how likely what luck draws is
            said = f"wyrmhoard seed\0{table['id']}\0{seat}\0{self.seed}"
            yield {"type": "seal", "seat": seat, "seal": hashlib.sha256(said.encode()).hexdigest()}
        if table["status"] == "open" and luck == "sealed" and table["sealed"]:
            seeds, heard = {seat: self.seed}, {seat: self.heard}
            self.receipt |= {"seeds": seeds, "seals": seals, "heard": heard}
            yield {"type": "tell-seed", "seat": seat, "seed": self.seed}

    def hear(self, line):
        """Of each move the draw as it was told, and None where somebody moved."""
        if line.get("kind") == "undo":
            del self.heard[-line["moves"] :]
        else:
            self.heard.append(line["move"] if line["who"] == CHANCE else None)

    def faults(self, result, laid_open):
        """What is not as it was promised, from the table's `result` and GET .../luck."""
        secret, given = bytes.fromhex(result["secret"]), laid_open["given"]
        said = f"wyrmhoard luck 2\0{self.receipt['table']}\0{given}\0".encode() + secret
        if hashlib.sha256(said).hexdigest() != self.receipt["commitment"]:
            yield "the commitment is not the one I saw"
        if "seeds" in self.receipt and result["seeds"][self.seat] != self.seed:
            yield "my seed was not used"
        if "seals" in self.receipt and result["seals"] != self.receipt["seals"]:
            yield "the seals are not those I saw"
        for one in laid_open["draws"]:
            n, moves = one["n"], one["moves"]
            if draw(secret, result["seeds"], n, moves, one["weights"]) != one["move"]:
                yield f"draw {n} is not what the secret says"
            if (heard := self.heard[n - given]) in moves and heard != one["move"]:
                yield f"draw {n} was told otherwise"


def draw(secret, seeds, n, moves, weights):
    """Each as likely as it weighs."""
    most = sum(weights)
    left = next(x for x in numbers(secret, seeds, n) if x < WHOLE - WHOLE % most) % most
    for move, weight in zip(moves, weights, strict=True):
        if left < weight:
            return move
        left -= weight
    return None


def numbers(secret, seeds, n):
    for block in count():
        said = json.dumps([n, block, seeds], separators=(",", ":")).encode()
        digest = hmac.digest(secret, said, "sha256")
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 32, 8))
