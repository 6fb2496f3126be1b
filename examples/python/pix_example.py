"""A Pix from the key to the statement, in a sandbox of its own. Run: python3 pix_example.py

It ends with an AssertionError if a simulator responds differently. Do not run it with -O.
"""

import xml.etree.ElementTree as ElementTree

from payment_simulators import Sandbox

KEY = {
    "keyType": "EMAIL",
    "keyValue": "joao@example.com",
    "accountId": "acc-001",
    "ispb": "12345678",
    "branch": "0001",
    "accountNumber": "123456",
    "accountType": "CHECKING",
    "holderName": "Joao Souza",
}

PACS008 = """<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>M1</MsgId><CreDtTm>2030-01-01T12:00:00</CreDtTm><NbOfTxs>1</NbOfTxs>
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId><EndToEndId>{end_to_end_id}</EndToEndId></PmtId>
      <InstgAgt><FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId></InstgAgt>
      <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>
      <IntrBkSttlmAmt Ccy="BRL">{amount}</IntrBkSttlmAmt>
    </CdtTrfTxInf>
  </FIToFICstmrCdtTrf>
</Document>"""


def register_key(sandbox):
    response = sandbox.call("dict", "POST", "/dict/keys", KEY)
    assert response.status == 201, response.text
    assert response.json()["status"] == "ACTIVE"


def query_key_within_the_rate_limit(sandbox):
    client = sandbox.call("ratelimit", "POST", "/auth/register", {"name": "My wallet"}).json()
    token = sandbox.call("ratelimit", "POST", "/auth/token", client).json()["access_token"]
    bearer = {"Authorization": f"Bearer {token}"}
    query = {"key": KEY["keyValue"]}
    response = sandbox.call("ratelimit", "POST", "/instant/query", query, bearer)
    assert response.status == 200, response.text
    assert response.json()["holderName"] == "Joao Souza"
    assert response.headers["X-RateLimit-Remaining"] == "10"


def pay_to_the_key(sandbox):
    """Pays through open banking, and finds the payment in the SPI and in the statement."""
    sandbox.set_clock("openfinance", "2030-01-01T12:00:00Z")
    payments = "/open-banking/payments/v1/instant/payments"
    payment = {"amount": "150.00", "proxy": KEY["keyValue"]}
    response = sandbox.call("openfinance", "POST", payments, payment)
    assert response.status == 201, response.text
    created = response.json()["data"]
    assert created["status"] == "RCVD", created
    assert created["creationDateTime"] == "2030-01-01T12:00:00Z", created

    sandbox.advance_clock("openfinance", "PT3S")
    newest = sandbox.call("openfinance", "GET", payments).json()["data"][0]
    assert newest["status"] == "ACSC", newest

    settled = sandbox.call("spi", "GET", f"/spi/transactions/{newest['endToEndId']}").json()
    assert settled["status"] == "ACCEPTED", settled
    assert settled["amount"] == 150, settled

    statement = "/open-banking/accounts/v1/accounts/maria-corrente/transactions"
    entry = sandbox.call("openfinance", "GET", statement).json()["data"][0]
    assert entry["transactionName"] == "Pix enviado - Joao Souza", entry


def send_pacs008(sandbox, end_to_end_id):
    """Returns the status and the reason code of the pacs.002."""
    message = PACS008.format(end_to_end_id=end_to_end_id, amount="10.00")
    response = sandbox.call("spi", "POST", "/spi/pacs.008", message)
    assert response.status == 200, response.text
    document = ElementTree.fromstring(response.text.encode("utf-8"))
    assert document.findtext(".//OrgnlEndToEndId") == end_to_end_id
    return document.findtext(".//TxSts"), document.findtext(".//Rsn/Cd")


def authorize_card(sandbox):
    payment = {"pan": "4000000000000001", "amount": 15075}
    response = sandbox.call("iso8583", "POST", "/iso8583/issuer/authorize", payment).json()
    assert response["responseCode"] == "00", response


def main():
    with Sandbox() as sandbox:
        register_key(sandbox)
        query_key_within_the_rate_limit(sandbox)
        pay_to_the_key(sandbox)
        assert send_pacs008(sandbox, "E1") == ("ACCP", None)
        sandbox.request_outcome("spi", "/spi/pacs.008", "AM04")
        assert send_pacs008(sandbox, "E2") == ("RJCT", "AM04")
        authorize_card(sandbox)
        # One payment of the bank and two of this program.
        assert sandbox.verify("spi", "/spi/pacs.008", times=3)
    assert sandbox.call("spi", "GET", "/spi/transactions").json() == [], "The sandbox was dropped."
    sandbox.drop()
    print("Python: the Pix arrived, and the sandbox is dropped.")


if __name__ == "__main__":
    main()
