"""Benchmarks. Each contender runs in its own process, and the processes take turns."""
