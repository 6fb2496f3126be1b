module example.com/payment-simulators-client

go 1.19
