"""All that can be asked over HTTP."""

from __future__ import annotations

from typing import Any

from ..protocol.forms import (
    AddChannel, AddPasskey, Continue, DeviceLink, GameInfo, Games, LinkUsed, Luck, Me, MyResults,
    NewName, OpenTable, Passkeys, QuietHours, Reach, Rematch, Replayed, ReplayForm, ResultLine,
    Rulebook, Season, SeatTaken, TableMade, Tables, TakeSeat, UsePasskey,
)  # fmt: skip
from ..protocol.messages import TableInfo
from .endpoint import SVG, Endpoint
from .routes import (
    games, logs, me, notices, passkeys, rematch, replay, results, seats, tables, texts,
)  # fmt: skip

TABLE = "/api/tables/{table}"
SEAT = "/api/tables/{table}/seats/{seat:int}"

ENDPOINTS = [
    Endpoint(
        method="GET", path="/api/games", do=games.games, answer=Games, guests=False,
        summary="The games on the games.",
    ),
    Endpoint(
        method="GET", path="/api/games/{game}", do=games.game, answer=GameInfo, guests=False,
        errors=(404,), summary="All a client must know of a game: moves, views, box, house rules.",
    ),
    Endpoint(
        method="GET", path="/api/games/{game}/rules/{lang}", do=games.rules, answer=Rulebook,
        guests=False, errors=(404,), summary="A game's rules in a language, clause by clause.",
    ),
    Endpoint(
        method="GET", path="/api/games/{game}/texts/{lang}", do=texts.texts, answer=bytes,
        media=texts.TEXT, guests=False, errors=(404,),
        summary="A game's texts in a language, as Project Fluent writes them.",
    ),
    Endpoint(
        method="GET", path="/api/me", do=me.who_am_i, answer=Me, guests=False, summary="Who I am.",
    ),
    Endpoint(
        method="POST", path="/api/me", do=me.take_name, form=NewName, answer=Me, guests=False,
        costly=True, summary="Take a name; who has none yet becomes a guest, known by a cookie.",
    ),
    Endpoint(
        method="GET", path="/api/me/tables", do=tables.mine, answer=Tables,
        summary="My tables, and whose turn it is there.",
    ),
    Endpoint(
        method="DELETE", path="/api/me/tables/{table}", do=tables.forget, answer=Tables,
        errors=(404, 409), summary="Take a table that is over out of my list.",
    ),
    Endpoint(
        method="GET", path="/api/me/results", do=results.my_results, answer=MyResults,
        summary="How my matches ended, and my ratings.",
    ),
    Endpoint(
        method="GET", path="/api/me/results/{table}", do=results.my_result, answer=ResultLine,
        errors=(404,), summary="How one of them ended, and what it did to my rating.",
    ),
    Endpoint(
        method="GET", path="/api/season", do=results.season, answer=Season, guests=False,
        summary="The season's table, of rated matches that anybody could watch.",
    ),
    Endpoint(
        method="POST", path="/api/me/devices", do=me.link_device, answer=DeviceLink, costly=True,
        summary="A link that makes another device mine, once, for ten minutes.",
    ),
    Endpoint(
        method="POST", path="/api/me/devices/{code}", do=me.be_me_here, answer=Me, guests=False,
        costly=True, errors=(404,), summary="Go on here as the one who made the link.",
    ),
    Endpoint(
        method="GET", path="/api/me/devices/{code}/qr.svg", do=me.device_qr, answer=bytes,
        media=SVG, errors=(404, 409), summary="The same link as a QR code.",
    ),
    Endpoint(
        method="GET", path="/api/me/everything", do=me.everything, answer=dict[str, Any],
        costly=True, file="wyrmhoard-everything.json", summary="All this server knows of me.",
    ),
    Endpoint(
        method="DELETE", path="/api/me", do=me.forget_me, answer=Me, costly=True,
        summary="Forget me: my matches are given up, and nothing keeps my name.",
    ),
    Endpoint(
        method="GET", path="/api/me/reach", do=notices.how_i_hear, answer=Reach,
        summary="How I hear of my turns.",
    ),
    Endpoint(
        method="POST", path="/api/me/reach", do=notices.add_channel, form=AddChannel, answer=Reach,
        costly=True, errors=(409, 502), summary="Add a way to hear of my turns.",
    ),
    Endpoint(
        method="DELETE", path="/api/me/reach/{channel}", do=notices.remove_channel, answer=Reach,
        errors=(404,), summary="Remove one.",
    ),
    Endpoint(
        method="POST", path="/api/me/reach/{channel}/test", do=notices.try_channel, answer=Reach,
        costly=True, errors=(404, 409, 502), summary="Send a notice there now, to try it.",
    ),
    Endpoint(
        method="POST", path="/api/me/quiet", do=notices.set_quiet, form=QuietHours, answer=Reach,
        summary="When I do not want to hear of anything.",
    ),
    Endpoint(
        method="POST", path="/confirm/{token}", do=notices.confirm_mail, answer=LinkUsed,
        guests=False, errors=(404,),
        summary="Yes, notices may come to this mail address: by the link in a mail.",
    ),
    Endpoint(
        method="POST", path="/stop/{token}", do=notices.stop_mail, answer=LinkUsed, guests=False,
        errors=(404,), summary="No more mails: by the link in each of them.",
    ),
    Endpoint(
        method="GET", path="/api/me/passkeys", do=passkeys.my_passkeys, answer=Passkeys,
        summary="My passkeys.",
    ),
    Endpoint(
        method="POST", path="/api/me/passkeys/new", do=passkeys.begin_passkey,
        answer=dict[str, Any], costly=True, errors=(409,),
        summary="What a browser must be asked to make a passkey.",
    ),
    Endpoint(
        method="POST", path="/api/me/passkeys", do=passkeys.add_passkey, form=AddPasskey,
        answer=Passkeys, costly=True, errors=(409,), summary="Add the passkey that it made.",
    ),
    Endpoint(
        method="DELETE", path="/api/me/passkeys/{passkey}", do=passkeys.remove_passkey,
        answer=Passkeys, summary="Remove a passkey.",
    ),
    Endpoint(
        method="POST", path="/api/passkey/ask", do=passkeys.ask_passkey, answer=dict[str, Any],
        guests=False, costly=True, errors=(409,),
        summary="What a browser must be asked to show a passkey.",
    ),
    Endpoint(
        method="POST", path="/api/passkey", do=passkeys.use_passkey, form=UsePasskey, answer=Me,
        guests=False, costly=True, errors=(404, 409),
        summary="Go on here as the owner of a passkey.",
    ),
    Endpoint(
        method="POST", path="/api/tables", do=tables.open_table, form=OpenTable, answer=TableMade,
        costly=True, errors=(404,), summary="Open a table.",
    ),
    Endpoint(
        method="GET", path="/api/tables", do=tables.lobby, answer=Tables, guests=False,
        summary="Open tables that want to be found.",
    ),
    Endpoint(
        method="GET", path="/api/playing", do=tables.watchable, answer=Tables, guests=False,
        summary="Tables where a match is played that anybody may watch.",
    ),
    Endpoint(
        method="GET", path=TABLE, do=tables.look, answer=TableInfo, guests=False, errors=(404,),
        summary="A table as everybody sees it.",
    ),
    Endpoint(
        method="DELETE", path=TABLE, do=tables.end, answer=TableInfo, errors=(404, 409),
        summary="End a table I opened.",
    ),
    Endpoint(
        method="POST", path=SEAT, do=seats.take, form=TakeSeat, answer=SeatTaken,
        errors=(404, 409), summary="Take a seat, or give it to a bot or an outside program.",
    ),
    Endpoint(
        method="DELETE", path=SEAT, do=seats.leave, answer=TableInfo, errors=(404, 409),
        summary="Leave my seat, or send a bot away before the match begins.",
    ),
    Endpoint(
        method="POST", path=f"{TABLE}/rematch", do=rematch.rematch, form=Rematch,
        answer=TableMade, costly=True, errors=(404, 409),
        summary="The same people, game and clock at a new table; everyone is led there.",
    ),
    Endpoint(
        method="GET", path=f"{TABLE}/log", do=logs.whole_log, answer=dict[str, Any],
        guests=False, costly=True, errors=(403, 404, 409), file="wyrmhoard-{table}.json",
        summary="The whole log of a table that is over, its luck laid open. Where its rules are"
        " gone those who sat there are told it with moves as numbers, and the table has ended.",
    ),
    Endpoint(
        method="GET", path=f"{TABLE}/luck", do=logs.luck, answer=Luck, guests=False,
        costly=True, errors=(404, 409),
        summary="Every draw of luck of a match that is over, to be checked.",
    ),
    Endpoint(
        method="GET", path=f"{TABLE}/qr.svg", do=tables.qr, answer=bytes, media=SVG, guests=False,
        errors=(404, 409), summary="The link to a table as a QR code.",
    ),
    Endpoint(
        method="POST", path="/api/replay", do=replay.replay, form=ReplayForm, answer=Replayed,
        guests=False, costly=True, largest=replay.LARGEST, errors=(404,),
        summary="A downloaded log, move by move, as each seat saw it.",
    ),
    Endpoint(
        method="POST", path="/api/continue", do=replay.go_on, form=Continue, answer=TableMade,
        costly=True, largest=replay.LARGEST, errors=(404, 409),
        summary="Go on from a moment of a log, with bots in the other seats.",
    ),
]  # fmt: skip
