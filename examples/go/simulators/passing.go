package simulators

import (
	"context"
	"net/http"
)

type sandboxKey struct{}

// KeepSandbox is middleware for your service: it keeps the sandbox of a request in the context of the request.
func KeepSandbox(next http.Handler) http.Handler {
	return http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		ctx := context.WithValue(request.Context(), sandboxKey{}, request.Header.Get("X-Sandbox"))
		next.ServeHTTP(response, request.WithContext(ctx))
	})
}

// PassSandbox is the transport of the client that calls the simulators: http.Client{Transport: PassSandbox{}}. It sends
// the sandbox of the context, so create requests with http.NewRequestWithContext.
type PassSandbox struct{}

// RoundTrip implements http.RoundTripper.
func (PassSandbox) RoundTrip(request *http.Request) (*http.Response, error) {
	if sandbox, _ := request.Context().Value(sandboxKey{}).(string); sandbox != "" {
		request = request.Clone(request.Context())
		request.Header.Set("X-Sandbox", sandbox)
	}
	return http.DefaultTransport.RoundTrip(request)
}
