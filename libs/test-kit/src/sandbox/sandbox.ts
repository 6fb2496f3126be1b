import {
  addressVariable,
  ControlClient,
  ControlRefused,
  type ServiceName,
} from '#libs/control-client';
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
  private opening: Promise<FoundServices> | undefined;
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
    this.checkDropped();
    this.opening ??= this.create();
    await this.opening;
  }

  /**
   * The base addresses of the services in this sandbox, for the configuration of the system under test. An address can be read
   * when the sandbox is open.
   */
  readonly urls: Readonly<Record<ServiceName, string>> = this.lazyUrls();

  /** The header that selects the sandbox, if the system under test must keep its addresses. */
  get headers(): { readonly 'X-Sandbox': string } {
    return { 'X-Sandbox': this.name };
  }

  /** Saves data, clock and rules of all services at one moment. A snapshot of the same name is replaced. */
  async snapshot(name = 'kit'): Promise<void> {
    await (await this.control()).send('POST', this.snapshotPath(name));
  }

  /** Restores a snapshot. The journal stays as it is. */
  async restore(name = 'kit'): Promise<void> {
    await (await this.control()).send('POST', `${this.snapshotPath(name)}/restore`, { body: {} });
  }

  /**
   * Drops the sandbox with all its data, in all services. Another call does nothing. The system under test must not use
   * `urls` afterwards: its request would create an empty sandbox.
   */
  async drop(): Promise<void> {
    // What could not be opened has nothing to drop, and its error was thrown where it was opened.
    const found = await this.opening?.catch(() => undefined);
    if (found === undefined || this.isDropped) return;
    const control = this.client(found.control);
    this.isDropped = true;
    try {
      await control.send('DELETE', `/__admin/sandboxes/${this.name}`);
    } catch (error) {
      if (error instanceof ControlRefused && error.code === 'SANDBOX_NOT_FOUND') return;
      // Another call tries again.
      this.isDropped = false;
      throw error;
    }
  }

  /** `await using box = await createSandbox()` drops the sandbox at the end of the block. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.drop();
  }

  /** Control requests for this sandbox to the suite control, or to the only service. @throws TestKitError */
  async control(): Promise<ControlClient> {
    return this.client((await this.opened()).control);
  }

  private async create(): Promise<FoundServices> {
    const found = await this.find();
    const control = this.client(found.control);
    await control.send('POST', '/__admin/sandboxes', { body: { name: this.name } });
    try {
      if (found.hasSuite)
        await Promise.all(this.services.map((name) => this.checkControlled(found, name)));
    } catch (error) {
      await control.send('DELETE', `/__admin/sandboxes/${this.name}`);
      throw error;
    }
    this.found = found;
    return found;
  }

  /** The suite control has created the sandbox in its services. Another address of a service may be that of another one. */
  private async checkControlled(found: FoundServices, name: ServiceName): Promise<void> {
    const address = this.rootIn(found, name);
    try {
      await this.client(address).send('GET', `/__admin/sandboxes/${this.name}`);
    } catch (error) {
      if (!(error instanceof ControlRefused) || error.code !== 'SANDBOX_NOT_FOUND') throw error;
      throw new TestKitError(
        `The suite control at ${found.control} controls another ${name} than the one at ${address}. Correct SUITE_URL or ${addressVariable(name)}.`,
      );
    }
  }

  private simulator<Name extends ServiceName>(name: Name): Simulator<Name> {
    return new Simulator(name, {
      url: () => this.addressIn(this.openNow(), name),
      address: async () => this.addressIn(await this.opened(), name),
      control: async () => this.client(this.rootIn(await this.opened(), name)),
      observer: async () => {
        const address = this.rootIn(await this.opened(), name);
        const { name: sandbox, token } = this;
        return new ControlClient({ address, sandbox, token, observes: true });
      },
      token: this.token,
      sandbox: this.name,
    });
  }

  private lazyUrls(): Record<ServiceName, string> {
    const urls = {};
    for (const name of this.services) {
      const get = (): string => this.addressIn(this.openNow(), name);
      Object.defineProperty(urls, name, { enumerable: true, get });
    }
    return urls as Record<ServiceName, string>;
  }

  private addressIn(found: FoundServices, name: ServiceName): string {
    return `${this.rootIn(found, name)}/s/${this.name}`;
  }

  private rootIn({ addresses }: FoundServices, name: ServiceName): string {
    const address = addresses[name];
    if (address !== undefined && this.services.includes(name)) return address;
    throw new TestKitError(
      `The sandbox ${this.name} has no ${name}. Add it to the services of the sandbox, which are ${this.services.join(', ')}.`,
    );
  }

  /** @throws TestKitError if the sandbox was dropped, or if nothing has opened it yet */
  private async opened(): Promise<FoundServices> {
    this.checkDropped();
    if (this.opening === undefined) throw this.notOpen();
    return this.opening;
  }

  private openNow(): FoundServices {
    this.checkDropped();
    if (this.found === undefined) throw this.notOpen();
    return this.found;
  }

  private checkDropped(): void {
    if (!this.isDropped) return;
    throw new TestKitError(
      `The sandbox ${this.name} was dropped. Create a new one with createSandbox.`,
    );
  }

  private notOpen(): TestKitError {
    return new TestKitError(
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
