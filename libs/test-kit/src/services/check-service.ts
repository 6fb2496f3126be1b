import {
  addressVariable,
  ControlClient,
  NoSimulator,
  SERVICES,
  SUITE,
  type ServiceName,
} from '#libs/control-client';
import { packageVersion } from '#libs/config';
import { TestKitError } from '../test-kit.errors';

type Name = ServiceName | 'suite';

interface Home {
  readonly service?: string;
  readonly version?: string;
}

/** A service that is there answers at once; a busy machine takes its time. */
const TIME_LIMIT_MS = 30_000;

/** Checks that have passed, by name and address. */
const checked = new Map<string, Promise<void>>();

/** Checks once that the service is at the address, and that its version fits. @throws TestKitError */
export function checkService(name: Name, address: string): Promise<void> {
  const key = `${name} ${address}`;
  const before = checked.get(key);
  if (before !== undefined) return before;
  const check = ask(name, address);
  checked.set(key, check);
  check.catch(() => checked.delete(key));
  return check;
}

async function ask(name: Name, address: string): Promise<void> {
  let home: Home;
  const client = new ControlClient({ address, timeLimitMs: TIME_LIMIT_MS });
  try {
    home = (await client.send<Home | null>('GET', '/')) ?? {};
  } catch (error) {
    const why = error instanceof NoSimulator ? error.why : (error as Error).message;
    throw new TestKitError(silent(name, address, why));
  }
  const { service, version = '' } = home;
  if (service !== name) throw new TestKitError(otherService(name, address, service));
  if (!fits(version, packageVersion)) throw new TestKitError(otherVersion(name, address, version));
}

/** Versions fit if they have the same major number, and below 1.0.0 also the same minor number. */
export function fits(version: string, own: string): boolean {
  const [major, minor] = version.split('.');
  const [ownMajor, ownMinor] = own.split('.');
  return major === ownMajor && (major !== '0' || minor === ownMinor);
}

function titleOf(name: Name): string {
  return name === 'suite' ? SUITE.title : SERVICES[name].title;
}

function silent(name: Name, address: string, why: string): string {
  const variable = addressVariable(name);
  const start = name === 'suite' ? '' : ` ${name}`;
  return `${titleOf(name)} does not answer at ${address} (${why}). Start it with npx payment-simulators${start}, or unset ${variable} so that the test kit starts it.`;
}

function otherService(name: Name, address: string, service: string | undefined): string {
  const found = service === undefined ? 'no simulator' : `the service ${service}`;
  return `${address} is ${found}, not ${titleOf(name)}. Correct ${addressVariable(name)}.`;
}

function otherVersion(name: Name, address: string, version: string): string {
  const [major, minor] = version.split('.');
  return `${titleOf(name)} at ${address} has version ${version}, and this test kit has ${packageVersion}. Install payment-simulators@${major ?? ''}.${minor ?? ''}, or update the service.`;
}
