"""One run: a game, a size, a way to the table, and so many steps, all chosen by a seed."""

import time
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Error

from .chance import Chance
from .person import SIZES, Person, loads
from .same import compare
from .scenes import SCENES, TITLES
from .steps import answer, step, take_back
from .watch import Finding

LAST = 15  # steps that are told with a finding
AWAY = 12  # steps somewhere else, then back to the table
STEPS = 120


@dataclass
class Run:
    seed: int
    game: str = ""
    size: str = ""
    scene: str = ""
    steps: int = STEPS
    patience: float = 20.0  # seconds in which nothing happens, though something should
    script: str = ""  # put into the page: a fault, to see that it is found
    people: list[Person] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    finding: Finding | None = None
    seconds: float = 0.0

    def __post_init__(self):
        """What was not asked for changes from one seed to the next, so that all meet all."""
        games, sizes, scenes = list(TITLES), list(SIZES), list(SCENES)
        self.game = self.game or games[self.seed % len(games)]
        self.size = self.size or sizes[(self.seed + self.seed // 4) % 2]
        self.scene = self.scene or scenes[self.seed // len(games) % len(scenes)]

    def __str__(self) -> str:
        return f"{self.game}, {self.size}, {self.scene}"

    @property
    def again(self) -> str:
        return (
            f"make monkey SEED={self.seed} GAME={self.game} SIZE={self.size} SCENE={self.scene}"
            f" STEPS={self.steps}"
        )

    @property
    def moves(self) -> int:
        return sum(person.watch.moves for person in self.people)

    def __call__(self, browser: Browser, address: str) -> Finding | None:
        start = time.monotonic()
        try:
            SCENES[self.scene](self.game, lambda: self.call(browser, address))
            self.check()
            for n in range(self.steps):
                self.one(n)
            self.end()
        except Finding as found:
            self.finding = found
        except Error as error:
            self.finding = Finding("browser", str(error))
        finally:
            for person in self.people:
                person.leave()
        self.seconds = time.monotonic() - start
        return self.finding

    def call(self, browser: Browser, address: str) -> Person:
        person = Person(browser, address, self.size, self.patience, self.script)
        self.people.append(person)
        return person

    def one(self, n: int) -> None:
        chance = Chance(self.seed, self.game, n)
        who = chance.rng.randrange(len(self.people))
        person = self.people[who]
        self.told.append(f"{n:4}  {'AB'[who]}  …")
        self.told[-1] = f"{n:4}  {'AB'[who]}  {self.returned(person) or step(person, chance)}"
        if chance.rng.random() < 0.7:
            person.calm()
        self.check()

    def check(self) -> None:
        for person in self.people:
            check(person)

    def returned(self, person: Person) -> str:
        """Whoever wandered off comes back to the table after a while."""
        path = person.path
        if path.startswith("/t/") and person.watch.me:
            person.home, person.away = path, 0
        person.away += path != person.home
        if person.away < AWAY or person.offline:
            return ""
        person.away = 0
        person.open(person.home)
        return f"opens {person.home}"

    def end(self) -> None:
        """Everybody is back at the table, moves, thinks better of it, moves once more, and sees the
        same after a reload."""
        for person in self.people:
            person.context.set_offline(False)
        for who, person in enumerate(self.people):
            person.open(person.home)
            person.rest()
            for at, last in enumerate((answer, take_back, answer)):
                done = last(person, Chance(self.seed, who, at))
                self.told.append(f" end  {'AB'[who]}  {done}")
            compare(person)
            check(person)

    def tell(self) -> str:
        steps = "\n".join(self.told[-LAST:])
        return f"{self.finding}\n{self}, seed {self.seed}, the last steps:\n{steps}\n{self.again}"


def check(person: Person) -> None:
    """What holds after every step."""
    person.watch.raise_found()
    state = person.state()
    if loads(state) and not person.offline:
        state = person.rest()
    person.path = state["path"]
    if state["wide"] > 0:
        size = person.page.viewport_size
        raise Finding("wide", f"{state['path']} is {state['wide']} px wider than {size}")
