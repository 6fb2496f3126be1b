import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { guarded } from '#libs/http';
import { systemClock } from '#libs/kernel';
import { Journals } from '#libs/journal';
import { type SandboxConfig } from '../config';
import { expiryMs, latestUseMs } from './sandbox-lifetime';
import { SandboxPool } from './sandbox-pool';
import { Sandboxes } from './sandboxes';
import { SANDBOX_STORE, type SandboxStore } from '../store/sandbox-store';

const SWEEP_MS = 30_000;
/** An open sandbox uses memory, and opening it again takes only milliseconds. */
const CLOSE_AFTER_MS = 120_000;
const FREE_CACHES_AFTER_MS = 10_000;
/**
 * Each instance records at its sweeps which sandboxes it has used. Another instance can sweep just before
 * that.
 */
const GRACE_MS = 2 * SWEEP_MS;

/** Frees the caches of sandboxes that are unused for a while, closes them later, and drops those that are unused for SANDBOX_TTL. */
@Injectable()
export class SandboxSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('SandboxSweeper');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: SandboxPool,
    private readonly sandboxes: Sandboxes,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    private readonly journals: Journals,
    @Inject(CONFIG) private readonly config: SandboxConfig,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = guarded(() => {
      this.pool.closeUnused(CLOSE_AFTER_MS);
      this.pool.freeCaches(FREE_CACHES_AFTER_MS);
      this.dropUnused(systemClock.nowMs()).catch((error: unknown) => {
        this.report(error);
      });
    });
    this.timer = setInterval(sweep, SWEEP_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Drops the sandboxes whose last use is longer ago than SANDBOX_TTL, except `default`. Without
   * SANDBOX_TTL it does nothing.
   * @param nowMs the machine's time
   */
  async dropUnused(nowMs: number): Promise<void> {
    const { sandboxTtl } = this.config;
    if (sandboxTtl === undefined) return;
    await this.pool.noteUses();
    for (const name of await this.store.list()) {
      if (this.sandboxes.peek(name) !== undefined) continue;
      // On Citus the worker of this sandbox can be down, and that of the next one is not.
      await this.dropIfUnused(name, sandboxTtl, nowMs).catch((error: unknown) => {
        this.report(error);
      });
    }
  }

  private async dropIfUnused(name: string, sandboxTtl: string, nowMs: number): Promise<void> {
    const { lastUsedAt = '' } = (await this.store.describe(name)) ?? {};
    const lastUsedMs = latestUseMs(lastUsedAt, undefined);
    const expiresMs = expiryMs(sandboxTtl, { name, lastUsedMs });
    if (expiresMs === undefined || nowMs < expiresMs + GRACE_MS) return;
    await this.sandboxes.drop(name);
    this.journals.clear(name, 'sandbox-dropped');
    this.logger.log(`Sandbox ${name} was dropped: it was last used at ${lastUsedAt}.`);
  }

  private report(error: unknown): void {
    this.logger.error(error instanceof Error ? error.stack : String(error));
  }
}
