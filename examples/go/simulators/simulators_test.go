package simulators_test

import (
	"testing"

	"example.com/payment-simulators-client/simulators"
)

const path = "/iso8583/issuer/authorize"

// newSandbox returns a sandbox that is dropped when the test is over.
func newSandbox(t *testing.T) *simulators.Sandbox {
	t.Helper()
	sandbox, err := simulators.New()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := sandbox.Drop(); err != nil {
			t.Error(err)
		}
	})
	return sandbox
}

// authorize stands for a call to your service, which calls the simulator.
func authorize(t *testing.T, sandbox *simulators.Sandbox) string {
	t.Helper()
	payment := simulators.JSON{"pan": "4000000000000001", "amount": 15075}
	response, err := sandbox.Call("iso8583", "POST", path, payment)
	if err != nil {
		t.Fatal(err)
	}
	var authorization struct{ ResponseCode string }
	if err := response.Decode(&authorization); err != nil {
		t.Fatal(err)
	}
	return authorization.ResponseCode
}

func TestDeclines(t *testing.T) {
	for _, code := range []string{"05", "51", "91"} {
		code := code
		t.Run(code, func(t *testing.T) {
			t.Parallel()
			sandbox := newSandbox(t)
			if err := sandbox.RequestOutcome("iso8583", path, code); err != nil {
				t.Fatal(err)
			}
			if got := authorize(t, sandbox); got != code {
				t.Errorf("response code %s, expected %s", got, code)
			}
			if got := authorize(t, sandbox); got != "00" {
				t.Errorf("response code %s after the rule, expected 00", got)
			}
			if err := sandbox.Verify("iso8583", path, 2); err != nil {
				t.Error(err)
			}
		})
	}
}
