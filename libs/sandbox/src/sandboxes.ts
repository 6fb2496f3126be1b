import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { currentContext, Readiness, type RequestContext } from '#libs/platform';
import type { SandboxStore } from './store/sandbox-store';
import { World, type WorldSettings } from './world/world';

/** Injection token of the service's SandboxStore. */
export const SANDBOX_STORE = Symbol('sandbox store');
/** Injection token of the SandboxLimits. */
export const SANDBOX_LIMITS = Symbol('sandbox limits');
/** Injection token of the WorldSettings. */
export const WORLD_SETTINGS = Symbol('world settings');

export interface SandboxLimits {
  /** Sandboxes that are open at once. */
  readonly open: number;
}

/** How long a sandbox that is to be closed waits for the requests in it. */
const PATIENCE_MS = 5_000;

interface OpenSandbox {
  readonly opening: Promise<World>;
  /** Set once it is open. */
  world: World | undefined;
  /** Requests and other work under way in it; it is not closed while there is any. */
  users: number;
  /** Called when the last user has gone. */
  whenIdle: (() => void) | undefined;
}

/**
 * The worlds of one service. A sandbox is opened when its first request needs it, stays open while it is
 * among the most recently used, and is closed without losing anything.
 */
@Injectable()
export class Sandboxes implements OnApplicationShutdown {
  private readonly logger = new Logger('Sandboxes');
  /** The least recently used first. */
  private readonly open = new Map<string, OpenSandbox>();
  /** What each request began in, it ends in, though the sandbox is dropped and made anew meanwhile. */
  private readonly held = new WeakMap<RequestContext, OpenSandbox>();
  private mostRecent: OpenSandbox | undefined;
  private readonly closing = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    @Inject(SANDBOX_LIMITS) private readonly limits: SandboxLimits,
    @Inject(WORLD_SETTINGS) private readonly settings: WorldSettings,
    readiness: Readiness,
  ) {
    readiness.add(() => store.check());
  }

  /** The world that the work under way belongs to; held open until that work ends. */
  world(): Promise<World> {
    return this.use(currentContext()).opening;
  }

  /** As world(), where it is open already; otherwise it is opened, and undefined for now. */
  worldIfOpen(): World | undefined {
    return this.use(currentContext()).world;
  }

  /** The database of that world. */
  async database(): Promise<DataSource> {
    return (await this.world()).database;
  }

  /**
   * The world of the work under way with its clock and rules up to date. Another instance may have
   * changed them, or have dropped the whole sandbox: then it is made anew.
   */
  async freshWorld(): Promise<World> {
    const world = await this.world();
    if (!world.isStale) return world;
    try {
      await world.read();
      return world;
    } catch (error) {
      this.logger.warn(`Sandbox ${world.name} is opened anew: ${String(error)}`);
      this.open.delete(world.name);
      this.held.delete(currentContext());
      return this.world();
    }
  }

  /** The world of that name where it is open, without holding it. */
  peek(name: string): World | undefined {
    return this.open.get(name)?.world;
  }

  /**
   * Does something to a sandbox that must not be open meanwhile. Requests in it may end first; those that
   * come wait until it is done.
   */
  async whileClosed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const earlier = this.closing.get(name);
    const closed = this.closeSandbox(name) ?? earlier ?? Promise.resolve();
    const result = closed.then(work);
    const over = result
      .catch(() => undefined)
      .finally(() => {
        if (this.closing.get(name) === over) this.closing.delete(name);
      });
    this.closing.set(name, over);
    return result;
  }

  async onApplicationShutdown(): Promise<void> {
    for (const name of [...this.open.keys()]) void this.closeSandbox(name);
    await Promise.all(this.closing.values());
    await this.store.end();
  }

  private use(context: RequestContext): OpenSandbox {
    const held = this.held.get(context);
    if (held !== undefined) return held;
    const name = context.sandbox;
    const sandbox = this.open.get(name) ?? this.openSandbox(name);
    this.hold(name, sandbox, context);
    return sandbox;
  }

  private openSandbox(name: string): OpenSandbox {
    const earlierClose = this.closing.get(name) ?? Promise.resolve();
    const opening = earlierClose
      .then(() => this.store.open(name))
      .then((database) => World.open(name, database, this.settings));
    const sandbox: OpenSandbox = {
      opening,
      world: undefined,
      users: 0,
      whenIdle: undefined,
    };
    this.open.set(name, sandbox);
    void opening.then(
      (world) => {
        sandbox.world = world;
      },
      // What could not be opened is tried anew by the next request; this one gets the error.
      () => this.open.get(name) === sandbox && this.open.delete(name),
    );
    return sandbox;
  }

  private hold(name: string, sandbox: OpenSandbox, context: RequestContext): void {
    sandbox.users += 1;
    this.held.set(context, sandbox);
    context.onEnd(() => {
      sandbox.users -= 1;
      if (sandbox.users === 0) sandbox.whenIdle?.();
    });
    if (this.mostRecent === sandbox) return;
    this.mostRecent = sandbox;
    this.open.delete(name);
    this.open.set(name, sandbox);
    if (this.open.size > this.limits.open) this.closeLeastRecentlyUsed();
  }

  private closeLeastRecentlyUsed(): void {
    for (const [name, { users }] of this.open) {
      if (users > 0) continue;
      void this.closeSandbox(name);
      if (this.open.size <= this.limits.open) return;
    }
  }

  private closeSandbox(name: string): Promise<void> | undefined {
    const sandbox = this.open.get(name);
    if (sandbox === undefined) return undefined;
    this.open.delete(name);
    const closed = idle(sandbox)
      .then(() => sandbox.opening)
      .then(async (world) => {
        await world.noteUse();
        await this.store.close(name, world.database);
      })
      .catch((error: unknown) => {
        this.logger.error(`Sandbox ${name} could not be closed: ${String(error)}`);
      })
      .finally(() => {
        if (this.closing.get(name) === closed) this.closing.delete(name);
      });
    this.closing.set(name, closed);
    return closed;
  }
}

/** Resolves when nobody works in the sandbox any more, or when that takes too long. */
async function idle(sandbox: OpenSandbox): Promise<void> {
  if (sandbox.users === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    sandbox.whenIdle = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
