import { ControlClient, ControlRefused, type ServiceName } from '#libs/control-client';
import { type FoundServices } from '../services/find-services';
import { Simulator } from '../simulator/simulator';
import { TestKitError } from '../test-kit.errors';
import { SandboxClock } from './clock';
import { Journal } from './journal';

/** The sandbox that a test uses: its own data, clock, rules and journal in each of its services. */
export class Sandbox {
  /** The clocks of all services. */
  readonly clock = new SandboxClock(() => this.control());
  /** The requests to all services. */
  readonly journal: Journal;
  readonly spi = this.simulator('spi');
  readonly dict = this.simulator('dict');
  readonly iso8583 = this.simulator('iso8583');
  readonly workflow = this.simulator('workflow');
  readonly openfinance = this.simulator('openfinance');
  readonly nfse = this.simulator('nfse');
  readonly report = this.simulator('report');
  readonly ratelimit = this.simulator('ratelimit');
  private found: FoundServices | undefined;
  private isDropped = false;

  /** @param find finds the services when the sandbox is opened */
  constructor(
    /** The name of the sandbox: `kit-0b1c2d3e-4f5a`. */
    readonly name: string,
    /** The services that the sandbox uses. */
    readonly services: readonly ServiceName[],
    private readonly find: () => Promise<FoundServices>,
    private readonly token: string | undefined,
  ) {
    const [first, second] = services;
    this.journal = new Journal(
      () => this.control(),
      () => (second === undefined && this.found?.hasSuite !== true ? first : undefined),
    );
  }

  /**
   * Finds the services and creates the sandbox. `createSandbox` and `useSandbox` call it.
   * @throws TestKitError if a service cannot be used
   */
  async open(): Promise<void> {
    if (this.found !== undefined) return;
    this.found = await this.find();
    await this.control().send('POST', '/__admin/sandboxes', { body: { name: this.name } });
  }

  /** The base addresses of the services in this sandbox, for the configuration of the system under test. */
  get urls(): Readonly<Record<ServiceName, string>> {
    const urls = this.services.map((name) => [name, this.address(name)]);
    return Object.fromEntries(urls) as Record<ServiceName, string>;
  }

  /** The header that selects the sandbox, if the system under test must keep its addresses. */
  get headers(): { readonly 'X-Sandbox': string } {
    return { 'X-Sandbox': this.name };
  }

  /** Saves data, clock and rules of all services at one moment. A snapshot of the same name is replaced. */
  async snapshot(name = 'kit'): Promise<void> {
    await this.control().send('POST', this.snapshotPath(name));
  }

  /** Restores a snapshot. The journal stays as it is. */
  async restore(name = 'kit'): Promise<void> {
    await this.control().send('POST', `${this.snapshotPath(name)}/restore`, { body: {} });
  }

  /**
   * Drops the sandbox with all its data, in all services. Another call does nothing. The system under test must not use
   * `urls` afterwards: its request would create an empty sandbox.
   */
  async drop(): Promise<void> {
    if (this.found === undefined || this.isDropped) return;
    try {
      await this.control().send('DELETE', `/__admin/sandboxes/${this.name}`);
    } catch (error) {
      if (!(error instanceof ControlRefused) || error.code !== 'SANDBOX_NOT_FOUND') throw error;
    }
    this.isDropped = true;
  }

  /** `await using box = await createSandbox()` drops the sandbox at the end of the block. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.drop();
  }

  /** Control requests for this sandbox to the suite control, or to the only service. @throws TestKitError */
  control(): ControlClient {
    return this.client(this.opened().control);
  }

  private simulator<Name extends ServiceName>(name: Name): Simulator<Name> {
    return new Simulator(name, {
      address: () => this.address(name),
      control: () => this.client(this.rootOf(name)),
    });
  }

  private address(name: ServiceName): string {
    return `${this.rootOf(name)}/s/${this.name}`;
  }

  private rootOf(name: ServiceName): string {
    const address = this.opened().addresses[name];
    if (address !== undefined && this.services.includes(name)) return address;
    throw new TestKitError(
      `The sandbox ${this.name} has no ${name}. Add it to the services of createSandbox, which are ${this.services.join(', ')}.`,
    );
  }

  private opened(): FoundServices {
    if (this.isDropped) {
      throw new TestKitError(
        `The sandbox ${this.name} was dropped. Create a new one with createSandbox.`,
      );
    }
    if (this.found !== undefined) return this.found;
    throw new TestKitError(
      `The sandbox ${this.name} is not open yet. useSandbox opens it before the first test: use it in beforeAll, beforeEach or a test.`,
    );
  }

  private client(address: string): ControlClient {
    return new ControlClient({ address, sandbox: this.name, token: this.token });
  }

  private snapshotPath(name: string): string {
    return `/__admin/sandboxes/${this.name}/snapshots/${name}`;
  }
}
