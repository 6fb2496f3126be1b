"""A sandbox of the payment simulators, with the standard library of Python 3.9 or later.

Copy this file to your project. docs/how-to/python.md shows it with pytest.
"""

import json
import os
import urllib.error
import urllib.request
import uuid

PORTS = {
    "spi": 3002,
    "dict": 3003,
    "iso8583": 3004,
    "workflow": 3005,
    "openfinance": 3006,
    "nfse": 3007,
    "report": 3008,
    "ratelimit": 3009,
}


class Response:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.text = body.decode("utf-8")

    def json(self):
        return json.loads(self.text)


class Sandbox:
    """Separate data, clock, rules and journal in every simulator. Use it in a `with` statement."""

    def __init__(self, name=None):
        self.name = name or f"python-{uuid.uuid4().hex[:12]}"
        self._used = set()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.drop()

    @staticmethod
    def address(service):
        """The base address of a service: SPI_URL and so on, or that of `npm start`."""
        return os.environ.get(f"{service.upper()}_URL") or f"http://127.0.0.1:{PORTS[service]}"

    def call(self, service, method, path, body=None, headers=None):
        """Sends a request. A dict is sent as JSON, a str as XML. Error statuses are not exceptions."""
        all_headers = {"X-Sandbox": self.name, **(headers or {})}
        data = None
        if isinstance(body, str):
            data = body.encode("utf-8")
            all_headers["Content-Type"] = "application/xml"
        elif body is not None:
            data = json.dumps(body).encode("utf-8")
            all_headers["Content-Type"] = "application/json"
        # The admin token is needed only if the simulators were started with one.
        token = os.environ.get("ADMIN_TOKEN")
        if token and path.startswith(("/__admin", "/admin")):
            all_headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(
            self.address(service) + path, data=data, headers=all_headers, method=method
        )
        self._used.add(service)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return Response(response.status, response.headers, response.read())
        except urllib.error.HTTPError as error:
            with error:
                return Response(error.code, error.headers, error.read())

    def url(self, service):
        """The base address of a service in this sandbox: for the configuration of the code under test."""
        self._used.add(service)
        return f"{self.address(service)}/s/{self.name}"

    def set_clock(self, service, now):
        """Freezes the clock of a service at an ISO 8601 instant. It does not go back."""
        return self._control(service, "PUT", "/__admin/clock", {"mode": "frozen", "now": now})

    def advance_clock(self, service, by):
        """Advances the clock by an ISO 8601 duration, such as PT3S. Work that becomes due is done."""
        return self._control(service, "POST", "/__admin/clock/advance", {"by": by})

    def request_outcome(self, service, path, outcome, times=1):
        """Adds a rule: the next requests with this path get this business outcome, such as the reject code AM04."""
        return self._add_effect(service, path, {"outcome": outcome}, times)

    def lose_next_answer(self, service, path):
        """Adds a rule: the next request with this path is carried out, and its answer is lost."""
        return self._add_effect(service, path, {"commitThenDrop": True})

    def break_next(self, service, path):
        """Adds a rule: the connection of the next request with this path is reset, and the service does not see it."""
        return self._add_effect(service, path, {"reset": True})

    def verify(self, service, path, times):
        """Whether the service received exactly so many requests with this path."""
        expectation = {"match": {"path": path}, "times": times}
        body = {"expectations": [expectation]}
        return self._control(service, "POST", "/__admin/verify", body)["pass"]

    def drop(self):
        """Deletes the data of the sandbox in each service that it was used in.

        A service that only other services called keeps its part; SANDBOX_TTL can drop it.
        """
        for service in sorted(self._used):
            self.call(service, "DELETE", f"/__admin/sandboxes/{self.name}")
        self._used.clear()

    def _add_effect(self, service, path, effect, times=1):
        rule = {"match": {"path": path}, "effect": effect, "times": times}
        return self._control(service, "POST", "/__admin/rules", rule)

    def _control(self, service, method, path, body):
        response = self.call(service, method, path, body)
        if response.status >= 400:
            raise RuntimeError(f"{method} {path} of {service}: {response.status} {response.text}")
        return response.json()
