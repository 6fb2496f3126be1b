"""Fixtures: the simulators, started once if they do not run yet, and a sandbox for each test."""

import os
import random
import shlex
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from payment_simulators import PORTS, Sandbox

# Another command, as in "node /path/to/payment-simulators.js".
COMMAND = os.environ.get("PAYMENT_SIMULATORS", "npx --yes payment-simulators")
FIRST_PORT = 3000


@pytest.fixture(scope="session", autouse=True)
def simulators():
    """Uses the simulators at SPI_URL and so on; without SPI_URL it starts them, in memory."""
    if os.environ.get("SPI_URL"):
        yield
        return
    base = free_ports()
    arguments = ["--memory", "--port-base", str(base)]
    # npx does not pass signals on, so it gets a process group of its own, which is stopped as a whole.
    process = subprocess.Popen(
        shlex.split(COMMAND) + arguments, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        wait_until_ready(process, f"http://127.0.0.1:{base}/health/ready")
        for service, port in PORTS.items():
            os.environ[f"{service.upper()}_URL"] = f"http://127.0.0.1:{base + port - FIRST_PORT}"
        yield
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


@pytest.fixture
def box():
    with Sandbox() as sandbox:
        yield sandbox


def free_ports():
    """The first of eleven free ports in a row: that of the suite control, and those of the services."""
    while True:
        first = random.randint(20000, 30000)
        if all(is_free(port) for port in range(first, first + 11)):
            return first


def is_free(port):
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def wait_until_ready(process, address):
    while process.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise RuntimeError(f"{COMMAND} has ended with {process.returncode}.")
