import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type Listener } from '#libs/sandbox';
import { type MessageQueue } from './message-queue.repository';

/** How often the database is asked: another instance may have stored a message. A read is due within 50 ms. */
const POLL_MS = 25;

/**
 * Asks the database of one sandbox for all waiting readers of this instance at once. It runs only while somebody waits.
 */
export class QueuePoller {
  private readonly readers = new Map<string, Set<Listener>>();
  private isRunning = false;

  constructor(
    private readonly database: DataSource,
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
      for (const ispb of await this.queue.waiting(this.database, [...this.readers.keys()])) {
        for (const reader of this.readers.get(ispb) ?? []) reader.wakeUp();
      }
    } catch {
      // The database is away, or the sandbox is being closed. Each reader finds out by its own last statement.
    }
  }
}
