import {
  addressVariable,
  ControlClient,
  givenAddress,
  SERVICE_NAMES,
  type ServiceName,
} from '#libs/control-client';
import { type Environment } from '#libs/config';
import { TestKitError } from '../test-kit.errors';
import { type Addresses } from './addresses';
import { checkService } from './check-service';
import { startInProcess } from './start-in-process';

const NO_URL = { protocol: '', search: '', hash: '' };

/** The services of a sandbox. */
export interface FoundServices {
  readonly addresses: Addresses;
  /** The address of the suite control, or of the only service: both have the same operations for a sandbox. */
  readonly control: string;
  readonly hasSuite: boolean;
}

export interface Search {
  readonly services: readonly ServiceName[];
  /** Addresses that are used before those of the environment. */
  readonly urls: Addresses;
  /** Whether services without an address are started in this process. */
  readonly start: boolean;
}

/**
 * Finds the services. Those with an address run already; the others are started in this process.
 * @throws TestKitError if one does not answer, is another service, or has a version that does not fit
 */
export async function findServices(
  { services, urls, start }: Search,
  environment: Environment,
): Promise<FoundServices> {
  const given = givenAddresses(urls, environment);
  const isKnown = services.every((name) => given[name] !== undefined);
  // The list is read only if it is needed, because each test file comes here.
  const listed = given.suite === undefined || isKnown ? {} : await listedBy(given.suite);
  const known = { ...listed, ...given };
  const missing = services.filter((name) => known[name] === undefined);
  const [only] = services;
  const isComplete = missing.length === 0 && (services.length === 1 || known.suite !== undefined);
  if (!isComplete && !start) throw notGiven(missing);
  const addresses = isComplete ? known : await startInProcess(known);
  const checked = [...services, ...(addresses.suite === undefined ? [] : (['suite'] as const))];
  await Promise.all(checked.map((name) => checkService(name, addresses[name] ?? '')));
  const control = addresses.suite ?? addresses[only ?? 'spi'] ?? '';
  return { addresses, control, hasSuite: addresses.suite !== undefined };
}

function givenAddresses(urls: Addresses, environment: Environment): Addresses {
  const names = [...SERVICE_NAMES, 'suite' as const];
  const given = names.flatMap((name) => {
    const address = urls[name] ?? givenAddress(name, environment);
    return address === undefined ? [] : [[name, checkedAddress(name, address)] as const];
  });
  return Object.fromEntries(given);
}

/** @throws TestKitError if it is not the address of a service */
function checkedAddress(name: ServiceName | 'suite', text: string): string {
  const { protocol, search, hash } = URL.canParse(text) ? new URL(text) : NO_URL;
  if (/^https?:$/.test(protocol) && search === '' && hash === '') {
    return text.trim().replace(/\/+$/, '');
  }
  const variable = addressVariable(name);
  throw new TestKitError(
    `"${text}" is not the address of a service. Write it as in ${variable}=http://127.0.0.1:3002.`,
  );
}

/** The addresses that a suite control has for its services. */
async function listedBy(suite: string): Promise<Addresses> {
  await checkService('suite', suite);
  const home = await new ControlClient({ address: suite }).send<{
    readonly services?: readonly { readonly name: string; readonly address: string }[];
  }>('GET', '/');
  return Object.fromEntries((home.services ?? []).map(({ name, address }) => [name, address]));
}

function notGiven(missing: readonly ServiceName[]): TestKitError {
  const names = (missing.length === 0 ? (['suite'] as const) : missing).map(addressVariable);
  return new TestKitError(
    `start is false, and ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not set. Set ${names.length === 1 ? 'it' : 'them'}, or leave out start so that the simulators are started in this process.`,
  );
}
