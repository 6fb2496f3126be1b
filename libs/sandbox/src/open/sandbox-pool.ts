import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { guarded } from '#libs/http';
import { type Failure } from '#libs/kernel';
import { SandboxReplaced, ServiceStopping } from '../store/sandbox.errors';
import { SANDBOX_STORE, type SandboxStore } from '../store/sandbox-store';
import { BlankSandbox } from './blank-sandbox';
import { OpenSandbox, type OpenSandboxSettings } from './open-sandbox';
import { SandboxEntry } from './sandbox-entry';

/** Injection token of the SandboxLimits. */
export const SANDBOX_LIMITS = Symbol('sandbox limits');
/** Injection token of the OpenSandboxSettings. */
export const OPEN_SANDBOX_SETTINGS = Symbol('open sandbox settings');

export interface SandboxLimits {
  /** Maximum number of open sandboxes. */
  readonly open: number;
  /** SANDBOX_TTL. */
  readonly ttl: string | undefined;
}

/** How long closing a sandbox waits for its running requests. */
const PATIENCE_MS = 5_000;

/** Opens and closes the sandboxes of one service. Closing a sandbox loses no data. */
@Injectable()
export class SandboxPool implements OnApplicationShutdown {
  private readonly logger = new Logger('SandboxPool');
  /** The least recently used first. */
  private readonly open = new Map<string, SandboxEntry>();
  private readonly openListeners: ((sandbox: string) => void)[] = [];
  private mostRecent: SandboxEntry | undefined;
  /** Databases that are being closed. */
  private readonly closing = new Map<string, Promise<void>>();
  /** The last work on each sandbox that requires the sandbox to be closed. */
  private readonly exclusive = new Map<string, Promise<unknown>>();
  private notedMs = 0;

  constructor(
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    @Inject(SANDBOX_LIMITS) private readonly limits: SandboxLimits,
    @Inject(OPEN_SANDBOX_SETTINGS) private readonly settings: OpenSandboxSettings,
    private readonly blank: BlankSandbox,
  ) {}

  /** The name of the service. */
  get service(): string {
    return this.settings.app;
  }

  /** The names of the sandboxes that are open or being opened. */
  names(): readonly string[] {
    return [...this.open.keys()];
  }

  /** The sandbox with this name if it is open or being opened. */
  find(name: string): SandboxEntry | undefined {
    return this.open.get(name);
  }

  /** Opens the sandbox if it is not open. */
  take(name: string): SandboxEntry {
    return this.open.get(name) ?? this.openEntry(name);
  }

  /** A sandbox that does not exist, as it would be before its first use. It is only for reading. */
  takeBlank(name: string): SandboxEntry {
    return new SandboxEntry(name, () => this.blank.open(name));
  }

  /** Makes a sandbox the most recently used one. */
  noteRecent(entry: SandboxEntry): void {
    if (this.mostRecent === entry) return;
    this.mostRecent = entry;
    if (this.open.get(entry.name) !== entry) return;
    this.open.delete(entry.name);
    this.open.set(entry.name, entry);
    if (this.open.size > this.limits.open) this.closeLeastRecentlyUsed();
  }

  /**
   * Closes a sandbox if it is open.
   * @param reason the error for running requests that fail now
   */
  close(name: string, reason?: Failure): Promise<void> | undefined {
    const entry = this.open.get(name);
    if (entry === undefined) return undefined;
    this.open.delete(name);
    if (this.mostRecent === entry) this.mostRecent = undefined;
    const closed = this.closeEntry(entry, reason)
      .catch((error: unknown) => {
        this.logger.error(`Sandbox ${name} could not be closed: ${String(error)}`);
      })
      .finally(() => {
        if (this.closing.get(name) === closed) this.closing.delete(name);
      });
    this.closing.set(name, closed);
    return closed;
  }

  /** Resolves when the sandbox is no longer being closed. */
  async closed(name: string): Promise<void> {
    await this.closing.get(name);
  }

