package bank_test

import (
	"errors"
	"testing"

	"example.com/payment-simulators-client/bank"
	"example.com/payment-simulators-client/simulators"
)

const (
	pacs008 = "/spi/pacs.008"
	bakery  = "padaria@example.com"
	amount  = "150.75"
)

// open returns a sandbox with the key of the bakery, which is dropped when the test is over, and a bank that uses it.
func open(t *testing.T) (*simulators.Sandbox, *bank.Bank) {
	t.Helper()
	t.Parallel()
	box, err := simulators.New()
	check(t, err)
	t.Cleanup(func() {
		if err := box.Drop(); err != nil {
			t.Error(err)
		}
	})
	_, err = box.Call("dict", "POST", "/dict/keys", simulators.JSON{
		"keyType": "EMAIL", "keyValue": bakery, "holderName": "Padaria do Bairro Ltda", "accountId": "acc-1",
		"ispb": "55667788", "branch": "0001", "accountNumber": "1234567890", "accountType": "CHECKING",
	})
	check(t, err)
	return box, bank.New(box.URL("spi"), box.URL("dict"))
}

func TestPaysToTheBankOfTheKey(t *testing.T) {
	box, payer := open(t)
	payment := pay(t, payer, bank.Paid)
	var settled struct {
		Amount       float64
		CreditorIspb string
	}
	response, err := box.Call("spi", "GET", "/spi/transactions/"+payment.EndToEndID, nil)
	check(t, err)
	check(t, response.Decode(&settled))
	if settled.Amount != 150.75 || settled.CreditorIspb != "55667788" {
		t.Errorf("the SPI has %+v", settled)
	}
}

func TestPaysAnOrderOnceIfItIsSentAgain(t *testing.T) {
	box, payer := open(t)
	first := pay(t, payer, bank.Paid)
	if second := pay(t, payer, bank.Paid); second != first {
		t.Errorf("%+v and %+v", first, second)
	}
	check(t, box.Verify("spi", pacs008, 1))
}

func TestPaysWithAnotherEndToEndIDAfterARejection(t *testing.T) {
	box, payer := open(t)
	check(t, box.RequestOutcome("spi", pacs008, "AM04"))
	rejected := pay(t, payer, bank.Rejected)
	if rejected.Reason != "AM04" {
		t.Errorf("reason %s, expected AM04", rejected.Reason)
	}
	if paid := pay(t, payer, bank.Paid); paid.EndToEndID == rejected.EndToEndID {
		t.Error("the EndToEndId was used again")
	}
}

func TestPaysOnceIfTheAnswerIsLost(t *testing.T) {
	box, payer := open(t)
	check(t, box.LoseNextAnswer("spi", pacs008))
	pay(t, payer, bank.Paid)
	check(t, box.Verify("spi", pacs008, 1))
}

func TestSendsThePaymentAgainIfItHasNotArrived(t *testing.T) {
	box, payer := open(t)
	check(t, box.BreakNext("spi", pacs008))
	pay(t, payer, bank.Paid)
	check(t, box.Verify("spi", pacs008, 2))
}

func TestPaysNothingIfTheKeyDoesNotExist(t *testing.T) {
	box, payer := open(t)
	if _, err := payer.Pay("order-1", "nobody@example.com", amount); !errors.Is(err, bank.ErrKeyNotFound) {
		t.Errorf("error %v, expected ErrKeyNotFound", err)
	}
	response, err := box.Call("spi", "GET", "/spi/transactions", nil)
	check(t, err)
	if string(response.Body) != "[]" {
		t.Errorf("the SPI has %s", response.Body)
	}
}

func pay(t *testing.T, payer *bank.Bank, expected bank.Status) bank.Payment {
	t.Helper()
	payment, err := payer.Pay("order-1", bakery, amount)
	check(t, err)
	if payment.Status != expected {
		t.Fatalf("status %s (%s), expected %s", payment.Status, payment.Reason, expected)
	}
	return payment
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
