package simulators_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"example.com/payment-simulators-client/simulators"
)

func TestPassSandbox(t *testing.T) {
	client := http.Client{Transport: simulators.PassSandbox{}}
	service := httptest.NewServer(simulators.KeepSandbox(http.HandlerFunc(
		func(response http.ResponseWriter, request *http.Request) {
			health := simulators.Address("spi") + "/spi/health"
			call, err := http.NewRequestWithContext(request.Context(), "GET", health, nil)
			if err != nil {
				t.Error(err)
				return
			}
			answer, err := client.Do(call)
			if err != nil {
				t.Error(err)
				return
			}
			defer answer.Body.Close()
			_, _ = io.WriteString(response, answer.Header.Get("X-Sandbox"))
		},
	)))
	defer service.Close()

	for _, sandbox := range []string{"go-passed-1", "go-passed-2"} {
		request, err := http.NewRequest("GET", service.URL, nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("X-Sandbox", sandbox)
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(response.Body)
		response.Body.Close()
		if string(text) != sandbox {
			t.Errorf("the simulator was called in sandbox %q, expected %q", text, sandbox)
		}
	}
}
