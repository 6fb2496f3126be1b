import { type Environment } from '#libs/config';
import {
  createDatabaseProxy,
  createTestData,
  type DatabaseProxy,
  type TestData,
} from '#libs/testing';
import { type Fault, type RoundRobinProxy } from '../../suite/round-robin-proxy';
import { type Disturbance } from '../core/step';
import { type ServiceName } from '../core/wire';
import { mountDisk, type Disk } from './disk';
import { Instance } from './instance';

/** What the proxy does with requests of other services. */
const LINK_FAULTS = {
  'lose-answers': 'answer-lost',
  'lose-requests': 'request-lost',
  'double-requests': 'twice',
} as const;
/** Requests of the suite control, which has tests of its own for lost answers. */
const CONTROL = '/__admin/';

interface Parts {
  readonly proxy: RoundRobinProxy;
  readonly data: TestData;
  readonly database: DatabaseProxy | undefined;
  readonly disk: Disk | undefined;
}

/** A service: its instances, the proxy by which other services reach it, and its data. */
export class Service {
  private isCut = false;
  private isFull = false;
  private link: { readonly fault: Fault; left: number } | undefined;

  private constructor(
    readonly name: ServiceName,
    readonly instances: readonly Instance[],
    private readonly parts: Parts,
  ) {
    parts.proxy.lose(({ url = '' }) => this.linkFault(url));
  }

  /** A service whose instances are not started yet, on new data. */
  static async create(
    name: ServiceName,
    proxy: RoundRobinProxy,
    { count, settings }: { readonly count: number; readonly settings: Environment },
  ): Promise<Service> {
    const data = await createTestData();
    const url = data.environment['DATABASE_URL'];
    const database = url === undefined ? undefined : await createDatabaseProxy(url);
    const disk = database === undefined ? mountDisk() : undefined;
    const environment = {
      ...data.environment,
      ...(database !== undefined && { DATABASE_URL: database.url }),
      ...(disk !== undefined && { DATA_DIR: disk.folder }),
    };
    const used = { ...data, environment };
    const instances = Array.from({ length: count }, () => new Instance(name, used, settings));
    return new Service(name, instances, { proxy, data, database, disk });
  }

  /** A service that runs in a process with the others. */
  static running(name: ServiceName, instance: Instance, proxy: RoundRobinProxy): Service {
    const data = { environment: {}, remove: () => Promise.resolve() };
    return new Service(name, [instance], { proxy, data, database: undefined, disk: undefined });
  }

  /** Whether an instance or the database is missing, so that the service cannot do all that it should. */
  get isDown(): boolean {
    return this.isCut || this.isFull || this.instances.some(({ client }) => client === undefined);
  }

  /** Whether a fault can make it fail: it is down, or requests to it are lost. */
  get isDisturbed(): boolean {
    return this.isDown || this.link !== undefined;
  }

  instance(index: number): Instance {
    const instance = this.instances[index % this.instances.length];
    if (instance === undefined) throw new Error(`${this.name} has no instance.`);
    return instance;
  }

  async disturb(disturbance: Disturbance): Promise<void> {
    switch (disturbance.what) {
      case 'kill':
        return this.end(disturbance.instance, 'SIGKILL');
      case 'stop':
        return this.end(disturbance.instance, 'SIGTERM');
      case 'start':
        return this.start(disturbance.instance);
      case 'cut-database':
        this.isCut = this.parts.database !== undefined;
        return this.parts.database?.cut();
      case 'restore-database':
        return this.restoreDatabase();
      case 'fill-disk':
        this.isFull = this.parts.disk !== undefined;
        this.parts.disk?.fill();
        return;
      case 'free-disk':
        this.parts.disk?.free();
        this.isFull = false;
        return;
      case 'mend-links':
        this.link = undefined;
        return;
      default:
        this.link = { fault: LINK_FAULTS[disturbance.what], left: disturbance.count ?? 1 };
    }
  }

  /** Ends all disturbances. */
  async calm(): Promise<void> {
    this.link = undefined;
    this.parts.disk?.free();
    this.isFull = false;
    await this.restoreDatabase();
    await Promise.all(this.instances.map((_, index) => this.start(index)));
  }

  async start(index: number): Promise<void> {
    await this.instance(index).start();
    this.forward();
  }

  async end(index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = this.instance(index).end(signal);
    this.forward();
    await ended;
  }

  /** Tells the proxy which instances there are. */
  forward(): void {
    const addresses = this.instances.flatMap(({ client }) => client?.address ?? []);
    this.parts.proxy.forwardTo(addresses);
  }

  async close(): Promise<void> {
    await Promise.all(this.instances.map((instance) => instance.end('SIGKILL')));
    const { proxy, database, data, disk } = this.parts;
    await proxy.close();
    await database?.close();
    await data.remove();
    disk?.remove();
  }

  private async restoreDatabase(): Promise<void> {
    if (this.isCut) await this.parts.database?.restore();
    this.isCut = false;
  }

  private linkFault(url: string): Fault {
    if (this.link === undefined || url.startsWith(CONTROL)) return 'none';
    const { fault } = this.link;
    this.link.left -= 1;
    if (this.link.left === 0) this.link = undefined;
    return fault;
  }
}
