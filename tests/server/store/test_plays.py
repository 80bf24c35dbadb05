"""Who has played which deal: noted again and again, and never taken back by who comes late."""

from msgspec.structs import replace

from tests.server.store.conftest import with_store
from wyrmhoard.server.store.base import Play

BEGUN = Play(deal="d", tab="t", seat=0, person="ann", name="Ann", level="", begun=5)
DONE = replace(BEGUN, done=9, points=-3, share=0.5)


def test_an_end_stays_and_so_does_what_was_shown(url):
    async def work(store):
        await store.note_plays([replace(BEGUN, person="", name="", begun=0)])
        await store.note_plays([BEGUN, replace(BEGUN, seat=1, person="", name="")])
        await store.show_play("t", "ann", True)
        await store.note_plays([DONE])
        await store.note_plays([BEGUN])
        await store.note_plays([replace(DONE, deal="e", tab="a")])
        assert (await store.plays("d", 9))[0] == replace(DONE, shown=True)
        assert len(await store.plays("d", 9)) == 2
        assert len(await store.plays("d", 1)) == 1
        assert [play.deal for play in await store.plays_of("ann")] == ["e", "d"]
        assert [play.tab for play in await store.plays_of("ann", "d")] == ["t"]
        assert await store.plays_of("bob") == []

    with_store(url, work)


def test_one_who_is_forgotten_leaves_a_result_without_a_name(url):
    async def work(store):
        await store.note_plays([DONE])
        await store.show_play("t", "ann", True)
        await store.forget("ann")
        assert await store.plays("d", 9) == [replace(DONE, person="-", name="–")]
        await store.remove("t")
        assert await store.plays("d", 9) == []

    with_store(url, work)
