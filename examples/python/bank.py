"""The code under test: a bank that pays by Pix. It pays an order once, also if answers are lost."""

import http.client
import json
import re
import urllib.error
import urllib.parse
import urllib.request
import uuid
from datetime import datetime, timezone
from typing import NamedTuple, Optional

ISPB = "11223344"
ATTEMPTS = 3

PACS008 = """<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr><MsgId>{message_id}</MsgId><CreDtTm>{now}</CreDtTm><NbOfTxs>1</NbOfTxs></GrpHdr>
    <CdtTrfTxInf>
      <PmtId><EndToEndId>{end_to_end_id}</EndToEndId></PmtId>
      <IntrBkSttlmAmt Ccy="BRL">{amount}</IntrBkSttlmAmt>
      <InstgAgt><FinInstnId><ClrSysMmbId><MmbId>{payer}</MmbId></ClrSysMmbId></FinInstnId></InstgAgt>
      <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>{payee}</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>
    </CdtTrfTxInf>
  </FIToFICstmrCdtTrf>
</Document>"""


class KeyNotFound(Exception):
    pass


class OutcomeUnknown(Exception):
    """No answer, or none that says what was done: the payment may have been made all the same."""


class Payment(NamedTuple):
    end_to_end_id: str
    payee: str
    amount: str
    status: str = "UNKNOWN"
    reason: Optional[str] = None


class Bank:
    def __init__(self, spi, dict_, timeout=10):
        self._spi = spi
        self._dict = dict_
        self._timeout = timeout
        # A real bank keeps them in its database, and saves a payment before it sends it.
        self._payments = {}

    def pay(self, order, key, amount):
        """Pays an order, or continues its payment. The amount is a text, as in "150.75"."""
        payment = self._payments.get(order)
        if payment is None or payment.status == "REJECTED":
            payment = Payment(new_end_to_end_id(), self._ispb_of(key), amount)
        self._payments[order] = payment
        for _ in range(ATTEMPTS):
            if payment.status != "UNKNOWN":
                break
            try:
                payment = self._find(payment) or self._send(payment)
            except OutcomeUnknown:
                continue
            self._payments[order] = payment
        return payment

    def _ispb_of(self, key):
        status, text = self._request("GET", f"{self._dict}/dict/keys/EMAIL/{urllib.parse.quote(key)}")
        if status == 404:
            raise KeyNotFound(key)
        return json.loads(text)["ispb"]

    def _find(self, payment):
        """None if the SPI does not know the payment, so that it may be sent, again with its EndToEndId."""
        path = f"/spi/transactions/{payment.end_to_end_id}"
        status, text = self._request("GET", self._spi + path)
        if status == 404:
            return None
        found = json.loads(text)
        return payment._replace(status=status_of(found["status"]), reason=found.get("reasonCode"))

    def _send(self, payment):
        message = PACS008.format(
            message_id=f"M{ISPB}{uuid.uuid4().hex[:23]}",
            now=datetime.now(timezone.utc).isoformat(),
            end_to_end_id=payment.end_to_end_id,
            amount=payment.amount,
            payer=ISPB,
            payee=payment.payee,
        )
        status, text = self._request("POST", f"{self._spi}/spi/pacs.008", message)
        if status == 409:
            # An earlier message has arrived after all.
            raise OutcomeUnknown(text)
        if status != 200:
            return payment._replace(status="REJECTED", reason=json.loads(text)["code"])
        code = re.search(r"<TxSts>(\w+)</TxSts>", text)[1]
        reason = re.search(r"<Rsn><Cd>(\w+)</Cd>", text)
        return payment._replace(status=status_of(code), reason=reason and reason[1])

    def _request(self, method, url, body=None):
        request = urllib.request.Request(
            url,
            method=method,
            data=body.encode() if body else None,
            headers={"Content-Type": "application/xml"} if body else {},
        )
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                return response.status, response.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                if error.code >= 500 or error.code == 429:
                    raise OutcomeUnknown(f"{url}: {error.code}") from error
                return error.code, error.read().decode()
        except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
            raise OutcomeUnknown(f"{url}: {error}") from error


def new_end_to_end_id():
    """E, the ISPB, the minute in UTC, and 11 letters or digits."""
    return f"E{ISPB}{datetime.now(timezone.utc):%Y%m%d%H%M}{uuid.uuid4().hex[:11]}"


def status_of(code):
    return {"ACCP": "PAID", "ACCEPTED": "PAID", "RJCT": "REJECTED", "REJECTED": "REJECTED"}.get(
        code, "UNKNOWN"
    )
