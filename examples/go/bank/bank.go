// Package bank is the code under test: a bank that pays by Pix. It pays an order once, also if answers are lost.
package bank

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"
)

const (
	ispb     = "11223344"
	attempts = 3
)

// ErrKeyNotFound says that DICT does not have the Pix key.
var ErrKeyNotFound = errors.New("the Pix key does not exist")

// errUnknown says that no answer arrived, or none that says what was done: the payment may have been made all the same.
var errUnknown = errors.New("the outcome is unknown")

// Status is the status of a payment.
type Status string

// Unknown payments are asked for, and sent again, with their EndToEndId.
const (
	Unknown  Status = "UNKNOWN"
	Paid     Status = "PAID"
	Rejected Status = "REJECTED"
)

var statuses = map[string]Status{"ACCP": Paid, "ACCEPTED": Paid, "RJCT": Rejected, "REJECTED": Rejected}

// Payment is a Pix of an order. Amount is a text, as in "150.75".
type Payment struct {
	EndToEndID string
	Payee      string
	Amount     string
	Status     Status
	Reason     string
}

// Bank pays orders by Pix.
type Bank struct {
	spi, dict string
	client    http.Client
	mutex     sync.Mutex
	// A real bank keeps them in its database, and saves a payment before it sends it.
	payments map[string]Payment
}

// New returns a bank that uses the SPI and DICT at these addresses.
func New(spi, dict string) *Bank {
	// Without keep-alive, net/http repeats no request on its own.
	transport := &http.Transport{DisableKeepAlives: true}
	client := http.Client{Timeout: 10 * time.Second, Transport: transport}
	return &Bank{spi: spi, dict: dict, client: client, payments: map[string]Payment{}}
}

// Pay pays an order, or continues its payment. Call it again if the status is Unknown.
func (b *Bank) Pay(order, key, amount string) (Payment, error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	payment, isKnown := b.payments[order]
	if !isKnown || payment.Status == Rejected {
		payee, err := b.ispbOf(key)
		if err != nil {
			return Payment{}, err
		}
		payment = Payment{EndToEndID: newEndToEndID(), Payee: payee, Amount: amount, Status: Unknown}
		b.payments[order] = payment
	}
	for i := 0; i < attempts && payment.Status == Unknown; i++ {
		settled, err := b.settle(payment)
		if errors.Is(err, errUnknown) {
			continue
		}
		if err != nil {
			return payment, err
		}
		payment = settled
		b.payments[order] = payment
	}
	return payment, nil
}

// settle asks the SPI for the payment, and sends it only if the SPI does not know it. If an earlier message is still on its way,
// the SPI refuses one of the two, because both have the same EndToEndId.
func (b *Bank) settle(payment Payment) (Payment, error) {
	status, text, err := b.send("GET", b.spi+"/spi/transactions/"+payment.EndToEndID, "")
	if err != nil {
		return payment, err
	}
	if status != http.StatusNotFound {
		var found struct{ Status, ReasonCode string }
		err := json.Unmarshal(text, &found)
		return payment.with(found.Status, found.ReasonCode), err
	}
	status, text, err = b.send("POST", b.spi+"/spi/pacs.008", pacs008(payment))
	if err != nil {
		return payment, err
	}
	if status == http.StatusConflict {
		return payment, errUnknown
	}
	if status != http.StatusOK {
		return payment, fmt.Errorf("the SPI refused the message: %s", text)
	}
	var report struct {
		Status string `xml:"FIToFIPmtStsRpt>TxInfAndSts>TxSts"`
		Reason string `xml:"FIToFIPmtStsRpt>TxInfAndSts>StsRsnInf>Rsn>Cd"`
	}
	err = xml.Unmarshal(text, &report)
	return payment.with(report.Status, report.Reason), err
}

func (b *Bank) ispbOf(key string) (string, error) {
	status, text, err := b.send("GET", b.dict+"/dict/keys/EMAIL/"+url.PathEscape(key), "")
	if err != nil {
		return "", err
	}
	if status == http.StatusNotFound {
		return "", ErrKeyNotFound
	}
	var entry struct{ Ispb string }
	err = json.Unmarshal(text, &entry)
	return entry.Ispb, err
}

// send returns errUnknown if it is not known whether the request was carried out.
func (b *Bank) send(method, address, body string) (int, []byte, error) {
	request, err := http.NewRequest(method, address, strings.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	if body != "" {
		request.Header.Set("Content-Type", "application/xml")
	}
	response, err := b.client.Do(request)
	if err != nil {
		return 0, nil, fmt.Errorf("%w: %v", errUnknown, err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode >= 500 || response.StatusCode == http.StatusTooManyRequests {
		return 0, nil, fmt.Errorf("%w: %s %s", errUnknown, address, response.Status)
	}
	return response.StatusCode, text, nil
}

func (p Payment) with(code, reason string) Payment {
	if status, isFinal := statuses[code]; isFinal {
		p.Status, p.Reason = status, reason
	}
	return p
}

func pacs008(payment Payment) string {
	agent := func(element, ispb string) string {
		return fmt.Sprintf("<%s><FinInstnId><ClrSysMmbId><MmbId>%s</MmbId></ClrSysMmbId></FinInstnId></%s>", element, ispb, element)
	}
	return fmt.Sprintf(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf>
  <GrpHdr><MsgId>M%s%s</MsgId><CreDtTm>%s</CreDtTm><NbOfTxs>1</NbOfTxs></GrpHdr>
  <CdtTrfTxInf>
    <PmtId><EndToEndId>%s</EndToEndId></PmtId>
    <IntrBkSttlmAmt Ccy="BRL">%s</IntrBkSttlmAmt>
    %s%s
  </CdtTrfTxInf>
</FIToFICstmrCdtTrf></Document>`,
		ispb, unique(23), time.Now().UTC().Format(time.RFC3339), payment.EndToEndID, payment.Amount,
		agent("InstgAgt", ispb), agent("CdtrAgt", payment.Payee))
}

// newEndToEndID returns E, the ISPB, the minute in UTC, and 11 letters or digits.
func newEndToEndID() string {
	return "E" + ispb + time.Now().UTC().Format("200601021504") + unique(11)
}

func unique(length int) string {
	id := make([]byte, 12)
	if _, err := rand.Read(id); err != nil {
		panic(err)
	}
	return hex.EncodeToString(id)[:length]
}
