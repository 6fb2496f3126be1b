import { randomUUID } from 'node:crypto';
import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';

/** The ports in the container, by the variable that gets the address. */
const PORTS = {
  SUITE_URL: 3000,
  SPI_URL: 3002,
  DICT_URL: 3003,
  ISO8583_URL: 3004,
  WORKFLOW_URL: 3005,
  OPENFINANCE_URL: 3006,
  NFSE_URL: 3007,
  REPORT_URL: 3008,
  RATELIMIT_URL: 3009,
};

export interface Simulators {
  readonly container: StartedTestContainer;
  /** ADMIN_TOKEN, SUITE_URL, SPI_URL and so on, as the test kit and the service under test read them. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts all simulators and the suite control in one container, with data in memory. */
export async function startSimulators(image = 'payment-simulators'): Promise<Simulators> {
  // Required, because the services in a container do not listen on loopback only. 16 to 200 characters.
  const token = randomUUID();
  const container = await new GenericContainer(image)
    .withEnvironment({ APP: 'suite', ADMIN_TOKEN: token, DATA_DIR: ':memory:' })
    .withExposedPorts(...Object.values(PORTS))
    .withWaitStrategy(
      Wait.forAll(Object.values(PORTS).map((port) => Wait.forHttp('/health/ready', port))),
    )
    .withStartupTimeout(120_000)
    .start();
  const addresses = Object.entries(PORTS).map(([variable, port]) => [
    variable,
    `http://${container.getHost()}:${container.getMappedPort(port)}`,
  ]);
  return {
    container,
    environment: { ADMIN_TOKEN: token, ...Object.fromEntries(addresses) },
  };
}
