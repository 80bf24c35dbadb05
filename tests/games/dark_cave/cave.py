"""A match of The Dark Cave put up in words, for the clause tests."""

from wyrmhoard.engine.box import written
from wyrmhoard.engine.contract import CHANCE, LUCK
from wyrmhoard.engine.handles import handle
from wyrmhoard.engine.match import Match
from wyrmhoard.games import load
from wyrmhoard.games.dark_cave.cards import CARDS, FIELDS, GOALS, MAPS, level_of
from wyrmhoard.games.dark_cave.rules.board import find, free_slot, put_down
from wyrmhoard.games.dark_cave.state import CLANS, PLAYING, REACH, SIDE, STRIDE, TURNED

GAME = load("dark-cave")
EXIT_FIRST = ("exit", "lair", "ladder", "gold")  # goals from the south-west to the north-east


def cell(x, y):
    return (REACH + x) * SIDE + REACH + y


class Cave:
    """A match in which everything but the clan cards and goals named here was dealt somehow."""

    def __init__(self, run, seats=2, clans=(), goals=EXIT_FIRST, game=GAME, **box):
        data = {**written(GAME.box, GAME.standard()), "first": 0, "clan": "blue", **box}
        self.match = Match(game, seats, game.fill_box(data), run=run)
        self.s, self.box = handle(self.match.states), handle(self.match.boxes)
        self.clans, self.goals = clans or default_clans(seats), goals
        self.deal()

    def deal(self):
        for clan in self.clans:
            self.luck(f"clan {clan}")
        for goal in self.goals:
            self.luck(f"goal goal-{goal}")
        while self.match.actors == LUCK:
            self.luck("")

    def luck(self, words):
        """The first of luck's moves that begins with these words."""
        moves = [move for move in self.match.legal(CHANCE) if self.text(move).startswith(words)]
        assert moves, (words, [self.text(move) for move in self.match.legal(CHANCE)])
        self.match.play(CHANCE, moves[0])

    def text(self, move):
        return GAME.moves.text(move)

    def may(self, p):
        """Every move of a seat, in words."""
        return [self.text(move) for move in self.match.legal(p)]

    def can(self, p, words):
        return any(move == words or move.startswith(words + " ") for move in self.may(p))

    def plays(self, p, *moves):
        for words in moves:
            self.match.play(p, GAME.moves.parse(words))

    def lays(self, p, card, x, y, way="upright"):
        """A seat plays a path card from the hand."""
        self.gets(p, card)
        self.plays(p, f"lay {card} {way}", f"at {x} {y}")

    def acts(self, p, card, *moves):
        """A seat plays an action card from the hand."""
        self.gets(p, card)
        self.plays(p, f"play {card}", *moves)

    def ends(self, p):
        """The rest of a turn: no further step, and cards drawn as they come."""
        turn, moves = self.match.moves, len(self.match.moves)
        while not self.match.over and (self.s.wait != PLAYING or len(turn) == moves):
            if self.match.actors == LUCK:
                self.luck("")
            else:
                q = self.match.movers[0]
                quiet = ("stop", "enough", "refrain", "discard")
                self.plays(q, next(m for k in quiet for m in self.may(q) if m.startswith(k)))
        return self

    def passes(self, p):
        """A whole turn: one card discarded, nothing else."""
        self.plays(p, next(move for move in self.may(p) if move.startswith("discard")))
        return self.ends(p)

    # Putting things up
    def gets(self, p, *cards):
        """Put cards into a hand in the place of others of it, as if dealt so."""
        for card in cards:
            kind = CARDS.index(card)
            if self.s.deck[kind] == 0:
                self.fetch(kind, p)
            spare = next((k for k in range(len(CARDS)) if self.s.hand[p, k] and k != kind), None)
            if spare is not None:
                self.moves_card(spare, self.s.hand[p], self.s.deck)
            self.moves_card(kind, self.s.deck, self.s.hand[p])
            self.count()

    def fetch(self, kind, p):
        """Back from wherever it is."""
        for q in range(self.match.seats):
            if self.s.hand[q, kind]:
                other = next(k for k in range(len(CARDS)) if self.s.deck[k] and k != kind)
                self.moves_card(kind, self.s.hand[q], self.s.deck)
                self.moves_card(other, self.s.deck, self.s.hand[q])
                return
        raise AssertionError(CARDS[kind])

    def holds(self, p, *cards):
        """A hand of exactly these cards."""
        for kind in range(len(CARDS)):
            while self.s.hand[p, kind]:
                self.moves_card(kind, self.s.hand[p], self.s.deck)
        for card in cards:
            kind = CARDS.index(card)
            if self.s.deck[kind] == 0:
                self.fetch(kind, p)
            self.moves_card(kind, self.s.deck, self.s.hand[p])
        self.count()

    def moves_card(self, kind, here, there):
        here[kind] -= 1
        there[kind] += 1

    def count(self):
        """The counts by level that go with the hands."""
        for level in range(3):
            mine = [kind for kind in range(len(CARDS)) if level_of(kind) == level]
            self.s.pile[level] = max(0, self.s.deck[mine].sum() - self.box.boxed)
            for q in range(self.match.seats):
                self.s.held[q, level] = self.s.hand[q, mine].sum()

    def empty_pile(self):
        """As if all cards had been drawn and dropped by seat 0."""
        for kind in range(len(CARDS)):
            while self.s.deck[kind] and self.s.pile[level_of(kind)]:
                self.moves_card(kind, self.s.deck, self.s.dropped[0])
                self.s.pile[level_of(kind)] -= 1
                self.s.drops[0, level_of(kind)] += 1

    def card(self, x, y, name, turned=False):
        """A card of the cave that lies there already."""
        slot = free_slot(self.s)
        self.s.place[slot], self.s.card[slot] = cell(x, y), MAPS.index(name) + 1 + TURNED * turned
        put_down(self.box, self.s, slot)
        return self

    def goal_up(self, x, y, turned=False):
        slot = find(self.s, cell(x, y))
        name = GOALS[self.s.goal[slot - 1] - 1]
        self.s.card[slot] = MAPS.index(name) + 1 + TURNED * turned
        put_down(self.box, self.s, slot)
        return self

    def field(self, x, y, name):
        return find(self.s, cell(x, y)) * STRIDE + FIELDS.index(name)

    def dwarf(self, p, x, y, name):
        self.s.stand[p] = self.field(x, y, name)
        return self

    def creature(self, k, x, y, name, owner):
        self.s.lurk[k], self.s.lured_by[k] = self.field(x, y, name) + 1, owner
        return self

    def web(self, x, y, side, up=2, owner=0):
        k = next(k for k in range(3) if not self.s.web[k])
        edge = cell(x, y) * 2 + ("north", "east").index(side)
        self.s.web[k], self.s.web_side[k], self.s.web_owner[k] = edge + 1, up, owner
        return self

    # Looking
    def on(self, p):
        """Where a dwarf stands, as (x, y, field)."""
        return self.where(self.s.stand[p])

    def where(self, at):
        x, y = divmod(int(self.s.place[at // STRIDE]), SIDE)
        return x - REACH, y - REACH, FIELDS[at % STRIDE]

    def lurks(self, k):
        return self.where(self.s.lurk[k] - 1) if self.s.lurk[k] else None

    def hand(self, p):
        return sorted(CARDS[k] for k in range(len(CARDS)) for _ in range(self.s.hand[p, k]))

    def view(self, p):
        return self.match.view(p)[0]

    def cards_of(self, p):
        return int(self.s.held[p].sum())


def default_clans(seats):
    """Seats in turn blue and yellow, loyal first."""
    if seats == 2:
        return [f"{clan} loyal" for clan in CLANS]
    if seats < 5:
        return ["blue loyal", "blue saboteur", "blue loyal", "blue saboteur"][:seats]
    loyal = [f"{CLANS[p % 2]} loyal" for p in range(6)]
    return [*loyal, "blue saboteur", "yellow saboteur"][:seats]
