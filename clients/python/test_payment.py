"""The sandbox with pytest: each test has its own, so they can run in parallel. Run: pytest"""

import pytest

from payment_simulators import Sandbox

PAYMENT = {"pan": "4000000000000001", "amount": 15075}


@pytest.fixture
def sandbox():
    with Sandbox() as sandbox:
        yield sandbox


def authorize(sandbox):
    # Replace this with a call to your service, which calls the simulator.
    response = sandbox.call("iso8583", "POST", "/iso8583/issuer/authorize", PAYMENT)
    return response.json()["responseCode"]


def test_approves_a_card_with_funds(sandbox):
    assert authorize(sandbox) == "00"


@pytest.mark.parametrize("code", ["05", "51", "91"])
def test_declines_with_the_code_that_the_rule_requests(sandbox, code):
    sandbox.request_outcome("iso8583", "/iso8583/issuer/authorize", code)
    assert authorize(sandbox) == code
    assert authorize(sandbox) == "00"
    assert sandbox.verify("iso8583", "/iso8583/issuer/authorize", times=2)
