import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type Environment } from '#libs/config';
import { startBuilt, type TestData } from '#libs/testing';
import { Client } from './client';

/** The processes that run. They end with this one, however it ends. */
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Bytes of a page of memory in /proc. */
const PAGE = 4096;

/** One process of a service. Its data stay when it ends. */
export class Instance {
  private process: { readonly child: ChildProcess; readonly client: Client } | undefined;

  constructor(
    private readonly service: string,
    private readonly data: TestData,
    private readonly settings: Environment,
  ) {}

  /** An instance in a process that runs already. */
  static running(service: string, child: ChildProcess, address: string): Instance {
    const instance = new Instance(
      service,
      { environment: {}, remove: () => Promise.resolve() },
      {},
    );
    instance.process = { child, client: new Client(address) };
    children.add(child);
    return instance;
  }

  get client(): Client | undefined {
    return this.process?.client;
  }

  async start(): Promise<void> {
    if (this.process !== undefined) return;
    const { child, address } = await startBuilt(this.service, this.data, this.settings);
    if (address === '') throw new Error(`${this.service} did not start.`);
    this.process = { child, client: new Client(address) };
    children.add(child);
    child.once('exit', () => children.delete(child));
  }

  /** Ends the process: SIGKILL at once, SIGTERM when it has finished what it does. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.process === undefined) return;
    const { child, client } = this.process;
    this.process = undefined;
    client.close();
    const isRunning = child.exitCode === null && child.signalCode === null;
    const exit = isRunning ? once(child, 'exit') : undefined;
    child.kill(signal);
    await exit;
  }

  /** How it ended by itself, if it did. */
  get crash(): string | undefined {
    const child = this.process?.child;
    if (child === undefined || (child.exitCode === null && child.signalCode === null))
      return undefined;
    return `exit code ${String(child.exitCode)}, signal ${String(child.signalCode)}`;
  }

  /** The memory that the process holds, or undefined if the system does not tell. */
  memoryBytes(): number | undefined {
    const pid = this.process?.child.pid;
    if (pid === undefined || process.platform !== 'linux') return undefined;
    const [, resident] = readFileSync(`/proc/${String(pid)}/statm`, 'utf8').split(' ');
    return Number(resident) * PAGE;
  }
}
