"""`backroom compile`: build the compiled engine of a source tree."""

import os
import subprocess
import sys
from pathlib import Path

from backroom.complaint import Complaint


def compile_engine() -> int:
    """Compile the rules engine of this source tree, so that the next start uses it."""
    tool = source_tree() / "tools" / "compile.py"
    # the tool makes its own environment with the build tools
    return subprocess.run([sys.executable, tool], check=False).returncode


def source_tree() -> Path:
    """The checkout this runs from: `./backroom` names it, and an editable install lies in it."""
    named = os.environ.get("BACKROOM_TREE")
    tree = Path(named) if named else Path(__file__).parents[3]
    if not (tree / "tools" / "compile.py").is_file():
        raise Complaint("there is nothing to compile: this is an installed copy, not a source tree.")
    return tree
