import { type Environment } from '#libs/config';

/** The simulators, with the names of their folders, and the suite control. A test compares them with their definitions. */
export const SERVICES = {
  spi: { title: 'SPI', port: 3002 },
  dict: { title: 'DICT', port: 3003 },
  iso8583: { title: 'ISO 8583', port: 3004 },
  workflow: { title: 'Workflow engine', port: 3005 },
  openfinance: { title: 'Open banking', port: 3006 },
  nfse: { title: 'NFS-e', port: 3007 },
  report: { title: 'Reports', port: 3008 },
  ratelimit: { title: 'Leaky bucket', port: 3009 },
} as const;

/** The suite control, which controls all services at once. */
export const SUITE = { title: 'Suite control', port: 3000 } as const;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as readonly ServiceName[];

export function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(SERVICES, name);
}

/** The variable with the address of a service: `SPI_URL`. */
export function addressVariable(name: ServiceName | 'suite'): string {
  return `${name.toUpperCase()}_URL`;
}

/** The address that the environment has for a service, without a trailing slash. */
export function givenAddress(
  name: ServiceName | 'suite',
  environment: Environment,
): string | undefined {
  const given = environment[addressVariable(name)]?.trim() ?? '';
  return given === '' ? undefined : given.replace(/\/+$/, '');
}

/** The address of a service: that of the environment, or that of `npm start`. */
export function addressOf(name: ServiceName | 'suite', environment: Environment): string {
  const { port } = name === 'suite' ? SUITE : SERVICES[name];
  return givenAddress(name, environment) ?? `http://127.0.0.1:${String(port)}`;
}
