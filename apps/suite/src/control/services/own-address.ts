import { hostname, networkInterfaces } from 'node:os';

/** The address at which the suite control listens. */
export interface OwnAddress {
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const ANY_HOST = new Set(['0.0.0.0', '::']);

/** Whether the suite control itself listens at the address of a service. */
export function namesItself(address: string | undefined, { host, port }: OwnAddress): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname: named, port: namedPort } = new URL(address);
  const usedPort = namedPort === '' ? DEFAULT_PORTS[protocol] : Number(namedPort);
  if (usedPort !== port) return false;
  const target = named.replace(/^\[|\]$/g, '').toLowerCase();
  if (target === host.toLowerCase()) return true;
  if (isLoopback(target)) return isLoopback(host);
  return ANY_HOST.has(host) && isOfThisMachine(target);
}

function isLoopback(target: string): boolean {
  return (
    target === 'localhost' || target === '::1' || ANY_HOST.has(target) || target.startsWith('127.')
  );
}

function isOfThisMachine(target: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return target === hostname().toLowerCase() || own.some(({ address }) => address === target);
}
