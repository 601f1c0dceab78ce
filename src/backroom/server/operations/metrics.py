"""One server's metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from backroom.server.operations.histogram import Actions, Histogram

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)


class Metrics(Collector):
    """Holds everything that is counted."""

    def __init__(self) -> None:
        self.registry: CollectorRegistry = CollectorRegistry()
        self.tables: Gauge = Gauge("backroom_tables", "Tables in memory.", registry=self.registry)
        self.stages: Gauge = Gauge(
            "backroom_tables_by_stage", "Tables in memory, by stage.", ["stage"], registry=self.registry
        )
        self.imports: Gauge = Gauge(
            "backroom_imports", "Tables that were made of records.", registry=self.registry
        )
        self.import_bytes: Gauge = Gauge(
            "backroom_import_bytes", "Bytes of these records.", registry=self.registry
        )
        self.database_bytes: Gauge = Gauge(
            "backroom_database_bytes",
            "Bytes of the database, without what is free in it.",
            registry=self.registry,
        )
        self.refused: Counter = Counter(
            "backroom_tables_refused", "Tables that were not made, by quota.", ["quota"],
            registry=self.registry,
        )  # fmt: skip
        self.cleared: Counter = Counter(
            "backroom_tables_cleared", "Tables that were cleared away, by what they were.", ["kind"],
            registry=self.registry,
        )  # fmt: skip
        self.troubled: Gauge = Gauge(
            "backroom_tables_troubled",
            "Tables that wait until something can be kept.",
            registry=self.registry,
        )
        self.connections: Gauge = Gauge(
            "backroom_connections", "Open WebSocket connections.", registry=self.registry
        )
        self.goodbyes: Counter = Counter(
            "backroom_goodbyes", "Connections that the server closed, by reason.", ["reason"],
            registry=self.registry,
        )  # fmt: skip
        self.bad_requests: Counter = Counter(
            "backroom_bad_requests", "What came in and was no HTTP.", registry=self.registry
        )
        self.lost_requests: Counter = Counter(
            "backroom_lost_requests",
            "Requests and handshakes whose client was gone before the answer.",
            registry=self.registry,
        )
        self.bot_processes: Counter = Counter(
            "backroom_bot_processes_ended",
            "Processes of bots that hung and were killed, or ended by themselves.",
            ["how"],
            registry=self.registry,
        )
        self.actions: Actions = Actions(
            Histogram("backroom_action_seconds", "From a command to its reply.", SECONDS)
        )
        self.commits: Histogram = Histogram("backroom_commit_seconds", "One commit to disk.", SECONDS)
        self.batches: Histogram = Histogram("backroom_commit_appends", "Appends in one commit.", SIZES)
        self.holds: Histogram = Histogram(
            "backroom_snap_hold_seconds", "How long a first claim was held.", SECONDS
        )
        self.registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """The metrics that are counted in plain numbers."""
        actions = CounterMetricFamily(
            "backroom_actions", "Commands that came in, by kind and result.", labels=["kind", "result"]
        )
        for (kind, result), count in self.actions.counts.items():
            actions.add_metric([str(kind.__struct_config__.tag), result], count)
        yield actions
        for histogram in (self.actions.latency, self.commits, self.batches, self.holds):
            yield histogram.family()

    def text(self) -> bytes:
        """All metrics, in Prometheus's text format."""
        return generate_latest(self.registry)
