import { setTimeout as sleep } from 'node:timers/promises';
import { type Listener, type OpenSandbox } from '#libs/sandbox';
import { type MessageQueue } from './message-queue.repository';

/** The time between two queries. A message that another instance has stored must be read within 50 ms. */
const POLL_MS = 25;

/** Finds messages that other instances have stored, for all waiting readers of one sandbox at once. It runs only while there are readers. */
export class QueuePoller {
  private readonly readers = new Map<string, Set<Listener>>();
  private isRunning = false;

  constructor(
    private readonly openSandbox: OpenSandbox,
    private readonly queue: MessageQueue,
  ) {}

  add(ispb: string, reader: Listener): void {
    const readers = this.readers.get(ispb) ?? new Set();
    this.readers.set(ispb, readers.add(reader));
    if (this.isRunning) return;
    this.isRunning = true;
    void this.run();
  }

  remove(ispb: string, reader: Listener): void {
    const readers = this.readers.get(ispb);
    readers?.delete(reader);
    if (readers?.size === 0) this.readers.delete(ispb);
  }

  /** Never rejects. */
  private async run(): Promise<void> {
    while (this.readers.size > 0) {
      await sleep(POLL_MS);
      await this.wake();
    }
    this.isRunning = false;
  }

  private async wake(): Promise<void> {
    if (this.readers.size === 0) return;
    try {
      for (const ispb of await this.queue.waiting(this.openSandbox, [...this.readers.keys()])) {
        for (const reader of this.readers.get(ispb) ?? []) reader.wakeUp();
      }
    } catch {
      // The database is unavailable, or the sandbox is being closed. The next statement of each reader will fail too.
    }
  }
}
