import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { currentContext, Readiness, type RequestContext } from '#libs/platform';
import type { SandboxStore } from './store/sandbox-store';

/** Injection token of the service's SandboxStore. */
export const SANDBOX_STORE = Symbol('sandbox store');
/** Injection token of the number of sandboxes that may be open at once. */
export const SANDBOXES_OPEN = Symbol('sandboxes open');

interface OpenSandbox {
  readonly database: Promise<DataSource>;
  /** The work under way in it; it is not closed while there is any. */
  readonly users: Set<RequestContext>;
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
  private readonly closing = new Map<string, Promise<void>>();

  constructor(
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    @Inject(SANDBOXES_OPEN) private readonly maxOpen: number,
    readiness: Readiness,
  ) {
    readiness.add(() => store.check());
  }

  /** The database of the sandbox that the work under way belongs to; held open until that work ends. */
  database(): Promise<DataSource> {
    const context = currentContext();
    const name = context.sandbox;
    const sandbox = this.open.get(name) ?? this.openSandbox(name);
    if (!sandbox.users.has(context)) this.hold(name, sandbox, context);
    return sandbox.database;
  }

  async onApplicationShutdown(): Promise<void> {
    for (const name of [...this.open.keys()]) this.closeSandbox(name);
    await Promise.all(this.closing.values());
    await this.store.end();
  }

  private openSandbox(name: string): OpenSandbox {
    const earlierClose = this.closing.get(name) ?? Promise.resolve();
    const database = earlierClose.then(() => this.store.open(name));
    const sandbox: OpenSandbox = { database, users: new Set() };
    this.open.set(name, sandbox);
    // What could not be opened is tried anew by the next request; this one gets the error.
    database.catch(() => this.open.get(name) === sandbox && this.open.delete(name));
    return sandbox;
  }

  private hold(name: string, sandbox: OpenSandbox, context: RequestContext): void {
    sandbox.users.add(context);
    context.onEnd(() => sandbox.users.delete(context));
    this.open.delete(name);
    this.open.set(name, sandbox);
    if (this.open.size > this.maxOpen) this.closeLeastRecentlyUsed();
  }

  private closeLeastRecentlyUsed(): void {
    for (const [name, { users }] of this.open) {
      if (users.size > 0) continue;
      this.closeSandbox(name);
      if (this.open.size <= this.maxOpen) return;
    }
  }

  private closeSandbox(name: string): void {
    const sandbox = this.open.get(name);
    if (sandbox === undefined) return;
    this.open.delete(name);
    const closed = sandbox.database
      .then((database) => this.store.close(name, database))
      .catch((error: unknown) => {
        this.logger.error(`Sandbox ${name} could not be closed: ${String(error)}`);
      })
      .finally(() => this.closing.get(name) === closed && this.closing.delete(name));
    this.closing.set(name, closed);
  }
}
