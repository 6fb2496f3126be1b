import { Inject, Injectable, Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { Readiness } from '#libs/app';
import { atomically, type Transactional, type UnitOfWork } from '#libs/database';
import { currentContext, guarded, type RequestContext } from '#libs/http';
import { systemClock, toIsoUtc } from '#libs/kernel';
import { type SandboxChange } from '../peers/peers';
import { expiryMs, latestUseMs } from './sandbox-lifetime';
import { type SandboxEntry } from './sandbox-entry';
import { Holds } from '../hold/holds';
import { SANDBOX_STORE, type SandboxStore } from '../store/sandbox-store';
import { SandboxReplaced } from '../store/sandbox.errors';
import { inSandbox, workOf } from '../work/sandbox-work';
import { type OpenSandbox } from './open-sandbox';
import { SANDBOX_LIMITS, SandboxPool, type SandboxLimits } from './sandbox-pool';

/**
 * The sandboxes of one service. A sandbox is opened when a request needs it and stays open while it is
 * among the most recently used. Closing it loses no data.
 */
@Injectable()
export class Sandboxes {
  private readonly logger = new Logger('Sandboxes');
  /** A request keeps the sandbox that it started with, even if that sandbox is dropped and created again. */
  private readonly held = new WeakMap<RequestContext, SandboxEntry>();
  private readonly dropListeners: ((sandbox: string) => void)[] = [];

  constructor(
    private readonly pool: SandboxPool,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    @Inject(SANDBOX_LIMITS) private readonly limits: SandboxLimits,
    private readonly holds: Holds,
    readiness: Readiness,
  ) {
    readiness.add(() => store.check());
    store.peers.listen({
      onChange: (change) => this.onPeerChange(change),
      onGap: () => {
        for (const name of pool.names()) this.peek(name)?.invalidate();
      },
    });
  }

  /** The sandbox of the current request or work. It stays open until that work ends. */
  current(): Promise<OpenSandbox> {
    return this.use(currentContext()).opening;
  }

  /** Like current() if the sandbox is already open; otherwise undefined. */
  currentIfOpen(): OpenSandbox | undefined {
    const context = currentContext();
    return this.peek(context.sandbox) === undefined ? undefined : this.use(context).openSandbox;
  }

  /** The database of the current sandbox. */
  async database(): Promise<DataSource> {
    return (await this.current()).database;
  }

  /** Does work in one transaction of the current sandbox. Resolves when it is committed. */
  atomically<T>(work: (tx: UnitOfWork) => Transactional<T>): Promise<T> {
    const { openSandbox, opening } = this.use(currentContext());
    return openSandbox === undefined
      ? opening.then(({ database }) => atomically(database, work))
      : atomically(openSandbox.database, work);
  }

  /** Like currentUpToDate(), if nothing has to be awaited for it: the sandbox is open and up to date. Otherwise undefined. */
  currentIfUpToDate(): OpenSandbox | undefined {
    const { openSandbox } = this.use(currentContext());
    return openSandbox?.isStale === false ? openSandbox : undefined;
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
      // The old sandbox is closed when it is no longer in use. Then the new one is opened.
      this.held.get(context)?.release(context);
      this.held.delete(context);
      if (this.pool.find(openSandbox.name)?.openSandbox === openSandbox) {
        void this.pool.close(openSandbox.name, new SandboxReplaced(openSandbox.name));
      }
      return this.current();
    }
  }

  /** Like currentUpToDate(), but undefined if there is no such sandbox: reading its settings does not create it. */
  async currentIfExists(): Promise<OpenSandbox | undefined> {
    return (await this.currentExists()) ? this.currentUpToDate() : undefined;
  }

  /**
   * Like currentUpToDate(), for a request that only reads: a sandbox that does not exist is read as it would be before its
   * first use, and is not created.
   */
  async currentToRead(): Promise<OpenSandbox> {
    if (await this.currentExists()) return this.currentUpToDate();
    const context = currentContext();
    const entry = this.pool.takeBlank(context.sandbox);
    this.held.set(context, entry);
    return entry.opening;
  }

  /** Whether the sandbox of the current request exists. Asking does not create it. */
  async currentExists(): Promise<boolean> {
    const { sandbox } = currentContext();
    return (
      this.pool.find(sandbox) !== undefined || (await this.store.describe(sandbox)) !== undefined
    );
  }

  /** The sandbox that the work has begun in, if it has been opened. */
  currentHeld(context: RequestContext = currentContext()): OpenSandbox | undefined {
    return this.held.get(context)?.openSandbox;
  }

  /** The sandbox with this name if it is open. It can be closed at any time. */
  peek(name: string): OpenSandbox | undefined {
    return this.pool.find(name)?.openSandbox;
  }

  /**
   * When the sandbox is dropped if it is not used again, ISO 8601 UTC by the machine's clock; undefined if it stays.
   * @param lastUsedAt the stored use; a use of this instance may be later
   */
  expiryOf(name: string, lastUsedAt: string | undefined): string | undefined {
    const { wasUsed = false, lastUsedMs = 0 } = this.pool.find(name) ?? {};
    const unusedForMs = performance.now() - lastUsedMs;
    const unstoredMs = wasUsed ? Math.round(systemClock.nowMs() - unusedForMs) : undefined;
    const expiresMs = expiryMs(this.limits.ttl, {
      name,
      lastUsedMs: latestUseMs(lastUsedAt, unstoredMs),
    });
    return expiresMs === undefined ? undefined : toIsoUtc(expiresMs);
  }

  /**
   * Reads in a sandbox that is open here. That is no use of it: it is neither kept for longer nor closed later.
   * @returns undefined if it is not open
   */
  async peekInto<T>(name: string, read: () => Promise<T>): Promise<T | undefined> {
    const entry = this.pool.find(name);
    if (entry?.openSandbox === undefined) return undefined;
    return inSandbox(name, { isBackground: true }, () => {
      const context = currentContext();
      entry.hold(context);
      this.held.set(context, entry);
      return read();
    });
  }

  /** The names of the sandboxes that are open or being opened, the least recently used first. */
  openNames(): readonly string[] {
    return this.pool.names();
  }

  /**
   * Creates and opens the sandbox of the current work.
   * @returns false if it already existed; of several simultaneous calls only one returns true
   */
  async create(): Promise<boolean> {
    const isKnown = this.pool.find(currentContext().sandbox) !== undefined;
    const openSandbox = await this.current();
    return !isKnown && openSandbox.isNew;
  }

  /** See SandboxPool. */
  whileClosed<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.pool.whileClosed(name, work);
  }

  /** Calls `listener` with a sandbox that is about to be dropped, by this instance or by another one. */
  onDrop(listener: (sandbox: string) => void): void {
    this.dropListeners.push(guarded(listener));
  }

  /** Drops a sandbox with its snapshots. Returns false if it did not exist. */
  async drop(name: string): Promise<boolean> {
    this.tellDropped(name);
    await this.store.peers.announce({ kind: 'dropped', sandbox: name });
    return this.pool.whileClosed(name, () => this.store.drop(name));
  }

  /** Notifies the other instances that the clock or the rules of a sandbox were changed. */
  async announce(sandbox: string): Promise<void> {
    await this.store.peers.announce({ kind: 'changed', sandbox });
  }

  /** Makes all instances read the settings of the current sandbox again. Call it after the change was committed. */
  async announceChange(): Promise<void> {
    const openSandbox = await this.current();
    await openSandbox.read();
    await this.announce(openSandbox.name);
  }

  private use(context: RequestContext): SandboxEntry {
    const held = this.held.get(context);
    if (held !== undefined) return held;
    const entry = this.pool.take(context.sandbox);
    entry.hold(context);
    workOf(context).service = this.pool.service;
    this.held.set(context, entry);
    this.pool.noteRecent(entry);
    return entry;
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
    const entry = this.pool.find(sandbox);
    if (entry === undefined) {
      await this.pool.closed(sandbox);
    } else if (kind === 'changed') {
      const openSandbox = await entry.opening.catch(() => undefined);
      await openSandbox?.read();
    } else if (entry.openSandbox === undefined) {
      // Do not wait here: the opening may wait for the instance that waits for this call.
      entry.isOutdated = true;
    } else {
      await this.pool.close(sandbox, new SandboxReplaced(sandbox));
    }
  }
}
