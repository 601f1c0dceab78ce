"""The setup from nothing: what counts as complete, and where packages come from."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import bootstrap

TOY = bootstrap.Environment(".venv-toy", "requirements-toy.txt", editable=False)
LISTED = """\
:env:.index-url='https://env.invalid/simple'
global.cert='/etc/certs.pem'
global.extra-index-url='https://one.invalid/simple https://two.invalid/simple'
global.index-url='https://global.invalid/simple'
install.find-links='/srv/wheels'
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / TOY.requirements).write_text("rich==15.0.0\n")
    return tmp_path


def fill(folder: Path) -> None:
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").touch()


def interrupted_setup(root: Path) -> None:
    with bootstrap.changing(TOY, root) as folder:
        fill(folder)
        raise KeyboardInterrupt


def test_a_finished_setup_is_whole(root: Path) -> None:
    with bootstrap.changing(TOY, root) as folder:
        fill(folder)
    assert bootstrap.is_whole(TOY, root)


def test_an_interrupted_setup_is_not_whole_and_starts_over(root: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted_setup(root)
    assert not bootstrap.is_whole(TOY, root)
    with bootstrap.changing(TOY, root) as folder:
        assert not folder.exists()
        fill(folder)
    assert bootstrap.is_whole(TOY, root)


def test_a_new_lock_file_needs_a_new_setup(root: Path) -> None:
    with bootstrap.changing(TOY, root) as folder:
        fill(folder)
    (root / TOY.requirements).write_text("rich==15.0.1\n")
    assert not bootstrap.is_whole(TOY, root)


def test_a_vanished_python_needs_a_new_setup(root: Path) -> None:
    with bootstrap.changing(TOY, root) as folder:
        fill(folder)
    bootstrap.python_of(TOY, root).unlink()
    assert not bootstrap.is_whole(TOY, root)


def test_a_second_setup_waits_for_the_first(root: Path) -> None:
    code = "from pathlib import Path; from tools import bootstrap\n"
    code += f"with bootstrap.locked(Path({str(root)!r})): print('in')"
    with bootstrap.locked(root):
        second = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=bootstrap.ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert second.stderr
        assert "waiting for another setup" in second.stderr.readline()
    out, _ = second.communicate(timeout=60)
    assert out == "in\n"


def test_pip_settings_from_the_environment_win() -> None:
    settings = bootstrap.parse_pip_settings(LISTED)
    assert settings["index-url"] == "https://env.invalid/simple"
    assert settings["find-links"] == "/srv/wheels"


def test_uv_is_told_where_pip_looks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine(monkeypatch, tmp_path)
    assert bootstrap.index_settings() == {
        "UV_DEFAULT_INDEX": "https://env.invalid/simple",
        "UV_INDEX": "https://one.invalid/simple https://two.invalid/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_FIND_LINKS": "/srv/wheels",
        "SSL_CERT_FILE": "/etc/certs.pem",
    }


def test_existing_settings_of_uv_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine(monkeypatch, tmp_path)
    monkeypatch.setenv("UV_INDEX_URL", "https://uv.invalid/simple")
    assert "UV_DEFAULT_INDEX" not in bootstrap.index_settings()


def machine(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Pretend to be on a machine where pip is configured as in LISTED, and uv is not."""
    for _, names, _ in bootstrap.PIP_TO_UV:
        for name in names:
            monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("UV_INDEX_STRATEGY", raising=False)
    monkeypatch.setattr(bootstrap, "uv_configurations", lambda: [home / "uv.toml"])
    settings = bootstrap.parse_pip_settings(LISTED)

    def pip_settings(_root: Path) -> dict[str, str]:
        return settings

    monkeypatch.setattr(bootstrap, "pip_settings", pip_settings)
