import request from 'supertest';
import { type AppDefinition } from '#libs/app';
import { type Environment } from '#libs/config';
import { createTestApp, type TestApp, type TestData } from '#libs/testing';
import { type RoundRobinProxy } from './round-robin-proxy';

/** A simulator that a test can stop and start again. Its address and its data stay the same. */
export class ServiceUnderTest {
  readonly name: string;
  /** The address of its proxy. */
  readonly address: string;
  private running: readonly TestApp[] = [];

  constructor(
    private readonly definition: AppDefinition,
    private readonly data: TestData,
    private readonly proxy: RoundRobinProxy,
    private readonly options: { readonly instances: number; readonly settings: Environment },
  ) {
    this.name = definition.name;
    this.address = proxy.address;
  }

  /** The instances that run, to see what each one has in its memory, such as its journal. */
  get instances(): readonly TestApp[] {
    return this.running;
  }

  /** The service as its clients see it, for helpers that take a service under test: `http` goes to the proxy. */
  get app(): TestApp {
    const [instance] = this.running;
    if (instance === undefined) throw new Error(`${this.name} is stopped.`);
    return { ...instance, http: request(this.address), address: this.address };
  }

  async start(): Promise<void> {
    const { instances, settings } = this.options;
    while (this.running.length < instances) {
      const instance = await createTestApp(this.definition, settings, this.data);
      this.running = [...this.running, instance];
    }
    this.proxy.forwardTo(this.running.map(({ address }) => address));
  }

  /** Stops all instances. Until the next start the service cannot be reached: its connections are closed. */
  async stop(): Promise<void> {
    const stopping = this.running;
    this.running = [];
    this.proxy.forwardTo([]);
    await Promise.all(stopping.map((instance) => instance.stop()));
  }

  /** Stops the service and removes its data. */
  async close(): Promise<void> {
    await this.stop();
    await this.proxy.close();
    await this.data.remove();
  }
}