  /**
   * Does `work` on a closed sandbox. Requests that wait in it are interrupted, others can finish first.
   * Later requests wait until the work is done.
   */
  async whileClosed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const earlier = this.exclusive.get(name);
    const closed = this.close(name, new SandboxReplaced(name)) ?? this.closing.get(name);
    const result = Promise.all([earlier, closed]).then(work);
    const over = result
      .catch(() => undefined)
      .finally(() => {
        if (this.exclusive.get(name) === over) this.exclusive.delete(name);
      });
    this.exclusive.set(name, over);
    return result;
  }

  /** Calls `listener` with a sandbox whenever it has been opened. */
  onOpened(listener: (sandbox: string) => void): void {
    this.openListeners.push(guarded(listener));
  }

  /** Closes the sandboxes that are unused for this time, to free memory. */
  closeUnused(sinceMs: number): void {
    for (const { name } of this.unused(sinceMs)) void this.close(name);
  }

  /** Frees the caches of the sandboxes that are unused for this time. */
  freeCaches(sinceMs: number): void {
    for (const { openSandbox } of this.unused(sinceMs)) openSandbox?.freeCache();
  }

  /** Stores when each open sandbox was used last, for the instance that drops unused ones. */
  async noteUses(): Promise<void> {
    for (const { name, openSandbox, lastUsedMs, wasUsed } of this.open.values()) {
      if (!wasUsed || lastUsedMs <= this.notedMs) continue;
      try {
        await openSandbox?.noteUse();
      } catch (error) {
        // The uses of the other sandboxes are stored all the same: on Citus they can be on another worker.
        this.logger.warn(`The use of sandbox ${name} was not stored: ${String(error)}`);
      }
    }
    this.notedMs = performance.now();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const name of [...this.open.keys()]) void this.close(name, new ServiceStopping());
    await Promise.all([...this.closing.values(), ...this.exclusive.values()]);
    await this.store.end();
  }

  private unused(sinceMs: number): readonly SandboxEntry[] {
    const beforeMs = performance.now() - sinceMs;
    return [...this.open.values()].filter((entry) => !entry.isUsed && entry.lastUsedMs <= beforeMs);
  }

  private openEntry(name: string): SandboxEntry {
    const earlier = Promise.all([this.closing.get(name), this.exclusive.get(name)]);
    const entry: SandboxEntry = new SandboxEntry(name, () =>
      earlier.then(() => this.openDatabase(entry)),
    );
    this.open.set(name, entry);
    entry.opening.then(
      () => {
        for (const listener of this.openListeners) listener(name);
      },
      // The next request tries again. The requests that wait for this attempt get the error.
      () => this.open.get(name) === entry && this.open.delete(name),
    );
    return entry;
  }

  private async openDatabase(entry: SandboxEntry): Promise<OpenSandbox> {
    await this.store.peers.connect();
    // Background work never creates a sandbox: it may have been dropped since the work was found.
    const isThere = entry.wasUsed || (await this.store.describe(entry.name)) !== undefined;
    if (!isThere && !entry.wasUsed) throw new SandboxReplaced(entry.name);
    let openSandbox: OpenSandbox | undefined;
    const database = await this.store.open(entry.name, async (prepared) => {
      openSandbox = await OpenSandbox.open(entry.name, prepared, this.settings);
    });
    if (openSandbox === undefined) throw new Error(`Sandbox ${entry.name} was opened unprepared.`);
    if (!entry.isOutdated) return openSandbox;
    // Another instance is replacing it. Opening it once more waits until that is done.
    entry.isOutdated = false;
    await this.store.close(entry.name, database);
    return this.openDatabase(entry);
  }

  private closeLeastRecentlyUsed(): void {
    for (const [name, entry] of this.open) {
      if (entry.isUsed) continue;
      void this.close(name);
      if (this.open.size <= this.limits.open) return;
    }
  }

  private async closeEntry(entry: SandboxEntry, reason?: Failure): Promise<void> {
    // A sandbox that could not be opened has nothing to close, and its requests have already failed.
    const openSandbox = await entry.opening.catch(() => undefined);
    if (openSandbox === undefined) return;
    if (reason !== undefined) entry.interrupt(reason);
    await entry.idle(PATIENCE_MS);
    try {
      // The row of a sandbox that was replaced may no longer exist.
      if (entry.wasUsed && !(reason instanceof SandboxReplaced)) await openSandbox.noteUse();
    } finally {
      await this.store.close(entry.name, openSandbox.database);
    }
  }
}
