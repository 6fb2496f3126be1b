// A Pix from the key to the statement, in a sandbox of its own. Run: go run .
//
// It exits with 1 if a simulator responds differently.
package main

import (
	"encoding/xml"
	"fmt"
	"log"
	"net/http"

	"example.com/payment-simulators-client/simulators"
)

const key = "joao@example.com"

const pacs008 = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>M1</MsgId><CreDtTm>2030-01-01T12:00:00</CreDtTm><NbOfTxs>1</NbOfTxs>
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId><EndToEndId>%s</EndToEndId></PmtId>
      <InstgAgt><FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId></InstgAgt>
      <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>
      <IntrBkSttlmAmt Ccy="BRL">10.00</IntrBkSttlmAmt>
    </CdtTrfTxInf>
  </FIToFICstmrCdtTrf>
</Document>`

// pacs002 is what the program reads of the status report.
type pacs002 struct {
	EndToEndID string `xml:"FIToFIPmtStsRpt>TxInfAndSts>OrgnlEndToEndId"`
	Status     string `xml:"FIToFIPmtStsRpt>TxInfAndSts>TxSts"`
	Reason     string `xml:"FIToFIPmtStsRpt>TxInfAndSts>StsRsnInf>Rsn>Cd"`
}

func main() {
	sandbox, err := simulators.New()
	if err != nil {
		log.Fatal(err)
	}
	err = run(sandbox)
	if dropErr := sandbox.Drop(); err == nil {
		err = dropErr
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("Go: the Pix arrived, and the sandbox is dropped.")
}

func run(sandbox *simulators.Sandbox) error {
	steps := []func(*simulators.Sandbox) error{
		registerKey, queryKeyWithinTheRateLimit, payToTheKey, sendPayments, authorizeCard,
	}
	for _, step := range steps {
		if err := step(sandbox); err != nil {
			return err
		}
	}
	// One payment of the bank and two of this program.
	return sandbox.Verify("spi", "/spi/pacs.008", 3)
}

func registerKey(sandbox *simulators.Sandbox) error {
	var registered struct{ Status string }
	err := call(sandbox, http.StatusCreated, &registered, "dict", "POST", "/dict/keys", simulators.JSON{
		"keyType": "EMAIL", "keyValue": key, "accountId": "acc-001", "ispb": "12345678",
		"branch": "0001", "accountNumber": "123456", "accountType": "CHECKING", "holderName": "Joao Souza",
	})
	if err != nil {
		return err
	}
	return equal("status of the key", registered.Status, "ACTIVE")
}

func queryKeyWithinTheRateLimit(sandbox *simulators.Sandbox) error {
	client := simulators.JSON{}
	name := simulators.JSON{"name": "My wallet"}
	if err := call(sandbox, http.StatusCreated, &client, "ratelimit", "POST", "/auth/register", name); err != nil {
		return err
	}
	var token struct {
		AccessToken string `json:"access_token"`
	}
	if err := call(sandbox, http.StatusOK, &token, "ratelimit", "POST", "/auth/token", client); err != nil {
		return err
	}
	query := simulators.JSON{"key": key}
	response, err := sandbox.Call("ratelimit", "POST", "/instant/query", query, "Authorization", "Bearer "+token.AccessToken)
	if err != nil {
		return err
	}
	if err := equal("status of the query", response.Status, http.StatusOK); err != nil {
		return err
	}
	return equal("tokens", response.Header.Get("X-RateLimit-Remaining"), "10")
}

// payToTheKey pays through open banking, and finds the payment in the SPI and in the statement.
func payToTheKey(sandbox *simulators.Sandbox) error {
	if err := sandbox.SetClock("openfinance", "2030-01-01T12:00:00Z"); err != nil {
		return err
	}
	const path = "/open-banking/payments/v1/instant/payments"
	var payment struct {
		Data struct{ Status, CreationDateTime, EndToEndID string }
	}
	body := simulators.JSON{"amount": "150.00", "proxy": key}
	if err := call(sandbox, http.StatusCreated, &payment, "openfinance", "POST", path, body); err != nil {
		return err
	}
	if err := equal("status of the payment", payment.Data.Status, "RCVD"); err != nil {
		return err
	}
	if err := equal("time of the payment", payment.Data.CreationDateTime, "2030-01-01T12:00:00Z"); err != nil {
		return err
	}
	if err := sandbox.AdvanceClock("openfinance", "PT3S"); err != nil {
		return err
	}
	var payments struct {
		Data []struct{ Status string }
	}
	if err := call(sandbox, http.StatusOK, &payments, "openfinance", "GET", path, nil); err != nil {
		return err
	}
	if err := equal("status after three seconds", payments.Data[0].Status, "ACSC"); err != nil {
		return err
	}
	var settled struct {
		Status string
		Amount float64
	}
	transaction := "/spi/transactions/" + payment.Data.EndToEndID
	if err := call(sandbox, http.StatusOK, &settled, "spi", "GET", transaction, nil); err != nil {
		return err
	}
	if err := equal("status in the SPI", settled.Status, "ACCEPTED"); err != nil {
		return err
	}
	if err := equal("amount in the SPI", settled.Amount, 150); err != nil {
		return err
	}
	var statement struct {
		Data []struct{ TransactionName string }
	}
	entries := "/open-banking/accounts/v1/accounts/maria-corrente/transactions"
	if err := call(sandbox, http.StatusOK, &statement, "openfinance", "GET", entries, nil); err != nil {
		return err
	}
	return equal("newest entry", statement.Data[0].TransactionName, "Pix enviado - Joao Souza")
}

// sendPayments sends a payment that is accepted, and one that a rule rejects.
func sendPayments(sandbox *simulators.Sandbox) error {
	if err := sendPacs008(sandbox, pacs002{EndToEndID: "E1", Status: "ACCP"}); err != nil {
		return err
	}
	if err := sandbox.RequestOutcome("spi", "/spi/pacs.008", "AM04"); err != nil {
		return err
	}
	return sendPacs008(sandbox, pacs002{EndToEndID: "E2", Status: "RJCT", Reason: "AM04"})
}

func sendPacs008(sandbox *simulators.Sandbox, expected pacs002) error {
	message := simulators.XML(fmt.Sprintf(pacs008, expected.EndToEndID))
	response, err := sandbox.Call("spi", "POST", "/spi/pacs.008", message)
	if err != nil {
		return err
	}
	var report pacs002
	if err := xml.Unmarshal(response.Body, &report); err != nil {
		return fmt.Errorf("the pacs.002: %w", err)
	}
	return equal("pacs.002", report, expected)
}

func authorizeCard(sandbox *simulators.Sandbox) error {
	var authorization struct{ ResponseCode string }
	payment := simulators.JSON{"pan": "4000000000000001", "amount": 15075}
	const path = "/iso8583/issuer/authorize"
	if err := call(sandbox, http.StatusOK, &authorization, "iso8583", "POST", path, payment); err != nil {
		return err
	}
	return equal("response code", authorization.ResponseCode, "00")
}

// call sends a request, checks the status, and decodes the JSON of the response.
func call(sandbox *simulators.Sandbox, status int, target any, service, method, path string, body any) error {
	response, err := sandbox.Call(service, method, path, body)
	if err != nil {
		return err
	}
	if response.Status != status {
		return fmt.Errorf("%s %s: %d, expected %d: %s", method, path, response.Status, status, response.Body)
	}
	return response.Decode(target)
}

func equal[T comparable](what string, got, expected T) error {
	if got != expected {
		return fmt.Errorf("%s: %v, expected %v", what, got, expected)
	}
	return nil
}
