"""Benchmarks. Whatever is compared runs in a process of its own, and the processes take turns."""
