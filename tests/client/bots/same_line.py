"""A bot that answers everything with the line it is given."""

import sys

for _ in sys.stdin:
    print(sys.argv[1], flush=True)
