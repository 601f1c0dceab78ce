"""What the writer of a store has done so far."""

from __future__ import annotations

from collections.abc import Callable


class Figures:
    """Counters for metrics; whoever wants a histogram of the batches sets `watch`."""

    def __init__(self) -> None:
        self.batches: int = 0
        self.appends: int = 0  # of all batches that were committed
        self.failures: int = 0  # batches that were not
        self.seconds: float = 0.0  # in commits
        self.watch: Callable[[int, float], None] | None = None  # told the appends and seconds of each commit
        self.is_pressing: Callable[[], bool] | None = None  # whether nothing may keep the loop now
        self.kept_loop: Callable[[float], None] | None = None  # told how long one did not let the loop go on

    def committed(self, appends: int, seconds: float) -> None:
        """Count a batch that is durable."""
        self.batches += 1
        self.appends += appends
        self.seconds += seconds
        if self.watch is not None:
            self.watch(appends, seconds)
