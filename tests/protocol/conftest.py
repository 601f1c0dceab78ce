"""The same server as for the tests of the client."""

from tests.client.conftest import server as server
