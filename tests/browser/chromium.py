"""A real Chromium for the tests, and axe-core, from npm: no system package is needed."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from tools import bootstrap, web

HERE = Path(__file__).parent
PACKED = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED = bootstrap.ROOT / "build" / "chromium"
AXE = UNPACKED / "axe.min.js"  # finds what some people could not read, hear or reach
ARCHIVES = ("al2023", "fonts")
PYTHON = Path(sys.executable)
UNPACK = """
import { createReadStream, createWriteStream } from 'node:fs';
import { createBrotliDecompress } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
const [from, to] = process.argv.slice(1);
await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def launch_options() -> dict[str, Any]:
    """Playwright's launch options, after setting the browser up."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(web.node_of(PYTHON))  # its own Node needs a library
    is_packed = (platform.system(), platform.machine()) == ("Linux", "x86_64")
    with bootstrap.locked(what="setup of Chromium"):
        set_up(is_packed=is_packed)
    if not is_packed:
        subprocess.run([PYTHON, "-m", "playwright", "install", "chromium"], check=True)
        return {}
    return {
        "executable_path": str(UNPACKED / "chromium"),
        "args": ["--no-sandbox", "--disable-gpu"],  # emulating a GPU costs five times the work
        "env": {
            **os.environ,
            "LD_LIBRARY_PATH": str(UNPACKED / "lib"),
            "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"),
        },
    }


def set_up(*, is_packed: bool) -> None:
    """Install both, and unpack the browser if it is for this machine, once per version."""
    lock = (HERE / "package-lock.json").read_text()
    if web.read_stamp(UNPACKED) == lock:
        return
    web.npm(PYTHON, HERE, "ci", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts")
    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir(parents=True)
    if is_packed:
        unpack()
    shutil.copy(HERE / "node_modules" / "axe-core" / AXE.name, AXE)
    shutil.rmtree(HERE / "node_modules")  # 75 MB no longer needed
    (UNPACKED / web.STAMP).write_text(lock)


def unpack() -> None:
    """Unpack everything the browser needs into its folder."""
    for name in ARCHIVES:
        archive = UNPACKED / f"{name}.tar"
        decompress(PACKED / f"{name}.tar.br", archive)
        with tarfile.open(archive) as opened:
            opened.extractall(UNPACKED, filter="data")
        archive.unlink()
    decompress(PACKED / "chromium.br", UNPACKED / "chromium")
    (UNPACKED / "chromium").chmod(0o755)
    (UNPACKED / "fonts.conf").write_text(FONTS.format(folder=UNPACKED))


def decompress(packed: Path, into: Path) -> None:
    """Decompress Brotli, which Node supports and Python does not."""
    node = web.node_of(PYTHON)
    subprocess.run([node, "--input-type=module", "-e", UNPACK, str(packed), str(into)], check=True)
