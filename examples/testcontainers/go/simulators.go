// Package simulators starts all simulators and the suite control in one container, with data in memory. It needs
// testcontainers-go 0.42 or later.
package simulators

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"os"
	"time"

	"github.com/testcontainers/testcontainers-go"
	"github.com/testcontainers/testcontainers-go/wait"
)

// The ports in the container, by the variable that gets the address.
var ports = map[string]string{
	"SUITE_URL":       "3000/tcp",
	"SPI_URL":         "3002/tcp",
	"DICT_URL":        "3003/tcp",
	"ISO8583_URL":     "3004/tcp",
	"WORKFLOW_URL":    "3005/tcp",
	"OPENFINANCE_URL": "3006/tcp",
	"NFSE_URL":        "3007/tcp",
	"REPORT_URL":      "3008/tcp",
	"RATELIMIT_URL":   "3009/tcp",
}

// Start starts the container, and sets ADMIN_TOKEN, SUITE_URL, SPI_URL and so on for this process. Call it in TestMain, and
// testcontainers.TerminateContainer with the container after the tests, also if there is an error.
func Start(ctx context.Context) (testcontainers.Container, error) {
	// Required, because the services in a container do not listen on loopback only. 16 to 200 characters.
	secret := make([]byte, 16)
	if _, err := rand.Read(secret); err != nil {
		return nil, err
	}
	token := hex.EncodeToString(secret)
	exposed := make([]string, 0, len(ports))
	ready := make([]wait.Strategy, 0, len(ports))
	for _, port := range ports {
		exposed = append(exposed, port)
		ready = append(ready, wait.ForHTTP("/health/ready").WithPort(port))
	}
	container, err := testcontainers.Run(ctx, "payment-simulators",
		testcontainers.WithEnv(map[string]string{"APP": "suite", "ADMIN_TOKEN": token, "DATA_DIR": ":memory:"}),
		testcontainers.WithExposedPorts(exposed...),
		testcontainers.WithWaitStrategyAndDeadline(2*time.Minute, ready...),
	)
	if err != nil {
		return container, err
	}
	if err := os.Setenv("ADMIN_TOKEN", token); err != nil {
		return container, err
	}
	for variable, port := range ports {
		address, err := container.PortEndpoint(ctx, port, "http")
		if err != nil {
			return container, err
		}
		if err := os.Setenv(variable, address); err != nil {
			return container, err
		}
	}
	return container, nil
}
