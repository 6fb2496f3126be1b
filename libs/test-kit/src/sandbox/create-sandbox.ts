import { isServiceName, SERVICE_NAMES, type ServiceName } from '#libs/control-client';
import { shellEnvironment } from '#libs/config';
import { NAME, NAME_RULE, nearestName, newUuid, parseInstant } from '#libs/kernel';
import { type Addresses } from '../services/addresses';
import { findServices } from '../services/find-services';
import { TestKitError } from '../test-kit.errors';
import { Sandbox } from './sandbox';

/** What a test can say about its sandbox. Everything has a default. */
export interface SandboxOptions {
  /** The services that the test uses. Default: all. */
  readonly services?: readonly ServiceName[];
  /** The name of the sandbox. Default: a new one. */
  readonly name?: string;
  /** Freezes the clocks at an instant, as in 2027-03-01T12:00:00Z. Default: the time of the machine. */
  readonly clock?: string | Date;
  /**
   * Addresses of services that run already, as in `{ spi: 'http://127.0.0.1:4002' }`. Default: SPI_URL and the like, and SUITE_URL for the
   * suite control.
   */
  readonly urls?: Addresses;
  /** Whether services without an address are started in this process. Default: true. */
  readonly start?: boolean;
  /** The token for control requests, if the services have one. Default: ADMIN_TOKEN. */
  readonly token?: string;
}

/** How many characters of a UUID make a name unique. */
const UNIQUE = 13;

/**
 * Creates a sandbox over all services, or some. Services without an address are started in this process, in memory.
 *
 * @throws TestKitError with one line that says what to do
 * @example
 * const box = await createSandbox({ services: ['spi', 'dict'], clock: '2027-03-01T12:00:00Z' });
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = newSandbox(options);
  await openSandbox(sandbox, options);
  return sandbox;
}

/** A sandbox that is not open yet. @throws TestKitError if the options cannot be used */
export function newSandbox(options: SandboxOptions): Sandbox {
  checkOptions(options);
  const services = [...new Set(options.services ?? SERVICE_NAMES)];
  const { name = `kit-${newUuid().slice(0, UNIQUE)}`, clock } = options;
  if (clock !== undefined && !isInstant(clock)) {
    const shown = `"${String(clock)}" is not an instant of the clock`;
    throw new TestKitError(`${shown}. Write it as in 2027-03-01T12:00:00Z.`);
  }
  if (!NAME.test(name))
    throw new TestKitError(`"${name}" is not a name of a sandbox: ${NAME_RULE}.`);
  if (services.length === 0)
    throw new TestKitError('services is empty. Name a service, or leave it out.');
  for (const service of services) checkName(service);
  const environment = shellEnvironment();
  const search = { services, urls: options.urls ?? {}, start: options.start ?? true };
  const find = () => findServices(search, environment);
  return new Sandbox(name, services, find, options.token ?? environment['ADMIN_TOKEN']);
}

/** Opens a sandbox, and sets its clock. */
export async function openSandbox(sandbox: Sandbox, { clock }: SandboxOptions): Promise<void> {
  await sandbox.open();
  if (clock === undefined) return;
  try {
    await sandbox.clock.freeze(clock);
  } catch (error) {
    await sandbox.drop();
    throw error;
  }
}

const OPTIONS = ['services', 'name', 'clock', 'urls', 'start', 'token', 'hooks'];

/** A misspelt option would be ignored. */
function checkOptions(options: SandboxOptions): void {
  const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (unknown === undefined) return;
  const near = nearestName(unknown, OPTIONS);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new TestKitError(
    `${unknown} is not an option.${hint} The options are ${OPTIONS.join(', ')}.`,
  );
}

function isInstant(clock: string | Date): boolean {
  return typeof clock === 'string'
    ? parseInstant(clock) !== undefined
    : clock instanceof Date && !Number.isNaN(clock.getTime());
}

function checkName(service: string): void {
  if (isServiceName(service)) return;
  const near = nearestName(service, SERVICE_NAMES);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new TestKitError(
    `${service} is not a service.${hint} The services are ${SERVICE_NAMES.join(', ')}.`,
  );
}
