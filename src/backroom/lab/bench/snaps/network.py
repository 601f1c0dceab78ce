"""A private network for a bench: a server, people near it, and a wire whose far end we run ourselves.

It is made within a fresh user and network namespace: it needs no privileges, and changes nothing on the
machine.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from backroom.complaint import Complaint

SERVER: Final = "10.9.0.1"
HONEST: Final = "10.9.0.2"
LIAR: Final = "10.9.0.3"
OWN: Final = "10.9.1.66"  # no kernel answers for it: see own_tcp.py
HERE, THERE = "snaps0", "snaps1"  # the two ends of the wire to it
LINKS: Final = (
    "ip link set lo up",
    *[f"ip address add {address}/32 dev lo" for address in (SERVER, HONEST, LIAR)],
    f"ip link add {HERE} type veth peer name {THERE}",
    f"ip link set {HERE} up",
    f"ip link set {THERE} up",
    f"ip route add {OWN}/32 dev {HERE} src {SERVER}",
)


def inside(command: Sequence[str]) -> list[str]:
    """The command wrapped so that it runs in its own namespaces; whatever it starts ends with it."""
    return ["unshare", "--user", "--map-root-user", "--net", "--pid", "--fork", "--kill-child", *command]


def what_is_missing() -> str | None:
    """Why such a network cannot be made here; None if it can."""
    if sys.platform != "linux":
        return "network namespaces are Linux's"
    for program in ("unshare", "ip"):
        if shutil.which(program) is None:
            return f"there is no program {program} (Debian: util-linux, iproute2)"
    done = subprocess.run(inside(["true"]), check=False, capture_output=True, text=True)
    return f"no namespace can be made: {' '.join(done.stderr.split())}" if done.returncode else None


def lay_out() -> None:
    """Set up addresses and the wire, within the namespace."""
    for command in LINKS:
        run(command)
    address = run(f"ip -o link show {THERE}").split("link/ether ")[1].split()[0]
    run(f"ip neighbour add {OWN} lladdr {address} dev {HERE}")


def run(command: str) -> str:
    """Run a command that must succeed."""
    done = subprocess.run(command.split(), check=False, capture_output=True, text=True)
    if done.returncode:
        raise Complaint(f"{command}: {' '.join(done.stderr.split())}")
    return done.stdout
