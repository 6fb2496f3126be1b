// Package simulators gives a test a sandbox of the payment simulators. It needs only the standard library.
// Copy it to your project. docs/how-to/go.md shows it with go test.
package simulators

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"
)

// JSON is the body of a request that is sent as JSON.
type JSON = map[string]any

// XML is the body of a request that is sent as XML.
type XML string

// Sandbox has separate data, clock, rules and journal in every simulator. Use one for each test; it is not safe for use by
// several goroutines.
type Sandbox struct {
	Name   string
	client http.Client
	used   map[string]bool
}

// Response is the response to one request, whatever its status.
type Response struct {
	Status int
	Header http.Header
	Body   []byte
}

var ports = map[string]int{
	"spi": 3002, "dict": 3003, "iso8583": 3004, "workflow": 3005,
	"openfinance": 3006, "nfse": 3007, "report": 3008, "ratelimit": 3009,
}

// New returns a sandbox with a name that nobody else uses. Drop it when the test is over.
func New() (*Sandbox, error) {
	id := make([]byte, 6)
	if _, err := rand.Read(id); err != nil {
		return nil, err
	}
	return &Sandbox{
		Name:   "go-" + hex.EncodeToString(id),
		client: http.Client{Timeout: 30 * time.Second},
		used:   map[string]bool{},
	}, nil
}

// Address returns the base address of a service: SPI_URL and so on, or that of `npm start`.
func Address(service string) string {
	if address := os.Getenv(strings.ToUpper(service) + "_URL"); address != "" {
		return address
	}
	return fmt.Sprintf("http://127.0.0.1:%d", ports[service])
}

// URL returns the base address of a service in this sandbox: for the configuration of the code under test.
func (s *Sandbox) URL(service string) string {
	s.used[service] = true
	return Address(service) + "/s/" + s.Name
}

// Call sends a request. The body is nil, XML, or any value that is sent as JSON. Headers are names and values in turn.
// Error statuses are not errors.
func (s *Sandbox) Call(service, method, path string, body any, headers ...string) (*Response, error) {
	content, contentType, err := encode(body)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequest(method, Address(service)+path, bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	request.Header.Set("X-Sandbox", s.Name)
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	// The admin token is needed only if the simulators were started with one.
	isAdmin := strings.HasPrefix(path, "/__admin") || strings.HasPrefix(path, "/admin")
	if token := os.Getenv("ADMIN_TOKEN"); token != "" && isAdmin {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	s.used[service] = true
	response, err := s.client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	received, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	return &Response{Status: response.StatusCode, Header: response.Header, Body: received}, nil
}

// SetClock freezes the clock of a service at an RFC 3339 instant. It does not go back.
func (s *Sandbox) SetClock(service, now string) error {
	_, err := s.control(service, "PUT", "/__admin/clock", JSON{"mode": "frozen", "now": now})
	return err
}

// AdvanceClock advances the clock by an ISO 8601 duration, such as PT3S. Work that becomes due is done.
func (s *Sandbox) AdvanceClock(service, by string) error {
	_, err := s.control(service, "POST", "/__admin/clock/advance", JSON{"by": by})
	return err
}

// RequestOutcome adds a rule: the next request with this path gets this business outcome, such as the reject code AM04.
func (s *Sandbox) RequestOutcome(service, path, outcome string) error {
	return s.addEffect(service, path, JSON{"outcome": outcome})
}

// LoseNextAnswer adds a rule: the next request with this path is carried out, and its answer is lost.
func (s *Sandbox) LoseNextAnswer(service, path string) error {
	return s.addEffect(service, path, JSON{"commitThenDrop": true})
}

// BreakNext adds a rule: the connection of the next request with this path is reset, and the service does not see it.
func (s *Sandbox) BreakNext(service, path string) error {
	return s.addEffect(service, path, JSON{"reset": true})
}

// Verify returns an error unless the service received exactly so many requests with this path.
func (s *Sandbox) Verify(service, path string, times int) error {
	expectation := JSON{"match": JSON{"path": path}, "times": times}
	response, err := s.control(service, "POST", "/__admin/verify", JSON{"expectations": []any{expectation}})
	if err != nil {
		return err
	}
	var result struct{ Pass bool }
	if err := response.Decode(&result); err != nil {
		return err
	}
	if !result.Pass {
		return fmt.Errorf("%s of %s: %s", path, service, response.Body)
	}
	return nil
}

// Drop deletes the data of the sandbox in each service that it was used in. A service that only other services called
// keeps its part; SANDBOX_TTL can drop it.
func (s *Sandbox) Drop() error {
	for service := range s.used {
		if _, err := s.Call(service, "DELETE", "/__admin/sandboxes/"+s.Name, nil); err != nil {
			return err
		}
	}
	s.used = map[string]bool{}
	return nil
}

// Decode reads the JSON of the response.
func (r *Response) Decode(target any) error {
	return json.Unmarshal(r.Body, target)
}

func (s *Sandbox) addEffect(service, path string, effect JSON) error {
	rule := JSON{"match": JSON{"path": path}, "effect": effect, "times": 1}
	_, err := s.control(service, "POST", "/__admin/rules", rule)
	return err
}

func (s *Sandbox) control(service, method, path string, body any) (*Response, error) {
	response, err := s.Call(service, method, path, body)
	if err == nil && response.Status >= 400 {
		err = fmt.Errorf("%s %s of %s: %d %s", method, path, service, response.Status, response.Body)
	}
	return response, err
}

func encode(body any) (content []byte, contentType string, err error) {
	switch value := body.(type) {
	case nil:
		return nil, "", nil
	case XML:
		return []byte(value), "application/xml", nil
	default:
		content, err = json.Marshal(value)
		return content, "application/json", err
	}
}
