"""The page's types are those of the server."""

from wyrmhoard.server.protocol import typescript


def test_wire_ts_is_fresh():
    assert typescript.FILE.read_text("utf-8") == typescript.generate()


def test_check_finds_a_stale_file(tmp_path, monkeypatch):
    monkeypatch.setattr(typescript, "FILE", tmp_path / "wire.ts")
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    typescript.FILE.write_text(typescript.HEAD, "utf-8")
    assert typescript.main(["--check"]) == 1


def test_a_client_may_leave_out_what_has_a_default_and_a_server_never_does():
    made = typescript.generate()
    assert "  token?: string;" in made.split("interface Hello")[1].split("}")[0]
    assert "  spectators: number;" in made.split("interface TableInfo")[1].split("}")[0]
