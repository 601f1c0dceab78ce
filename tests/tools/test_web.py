"""The browser client is rebuilt when its sources change, and weighed."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tools import bootstrap, web, web_types


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Sources, and a client built from them."""
    sources = tmp_path / web.WEB
    (sources / "src").mkdir(parents=True)
    for name in ("package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "src/main.ts"):
        (sources / name).write_text(name)
    (tmp_path / web.LOCALES / "en").mkdir(parents=True)
    (tmp_path / web.LOCALES / "en" / "house.ftl").write_text("house-name = Backroom\n")
    static = tmp_path / web.STATIC
    (static / "assets").mkdir(parents=True)
    (static / web.STAMP).write_text(web.sources_stamp(tmp_path))
    return tmp_path


def test_a_client_is_current_while_its_sources_stay_the_same(tree: Path) -> None:
    assert web.is_current(tree)
    assert web.build(Path("no-python-is-needed"), tree) == tree / web.STATIC


@pytest.mark.parametrize(
    "name",
    ["web/src/main.ts", "web/src/new.ts", "web/package-lock.json", "src/backroom/locales/en/house.ftl"],
)
def test_a_changed_source_means_another_build(tree: Path, name: str) -> None:
    (tree / name).write_text("changed")
    assert not web.is_current(tree)


def test_a_changed_test_does_not(tree: Path) -> None:
    (tree / "web" / "src" / "main.test.ts").write_text("changed")
    assert web.is_current(tree)


def test_a_client_that_was_never_built_is_not_current(tree: Path) -> None:
    (tree / web.STATIC / web.STAMP).unlink()
    assert not web.is_current(tree)


def test_a_server_starts_although_the_client_cannot_be_built(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "web" / "src" / "main.ts").write_text("changed")
    nodeless = tree / "python"
    nodeless.write_text("#!/bin/sh\nexit 1\n")
    nodeless.chmod(0o755)

    def ensure(*_: object) -> Path:
        return nodeless

    monkeypatch.setattr(bootstrap, "ensure", ensure)
    web.build_for_serving(tree)
    assert "the browser client is not built: there is no Node" in capsys.readouterr().err


def test_a_server_starts_although_node_cannot_be_installed(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "web" / "src" / "main.ts").write_text("changed")

    def ensure(*_: object) -> Path:
        bootstrap.fail("no network.")

    monkeypatch.setattr(bootstrap, "ensure", ensure)
    web.build_for_serving(tree)
    assert "the server starts without it" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["", "serve", "serve --port 1", "--port 1"])
def test_starting_a_server_builds_the_client(line: str) -> None:
    assert web.is_serving(line.split())


@pytest.mark.parametrize("line", ["serve --help", "--help", "--version", "arena omerta", "compile"])
def test_other_commands_do_not_build_it(line: str) -> None:
    assert not web.is_serving(line.split())


TABLE = f"_{web.first_game()}-A1b2.js"


def a_build(static: Path, *, entry: int) -> None:
    """A page with what it needs and what comes later, in two languages; sizes are of incompressible bytes."""
    chunks = {
        "_index.js": {"file": "assets/index.js", "imports": ["_needed.js"]},
        "_needed.js": {"file": "assets/needed.js"},
        "src/later.ts": {"file": "assets/later.js"},
        TABLE: {"file": "assets/omerta.js", "imports": ["_cards.js", "_index.js"]},
        "_cards.js": {"file": "assets/cards.js"},
        "src/text/first/en.ts": {"file": "assets/en.js"},
        "src/text/first/ru.ts": {"file": "assets/ru.js"},
        "../src/backroom/locales/ru/organized_crime.ftl?raw": {"file": "assets/crimes.js"},
    }
    sizes = {"index": entry, "needed": 1000, "later": 500_000, "en": 1000, "ru": 3000, "crimes": 5000}
    sizes |= {"omerta": 1000, "cards": 1000}
    for name, size in sizes.items():
        (static / "assets" / f"{name}.js").write_bytes(random.Random(1).randbytes(size))
    (static / web.MANIFEST).parent.mkdir()
    (static / web.MANIFEST).write_text(json.dumps(chunks))


def test_a_first_visit_loads_the_page_its_games_table_and_the_first_texts_of_one_language(tree: Path) -> None:
    static = tree / web.STATIC
    a_build(static, entry=2000)
    names = ("cards", "index", "needed", "omerta", "ru")
    assert list(web.first_load(static)) == [f"assets/{name}.js" for name in names]
    assert web.weigh(static) == 0


def test_a_build_without_a_chunk_for_the_first_table_cannot_be_weighed(tree: Path) -> None:
    static = tree / web.STATIC
    a_build(static, entry=2000)
    chunks = json.loads((static / web.MANIFEST).read_text())
    del chunks[TABLE]
    (static / web.MANIFEST).write_text(json.dumps(chunks))
    with pytest.raises(web.Unbuilt, match="separate chunk"):
        web.first_load(static)


def test_a_first_visit_that_loads_too_much_is_refused(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a_build(tree / web.STATIC, entry=web.BUDGET)
    assert web.weigh(tree / web.STATIC) == 1
    assert "90 KB are allowed" in capsys.readouterr().out


def test_every_reason_of_a_goodbye_is_in_the_types() -> None:
    assert "  kicked: false,\n" in web_types.constants()
    assert "  closing: true,\n" in web_types.constants()


def test_a_tuple_is_spelled_as_the_translator_understands_it() -> None:
    modern = {"properties": {"pair": {"type": "array", "prefixItems": [{"type": "string"}], "items": False}}}
    older = {"properties": {"pair": {"type": "array", "items": [{"type": "string"}]}}}
    assert web_types.readable(modern, {}, {}) == older


def test_words_that_python_has_a_name_for_go_by_it() -> None:
    used: dict[str, dict[str, object]] = {}
    field = {"properties": {"way": {"enum": ["left", "right"], "default": "left"}, "other": {"enum": ["up"]}}}
    found = web_types.readable(field, {("left", "right"): "Direction"}, used)
    assert found == {"properties": {"way": {"$ref": "#/$defs/Direction"}, "other": {"enum": ["up"]}}}
    assert used == {"Direction": {"enum": ["left", "right"]}}
