"""Cards in a sandbox. Each test has its own, so they can run in parallel. Run: pytest"""

import pytest

PAYMENT = {"pan": "4000000000000001", "amount": 15075}


def authorize(box):
    # Replace this with a call to your service, which calls the simulator.
    response = box.call("iso8583", "POST", "/iso8583/issuer/authorize", PAYMENT)
    return response.json()["responseCode"]


def test_approves_a_card_with_funds(box):
    assert authorize(box) == "00"


@pytest.mark.parametrize("code", ["05", "51", "91"])
def test_declines_with_the_code_that_the_rule_requests(box, code):
    box.request_outcome("iso8583", "/iso8583/issuer/authorize", code)
    assert authorize(box) == code
    assert authorize(box) == "00"
    assert box.verify("iso8583", "/iso8583/issuer/authorize", times=2)
