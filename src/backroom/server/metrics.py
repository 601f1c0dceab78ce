"""Figures for Prometheus, of one server."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.registry: CollectorRegistry = CollectorRegistry()
        self.tables: Gauge = Gauge("backroom_tables", "Tables in memory.", registry=self.registry)
        self.connections: Gauge = Gauge(
            "backroom_connections", "Open WebSocket connections.", registry=self.registry
        )
        self.actions: Counter = Counter(
            "backroom_actions", "Commands that came in, by kind and result.", ["kind", "result"],
            registry=self.registry,
        )  # fmt: skip
        self.results: dict[tuple[str, bool], Counter] = {}  # looked up once: this counts every command
        self.latency: Histogram = Histogram(
            "backroom_action_seconds", "From a command to its reply.", buckets=SECONDS, registry=self.registry
        )
        self.commits: Histogram = Histogram(
            "backroom_commit_seconds", "One commit to disk.", buckets=SECONDS, registry=self.registry
        )
        self.batches: Histogram = Histogram(
            "backroom_commit_appends", "Appends in one commit.", buckets=SIZES, registry=self.registry
        )
        self.holds: Histogram = Histogram(
            "backroom_snap_hold_seconds", "How long a first claim was held.", buckets=SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self.goodbyes: Counter = Counter(
            "backroom_goodbyes", "Connections that the server closed, by reason.", ["reason"],
            registry=self.registry,
        )  # fmt: skip

    def took(self, kind: str, *, done: bool, seconds: float) -> None:
        """A command was answered."""
        result = self.results.get((kind, done))
        if result is None:
            result = self.actions.labels(kind, "done" if done else "refused")
            self.results[kind, done] = result
        result.inc()
        self.latency.observe(seconds)

    def committed(self, appends: int, seconds: float) -> None:
        """A batch is durable."""
        self.commits.observe(seconds)
        self.batches.observe(appends)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
