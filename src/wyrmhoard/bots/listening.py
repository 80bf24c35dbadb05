"""What a bot makes of what its seat heard, kept from move to move. The kernels are in belief.py."""

from __future__ import annotations

import numpy as np

from wyrmhoard.engine.bind import Binding
from wyrmhoard.engine.game import Game
from wyrmhoard.engine.hearing import HEARD
from wyrmhoard.engine.layout import Records

from .belief import GATHERED, MOST, gather, hear_out, notes_of


class Listening:
    """Where a game does not listen, or a bot is not to, worlds are imagined anew in every round."""

    def __init__(self, game: Game, listens: bool = True) -> None:
        layout = notes_of(game) if listens else None
        self.worlds = game.state.blank(GATHERED + MOST if layout else GATHERED)
        self.listens = layout is not None
        if layout:
            self.notes, self.shadows = layout.blank(), game.state.blank()
            self.views, self.log, self.about = game.view.blank(2), HEARD.blank(0), b""

    def gather(
        self, run: Binding, box: Records, view: Records, seat: int, heard: Records,
        rng: np.random.Generator, effort: int,
    ) -> Records:  # fmt: skip
        """The worlds to think about, for so many rounds."""
        if not self.listens:
            return self.worlds
        self.hear(run, box, view, seat, heard)
        worlds = self.worlds[: GATHERED + min(MOST, effort)]
        notes = run.many(self.views), seat, rng, run.many(self.notes)
        run(gather)(run.one(box), *notes, run.many(worlds))
        return worlds

    def hear(self, run: Binding, box: Records, view: Records, seat: int, heard: Records) -> Records:
        """The notes, up to now. A log that goes on where the last one ended is gone on with."""
        about = box.tobytes() + bytes([seat])
        known = len(self.log) > 0 and np.array_equal(self.log, heard[: len(self.log)])
        if about != self.about or not known:
            self.notes.view(np.uint8)[:] = self.shadows.view(np.uint8)[:] = 0
        self.about, self.log, self.views[0] = about, heard.copy(), view[0]
        given = run.many(self.views), seat, run.many(self.log)
        run(hear_out)(run.one(box), *given, run.many(self.shadows), run.many(self.notes))
        return self.notes
