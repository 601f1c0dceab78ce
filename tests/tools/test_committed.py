"""What must not be in git is found."""

import pytest

from tools.committed import NAMES, look_at


@pytest.mark.parametrize(
    "line",
    [
        "url = 'https://files.pythonhosted" + ".org/packages/x'",
        "--index-url https://index.invalid",
        "see /ro" + "ot/notes.txt",
        "https://mine.invalid/simple",
    ],
)
def test_what_belongs_to_one_machine_is_found(line: str) -> None:
    [found] = look_at(f"first\n{line}\n", ["https://mine.invalid/simple"])
    assert found.startswith("2: ")


def test_ordinary_text_is_left_alone() -> None:
    text = "the groundwork/root cause, src/root/x.py, https://example.org/work/of/art and `pip install`"
    assert list(look_at(text, [])) == []


@pytest.mark.parametrize(
    "name",
    ["uv.lock", ".venv/bin/python", "src/backroom/core/log.cpython-311.so", "some-1.0-py3-none-any.whl"],
)
def test_files_of_a_tools_own_are_found(name: str) -> None:
    assert NAMES.search(name)
