"""Builds the browser client into the package before a wheel or an sdist is made of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITABLE = "editable"  # hatchling's name for a wheel that only points to a source tree


class BuildTheClient(BuildHookInterface[Any]):
    """Hatchling's hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, unless nothing is packed or its sources are not here."""
        root = Path(self.root)
        if version == EDITABLE or not (root / "web" / "package.json").is_file():
            return
        sys.path.insert(0, str(root))
        from tools import web  # noqa: PLC0415 - found only now

        web.build(Path(sys.executable), root)
