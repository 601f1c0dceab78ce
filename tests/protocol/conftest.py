"""The same server as for the client's tests."""

from tests.client.conftest import server as server
