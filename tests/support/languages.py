"""The languages of the browser client: each is a folder of texts."""

from importlib.resources import files
from typing import Final

LANGUAGES: Final = sorted(
    folder.name for folder in (files("backroom") / "locales").iterdir() if folder.is_dir()
)
