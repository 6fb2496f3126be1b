import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { systemClock, toIsoUtc, type Clock, type Failure } from '#libs/kernel';
import { currentContext, guarded, Readiness, type RequestContext } from '#libs/platform';
import { type SandboxChange } from '../peers/peers';
import { expiryMs, latestUseMs } from './sandbox-lifetime';
import { SandboxEntry } from './sandbox-entry';
import { Holds } from '../hold/holds';
import { SANDBOX_STORE, type SandboxStore } from '../store/sandbox-store';
import { SandboxReplaced, ServiceStopping } from './sandbox.errors';
import { OpenSandbox, type OpenSandboxSettings } from './open-sandbox';

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

/**
 * The sandboxes of one service. A sandbox is opened when a request needs it and stays open while it is
 * among the most recently used. Closing it loses no data.
 */
@Injectable()
export class Sandboxes implements OnApplicationShutdown {
  private readonly logger = new Logger('Sandboxes');
  /** The least recently used first. */
  private readonly open = new Map<string, SandboxEntry>();
  /** A request keeps the sandbox that it started with, even if that sandbox is dropped and created again. */
  private readonly held = new WeakMap<RequestContext, SandboxEntry>();
  private readonly dropListeners: ((sandbox: string) => void)[] = [];
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
    private readonly holds: Holds,
    readiness: Readiness,
  ) {
    readiness.add(() => store.check());
    store.peers.listen({
      onChange: (change) => this.onPeerChange(change),
      onGap: () => {
        for (const { openSandbox } of this.open.values()) openSandbox?.invalidate();
      },
    });
  }

  /** The sandbox of the current request or work. It stays open until that work ends. */
  current(): Promise<OpenSandbox> {
    return this.use(currentContext()).opening;
  }

  /** Like current() if the sandbox is already open. Otherwise undefined, and the sandbox starts to open. */
  currentIfOpen(): OpenSandbox | undefined {
    return this.use(currentContext()).openSandbox;
  }

  /** The database of the current sandbox. */
  async database(): Promise<DataSource> {
    return (await this.current()).database;
  }

  /**
   * The sandbox of the current work, with up-to-date clock and rules. They are read again only if changes
   * made by other instances may have been missed.
   */
  async currentUpToDate(): Promise<OpenSandbox> {
    const openSandbox = await this.current();
    if (!openSandbox.isStale) return openSandbox;
    try {
      await openSandbox.read();
      return openSandbox;
    } catch (error) {
      this.logger.warn(`Sandbox ${openSandbox.name} is opened again: ${String(error)}`);
      const context = currentContext();
      // The old one is closed when it is no longer in use. The new one is opened after that.
      this.held.get(context)?.release(context);
      this.held.delete(context);
      if (this.open.get(openSandbox.name)?.openSandbox === openSandbox) {
        void this.closeSandbox(openSandbox.name, new SandboxReplaced(openSandbox.name));
      }
      return this.current();
    }
  }

  /** Like currentUpToDate(), but undefined if there is no such sandbox: reading its settings does not create it. */
  async currentIfExists(): Promise<OpenSandbox | undefined> {
    const { sandbox } = currentContext();
    const isThere = this.open.has(sandbox) || (await this.store.describe(sandbox)) !== undefined;
    return isThere ? this.currentUpToDate() : undefined;
  }

  /** The sandbox that the work has begun in, if it has been opened. */
  currentHeld(context: RequestContext = currentContext()): OpenSandbox | undefined {
    return this.held.get(context)?.openSandbox;
  }

  /** The sandbox with this name if it is open. It can be closed at any time. */
  peek(name: string): OpenSandbox | undefined {
    return this.open.get(name)?.openSandbox;
  }

  /**
   * When the sandbox is dropped if it is not used any more, ISO 8601 UTC by the machine's clock; undefined if it
   * stays.
   * @param lastUsedAt the stored use; a use of this instance may be later
   */
  expiryOf(name: string, lastUsedAt: string | undefined): string | undefined {
    const { wasUsed = false, lastUsedMs = 0 } = this.open.get(name) ?? {};
    const unusedForMs = performance.now() - lastUsedMs;
    const unstoredMs = wasUsed ? Math.round(systemClock.nowMs() - unusedForMs) : undefined;
    const expiresMs = expiryMs(this.limits.ttl, {
      name,
      lastUsedMs: latestUseMs(lastUsedAt, unstoredMs),
    });
    return expiresMs === undefined ? undefined : toIsoUtc(expiresMs);
  }

  /** The names of the sandboxes that are open or being opened. */
  openNames(): readonly string[] {
    return [...this.open.keys()];
  }

  /**
   * Creates and opens the sandbox of the current work.
   * @returns false if it already existed; of several simultaneous calls only one returns true
   */
  async create(): Promise<boolean> {
    const isKnown = this.open.has(currentContext().sandbox);
    const openSandbox = await this.current();
    return !isKnown && openSandbox.isNew;
  }

  /**
   * Does `work` on a closed sandbox. Requests that wait in it are interrupted, others can finish first.
   * Later requests wait until the work is done.
   */
  async whileClosed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const earlier = this.exclusive.get(name);
    const closed = this.closeSandbox(name, new SandboxReplaced(name)) ?? this.closing.get(name);
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

  /** Calls `listener` with a sandbox that is about to be dropped, by this instance or by another one. */
  onDrop(listener: (sandbox: string) => void): void {
    this.dropListeners.push(guarded(listener));
  }

  /** Drops a sandbox with its snapshots. Returns false if it did not exist. */
  async drop(name: string): Promise<boolean> {
    this.tellDropped(name);
    await this.store.peers.announce({ kind: 'dropped', sandbox: name });
    return this.whileClosed(name, () => this.store.drop(name));
  }

  /** Tells the other instances that the clock or the rules of a sandbox were changed. */
  async announce(sandbox: string): Promise<void> {
    await this.store.peers.announce({ kind: 'changed', sandbox });
  }

  /** Closes the sandboxes that are unused for this time, to free memory. */
  closeUnused(sinceMs: number): void {
    for (const [name, entry] of this.open) {
      if (entry.isUsed || performance.now() - entry.lastUsedMs < sinceMs) continue;
      void this.closeSandbox(name);
    }
  }

  /** Stores when each open sandbox was used last, for the instance that drops unused ones. */
  async noteUses(): Promise<void> {
    for (const { openSandbox, lastUsedMs, wasUsed } of this.open.values()) {
      if (wasUsed && lastUsedMs > this.notedMs) await openSandbox?.noteUse();
    }
    this.notedMs = performance.now();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const name of [...this.open.keys()]) void this.closeSandbox(name, new ServiceStopping());
    await Promise.all([...this.closing.values(), ...this.exclusive.values()]);
    await this.store.end();
  }

  private use(context: RequestContext): SandboxEntry {
    const held = this.held.get(context);
    if (held !== undefined) return held;
    const name = context.sandbox;
    const entry = this.open.get(name) ?? this.openEntry(name);
    entry.hold(context);
    this.held.set(context, entry);
    this.noteRecent(entry);
    return entry;
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

  private noteRecent(entry: SandboxEntry): void {
    if (this.mostRecent === entry) return;
    this.mostRecent = entry;
    if (this.open.get(entry.name) !== entry) return;
    this.open.delete(entry.name);
    this.open.set(entry.name, entry);
    if (this.open.size > this.limits.open) this.closeLeastRecentlyUsed();
  }

  private closeLeastRecentlyUsed(): void {
    for (const [name, entry] of this.open) {
      if (entry.isUsed) continue;
      void this.closeSandbox(name);
      if (this.open.size <= this.limits.open) return;
    }
  }

  /** @param reason the error for running requests that fail now */
  private closeSandbox(name: string, reason?: Failure): Promise<void> | undefined {
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

  private async closeEntry(entry: SandboxEntry, reason?: Failure): Promise<void> {
    // One that could not be opened has nothing to close, and its requests have their error.
    const openSandbox = await entry.opening.catch(() => undefined);
    if (openSandbox === undefined) return;
    if (reason !== undefined) entry.interrupt(reason);
    await entry.idle(PATIENCE_MS);
    try {
      if (entry.wasUsed) await openSandbox.noteUse();
    } finally {
      await this.store.close(entry.name, openSandbox.database);
    }
  }

  private tellDropped(sandbox: string): void {
    for (const listener of this.dropListeners) listener(sandbox);
  }

  /** Handles a change of another instance, which waits for it. The next request here sees the change. */
  private async onPeerChange(change: SandboxChange): Promise<void> {
    if (change.kind === 'held') return this.holds.holdHere(change);
    if (change.kind === 'released') {
      this.holds.releaseHere(change);
      return;
    }
    const { kind, sandbox } = change;
    if (kind === 'dropped') {
      this.tellDropped(sandbox);
      return;
    }
    const entry = this.open.get(sandbox);
    if (entry === undefined) {
      await this.closing.get(sandbox);
    } else if (kind === 'changed') {
      const openSandbox = await entry.opening.catch(() => undefined);
      await openSandbox?.read();
    } else if (entry.openSandbox === undefined) {
      // Do not wait here: the opening may wait for the instance that waits for this call.
      entry.isOutdated = true;
    } else {
      await this.closeSandbox(sandbox, new SandboxReplaced(sandbox));
    }
  }
}

/** The clock of the sandbox of the current request or work. */
@Injectable()
export class SandboxClock implements Clock {
  constructor(private readonly sandboxes: Sandboxes) {}

  /**
   * A request keeps the clock of the sandbox that it started with, even if that sandbox is reset.
   * @throws Error if the sandbox is not open yet: every request opens it before its service runs
   */
  nowMs(): number {
    const { sandbox, instantMs } = currentContext();
    if (instantMs !== undefined) return instantMs;
    const openSandbox = this.sandboxes.currentHeld() ?? this.sandboxes.peek(sandbox);
    if (openSandbox === undefined)
      throw new Error(`Sandbox ${sandbox} is not open, so it has no clock.`);
    return openSandbox.nowMs();
  }
}
