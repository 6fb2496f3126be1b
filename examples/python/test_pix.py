"""A bank that pays by Pix, tested with the simulators of the SPI and of DICT. Run: pytest"""

import pytest

from bank import Bank, KeyNotFound

PACS008 = "/spi/pacs.008"
BAKERY = "padaria@example.com"


@pytest.fixture
def bank(box):
    box.call(
        "dict",
        "POST",
        "/dict/keys",
        {
            "keyType": "EMAIL",
            "keyValue": BAKERY,
            "holderName": "Padaria do Bairro Ltda",
            "accountId": "acc-1",
            "ispb": "55667788",
            "branch": "0001",
            "accountNumber": "1234567890",
            "accountType": "CHECKING",
        },
    )
    return Bank(box.url("spi"), box.url("dict"))


def paid(box):
    """The EndToEndIds of the payments that the SPI has settled."""
    settled = box.call("spi", "GET", "/spi/transactions?status=ACCEPTED").json()
    return [payment["endToEndId"] for payment in settled]


def test_pays_to_the_bank_of_the_key(box, bank):
    payment = bank.pay("order-1", BAKERY, "150.75")
    assert payment.status == "PAID"
    settled = box.call("spi", "GET", f"/spi/transactions/{payment.end_to_end_id}").json()
    assert (settled["amount"], settled["creditorIspb"]) == (150.75, "55667788")


def test_pays_an_order_once_if_it_is_sent_again(box, bank):
    first = bank.pay("order-1", BAKERY, "150.75")
    assert bank.pay("order-1", BAKERY, "150.75") == first
    assert paid(box) == [first.end_to_end_id]


@pytest.mark.parametrize("code", ["AM04", "AC03"])
def test_pays_with_another_end_to_end_id_after_a_rejection(box, bank, code):
    box.request_outcome("spi", PACS008, code)
    rejected = bank.pay("order-1", BAKERY, "150.75")
    assert (rejected.status, rejected.reason) == ("REJECTED", code)
    payment = bank.pay("order-1", BAKERY, "150.75")
    assert payment.status == "PAID"
    assert payment.end_to_end_id != rejected.end_to_end_id


def test_pays_once_if_the_answer_is_lost(box, bank):
    box.lose_next_answer("spi", PACS008)
    payment = bank.pay("order-1", BAKERY, "150.75")
    assert payment.status == "PAID"
    assert paid(box) == [payment.end_to_end_id]
    assert box.verify("spi", PACS008, times=1)


def test_sends_the_payment_again_if_it_has_not_arrived(box, bank):
    box.break_next("spi", PACS008)
    payment = bank.pay("order-1", BAKERY, "150.75")
    assert payment.status == "PAID"
    assert paid(box) == [payment.end_to_end_id]
    assert box.verify("spi", PACS008, times=2)


def test_pays_nothing_if_the_key_does_not_exist(box, bank):
    with pytest.raises(KeyNotFound):
        bank.pay("order-1", "nobody@example.com", "150.75")
    assert paid(box) == []
