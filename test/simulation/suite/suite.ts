import { setTimeout as sleep } from 'node:timers/promises';
import { type Environment } from '#libs/config';
import { createTestData } from '#libs/testing';
import { startRoundRobinProxy, type RoundRobinProxy } from '../../suite/round-robin-proxy';
import { type ClientFault, type Disturbance, type Kill } from '../core/step';
import { SERVICES, type Received, type ServiceName, type WireRequest } from '../core/wire';
import { Receiver } from './receiver';
import { Instance } from './instance';
import { Service } from './service';
import { startTogether } from './together';

const NAMES: readonly ServiceName[] = [...SERVICES, 'suite'];

export interface SuiteOptions {
  /** How many instances of each service share its database. More than one needs PostgreSQL. */
  readonly instances?: number;
  /** All services in one process, which starts faster and cannot be killed in parts. */
  readonly isTogether?: boolean;
}

/** All services as built, each instance in a process of its own, and the suite control. */
export class Suite {
  private constructor(
    private readonly services: ReadonlyMap<ServiceName, Service>,
    private readonly receiver: Receiver,
    private readonly afterClose: () => Promise<void> = () => Promise.resolve(),
  ) {}

  static async start({ instances = 1, isTogether = false }: SuiteOptions = {}): Promise<Suite> {
    if (isTogether) return Suite.startTogether();
    const proxies = new Map<ServiceName, RoundRobinProxy>();
    for (const name of NAMES) proxies.set(name, await startRoundRobinProxy());
    const settings = settingsOf(proxies);
    const services = new Map<ServiceName, Service>();
    for (const [name, proxy] of proxies) {
      const count = name === 'suite' ? 1 : instances;
      services.set(name, await Service.create(name, proxy, { count, settings }));
    }
    const suite = new Suite(services, await Receiver.start());
    for (const service of services.values()) {
      await Promise.all(service.instances.map((_, index) => service.start(index)));
    }
    return suite;
  }

  private static async startTogether(): Promise<Suite> {
    const data = await createTestData();
    const { child, addresses } = await startTogether({ ...freePorts(), ...data.environment });
    const services = new Map<ServiceName, Service>();
    for (const [name, address] of addresses) {
      const instance = Instance.running(name, child, address);
      services.set(name, Service.running(name, instance, await startRoundRobinProxy([address])));
    }
    return new Suite(services, await Receiver.start(), () => data.remove());
  }

  /** Services that a fault can make fail at the moment. */
  get disturbed(): ReadonlySet<ServiceName> {
    return this.namesOf(({ isDisturbed }) => isDisturbed);
  }

  /** Services that cannot do all that they should. The suite control refuses changes while there are any. */
  get down(): ReadonlySet<ServiceName> {
    return this.namesOf(({ isDown }) => isDown);
  }

  /** Sends a request to an instance of its service. `{receiver}` in a body is the address of the receiver of webhooks. */
  async send(
    request: WireRequest,
    sandbox: string,
    { instance = 0, fault }: { readonly instance?: number; readonly fault?: ClientFault } = {},
  ): Promise<Received> {
    if (request.service === 'receiver') return this.receiver.client.send(request, sandbox);
    const { client } = this.service(request.service).instance(instance);
    if (client === undefined) return 'unsent';
    return client.send(this.withReceiver(request, sandbox), sandbox, fault);
  }

  async disturb(disturbance: Disturbance): Promise<void> {
    await this.service(disturbance.service).disturb(disturbance);
  }

  /** Ends all disturbances. */
  async calm(): Promise<void> {
    await Promise.all(this.all().map((service) => service.calm()));
  }

  /** Kills an instance after some milliseconds, while a request runs. */
  async killAfter({ service, instance, afterMs }: Kill): Promise<void> {
    await sleep(afterMs);
    await this.service(service).end(instance, 'SIGKILL');
  }

  /**
   * Waits until an instance has ended all requests of a sandbox whose clients did not wait for the answer. The first hold makes sure
   * that they have been read, the second one that they have ended.
   */
  async settle(service: ServiceName, sandbox: string, instance: number): Promise<void> {
    for (const id of ['first', 'second']) {
      const path = `/__admin/sandboxes/${sandbox}/hold`;
      const body = { id: `settle-${id}`, seconds: 60 };
      const held = await this.send({ service, method: 'PUT', path, body }, sandbox, { instance });
      if (typeof held === 'string' || held.status === 404) return;
      const release = `${path}/settle-${id}`;
      await this.send({ service, method: 'DELETE', path: release }, sandbox, { instance });
    }
  }

  /** Processes that ended although nobody ended them. */
  crashes(): readonly string[] {
    return this.all().flatMap(({ name, instances }) =>
      instances.flatMap(({ crash }) => (crash === undefined ? [] : [`${name} ended: ${crash}`])),
    );
  }

  /** The memory of the largest process of each service, in bytes. */
  memory(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      this.all().map(({ name, instances }) => [
        name,
        Math.max(...instances.map((instance) => instance.memoryBytes() ?? 0)),
      ]),
    );
  }

  async close(): Promise<void> {
    this.receiver.close();
    await Promise.all(this.all().map((service) => service.close()));
    await this.afterClose();
  }

  private withReceiver(request: WireRequest, sandbox: string): WireRequest {
    if (!('body' in request) || typeof request.body !== 'object') return request;
    const body = JSON.stringify(request.body);
    if (!body.includes('{receiver}')) return request;
    const address = `${this.receiver.client.address}/${sandbox}`;
    return { ...request, body: JSON.parse(body.replaceAll('{receiver}', address)) as object };
  }

  private namesOf(isNamed: (service: Service) => boolean): ReadonlySet<ServiceName> {
    return new Set(
      this.all()
        .filter(isNamed)
        .map(({ name }) => name),
    );
  }

  private service(name: ServiceName): Service {
    const service = this.services.get(name);
    if (service === undefined) throw new Error(`There is no service ${name}.`);
    return service;
  }

  private all(): readonly Service[] {
    return [...this.services.values()];
  }
}

/** The system chooses all ports. The receiver of webhooks is in the process of the driver, and can be slow. */
function freePorts(): Environment {
  const names = [...NAMES, 'iso8583_tcp'].map((name) => `${name.toUpperCase()}_PORT`);
  const ports: Environment = Object.fromEntries(names.map((name) => [name, '0']));
  return { ...ports, LOG_LEVEL: 'error', WEBHOOK_TIMEOUT_MS: '30000' };
}

/** The services find each other by these addresses. */
function settingsOf(proxies: ReadonlyMap<ServiceName, RoundRobinProxy>): Environment {
  const addresses = SERVICES.map(
    (name) => [`${name.toUpperCase()}_URL`, proxies.get(name)?.address] as const,
  );
  return { ...freePorts(), ...Object.fromEntries(addresses), DATABASE_POOL_SIZE: '2' };
}
