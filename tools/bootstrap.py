"""Private environments from nothing but python3: a pinned uv, then packages locked by hash."""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

ROOT = Path(__file__).resolve().parent.parent
BOOT = ROOT / ".boot"
STAMP = "backroom-stamp"


class Environment(NamedTuple):
    folder: str
    requirements: str
    editable: bool  # whether the project itself is installed into it


ENVIRONMENTS = {
    "run": Environment(".venv-run", "requirements.txt", editable=False),
    "dev": Environment(".venv", "requirements-dev.txt", editable=True),
    "compile": Environment(".venv-compile", "requirements-compile.txt", editable=False),
    "peers": Environment(".venv-peers", "requirements-peers.txt", editable=False),
    "web": Environment(".venv-web", "requirements-web.txt", editable=False),
}
UV = Environment(".boot/uv", "requirements-uv.txt", editable=False)


def fail(sentence: str, code: int = 1) -> NoReturn:
    """End with one sentence on stderr."""
    print(f"backroom: {sentence}", file=sys.stderr)
    raise SystemExit(code)


def ensure(name: str, root: Path = ROOT) -> Path:
    """Return the environment's python, setting it up first when it is missing or out of date."""
    environment = ENVIRONMENTS[name]
    if is_whole(environment, root):
        return python_of(environment, root)
    with locked(root):
        if not is_whole(environment, root):  # another setup may have just finished it
            say(f"setting up {environment.folder} (once per change of {environment.requirements})")
            build(environment, root, ensure_uv(root))
    return python_of(environment, root)


def python_of(environment: Environment, root: Path) -> Path:
    return root / environment.folder / "bin" / "python"


def stamp_of(environment: Environment, root: Path) -> str:
    """A name for everything an environment depends on: its lock file, the Python, and the tree's location."""
    lock = (root / environment.requirements).read_bytes()
    python = f"{sys.implementation.cache_tag} {root}"
    return hashlib.sha256(lock + python.encode()).hexdigest()


def is_whole(environment: Environment, root: Path) -> bool:
    if not python_of(environment, root).exists():
        return False
    try:
        stamp = (root / environment.folder / STAMP).read_text()
    except OSError:
        return False
    return stamp == stamp_of(environment, root)


@contextlib.contextmanager
def changing(environment: Environment, root: Path) -> Generator[Path]:
    """Remove the stamp before a change and restore it after, so that a half-made folder is never trusted."""
    folder = root / environment.folder
    stamp = folder / STAMP
    was_whole = stamp.exists() and python_of(environment, root).exists()
    stamp.unlink(missing_ok=True)
    if not was_whole:
        shutil.rmtree(folder, ignore_errors=True)
    yield folder
    fresh = folder / f"{STAMP}.new"
    fresh.write_text(stamp_of(environment, root))
    fresh.replace(stamp)


def build(environment: Environment, root: Path, uv: Path) -> None:
    env = {**os.environ, **index_settings(root), "UV_PYTHON_DOWNLOADS": "never", "UV_NO_PROGRESS": "1"}
    with changing(environment, root) as folder:
        python = python_of(environment, root)
        if not python.exists() or python_version(python) != sys.version_info[:2]:
            shutil.rmtree(folder, ignore_errors=True)
            run([uv, "venv", "-q", "--no-project", "--python", sys.executable, folder], env, root)
        to = ["--python", python]
        run([uv, "pip", "sync", "-q", "--require-hashes", *to, root / environment.requirements], env, root)
        if environment.editable:
            flags = ["--no-deps", "--no-build-isolation", "--offline"]
            run([uv, "pip", "install", "-q", *flags, *to, "-e", root], env, root)


def python_version(python: Path) -> tuple[int, ...]:
    code = "import sys; print(*sys.version_info[:2])"
    out = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in out.split())


