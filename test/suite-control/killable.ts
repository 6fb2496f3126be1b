import { once } from 'node:events';
import { type Environment } from '#libs/config';
import { startBuilt, type BuiltService, type TestData } from '#libs/testing';
import { startRoundRobinProxy, type RoundRobinProxy } from '../suite/round-robin-proxy';

/** A built service in a process of its own. Its address and its data stay when it is killed and started again. */
export class Killable {
  private running: BuiltService | undefined;

  private constructor(
    readonly name: string,
    private readonly proxy: RoundRobinProxy,
    private readonly data: TestData,
    private readonly settings: Environment,
  ) {}

  static async start(name: string, data: TestData, settings: Environment): Promise<Killable> {
    const service = new Killable(name, await startRoundRobinProxy(), data, settings);
    await service.start();
    return service;
  }

  get address(): string {
    return this.proxy.address;
  }

  async start(): Promise<void> {
    this.running = await startBuilt(this.name, this.data, this.settings);
    this.proxy.forwardTo([this.running.address]);
  }

  /** Ends the process with SIGKILL. Until the next start the service cannot be reached. */
  async kill(): Promise<void> {
    if (this.running === undefined) return;
    const { child } = this.running;
    this.running = undefined;
    this.proxy.forwardTo([]);
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  /** Kills the service and removes its data. */
  async close(): Promise<void> {
    await this.kill();
    await this.proxy.close();
    await this.data.remove();
  }
}