def ensure_uv(root: Path = ROOT) -> Path:
    """Install the pinned uv with pip, into its own folder."""
    folder = root / UV.folder
    if not is_whole(UV, root):
        with changing(UV, root):
            shutil.rmtree(folder, ignore_errors=True)
            made = subprocess.run(
                [sys.executable, "-m", "venv", folder], capture_output=True, text=True, check=False
            )
            if made.returncode != 0:
                fail("this Python cannot make a virtual environment (on Debian, install python3-venv).")
            pip = [folder / "bin" / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            run([*pip, "--require-hashes", "-r", root / UV.requirements], dict(os.environ), root)
    return folder / "bin" / "uv"


def run(command: list[str | Path], env: Mapping[str, str], root: Path) -> None:
    """Run one step of the setup, quietly unless it fails; it holds the lock even if we are killed."""
    done = subprocess.run(
        command,
        env=env,
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        close_fds=False,
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        words = " ".join(Path(part).name if isinstance(part, Path) else part for part in command)
        fail(f"setup failed at `{words}` (exit code {done.returncode}); its output is above.")


@contextlib.contextmanager
def locked(root: Path = ROOT, what: str = "setup") -> Generator[None]:
    """Let only one process do this at a time; the system releases the lock when its holder dies."""
    try:
        import fcntl  # noqa: PLC0415 - absent on Windows, where a sentence is better than a traceback
    except ImportError:
        fail("a source tree needs Linux or macOS; elsewhere install the package with pip.")
    boot = root / ".boot"
    boot.mkdir(exist_ok=True)
    with (boot / f"{what}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say(f"waiting for another {what} of this tree to finish")
            fcntl.flock(file, fcntl.LOCK_EX)
        os.set_inheritable(file.fileno(), True)
        yield


def say(sentence: str) -> None:
    print(f"backroom: {sentence}", file=sys.stderr, flush=True)


# pip's name for a setting, uv's names for it (the first is the one we set), and how uv joins several.
PIP_TO_UV: list[tuple[str, tuple[str, ...], str]] = [
    ("index-url", ("UV_DEFAULT_INDEX", "UV_INDEX_URL"), " "),
    ("extra-index-url", ("UV_INDEX", "UV_EXTRA_INDEX_URL"), " "),
    ("find-links", ("UV_FIND_LINKS",), ","),
    ("trusted-host", ("UV_INSECURE_HOST",), " "),
    ("no-index", ("UV_NO_INDEX",), " "),
    ("cert", ("SSL_CERT_FILE",), " "),
    ("proxy", ("ALL_PROXY", "HTTPS_PROXY", "https_proxy", "all_proxy"), " "),
]


def index_settings(root: Path = ROOT) -> dict[str, str]:
    """Tell uv, through its environment, where pip is configured to find packages."""
    if any(path.exists() for path in uv_configurations()):
        return {}  # the machine configures uv directly
    settings = pip_settings(root)
    out: dict[str, str] = {}
    for pip_name, uv_names, joint in PIP_TO_UV:
        values = settings.get(pip_name, "").split()
        if values and not any(name in os.environ for name in uv_names):
            out[uv_names[0]] = joint.join(values)
    if "UV_INDEX" in out:
        # pip looks in every index; the hashes make that safe
        out.setdefault("UV_INDEX_STRATEGY", os.environ.get("UV_INDEX_STRATEGY", "unsafe-best-match"))
    return out


def uv_configurations() -> list[Path]:
    home = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return [home / "uv" / "uv.toml", Path("/etc/uv/uv.toml")]


def pip_settings(root: Path = ROOT) -> dict[str, str]:
    """Read pip's settings from its files and environment variables, the stronger ones last."""
    pip = [root / UV.folder / "bin" / "python", "-m", "pip", "config", "list"]
    listed = subprocess.run(pip, capture_output=True, text=True, check=False).stdout
    return parse_pip_settings(listed)


def parse_pip_settings(listed: str) -> dict[str, str]:
    found = re.findall(r"^(global|install|:env:)\.([\w-]+)=(.*)$", listed, re.MULTILINE)
    found.sort(key=lambda setting: ["global", "install", ":env:"].index(setting[0]))
    return {name: str(ast.literal_eval(value)) for _, name, value in found}


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ENVIRONMENTS:
        fail(f"name one environment to set up: {', '.join(ENVIRONMENTS)}.", code=2)
    print(ensure(sys.argv[1]))
