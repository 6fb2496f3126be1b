import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { newUuid, systemClock } from '#libs/kernel';
import { RequestContext, runInContext } from '#libs/platform';
import { Sandboxes, SANDBOX_STORE } from '../sandboxes';
import type { SandboxStore } from '../store/sandbox-store';
import { DueWork } from './due-work';

/** Never longer: clocks are set, instances come and go, and long timers overflow. */
const LONGEST_MS = 60_000;
const SHORTEST_MS = 10;

/** Runs due work by itself while time runs; a frozen sandbox waits to be advanced. */
@Injectable()
export class DueTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DueTimer');
  /** When each sandbox has to be looked at again, by the machine's clock. */
  private readonly lookAtMs = new Map<string, number>();
  private listAtMs = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly work: DueWork,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.work.hasHandlers) return;
    this.work.onEnlisted((sandbox) => {
      this.look(sandbox);
    });
    this.wakeIn(SHORTEST_MS);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** To be called when a sandbox's clock was set, or its data replaced. */
  look(sandbox: string): void {
    if (!this.work.hasHandlers) return;
    this.lookAtMs.set(sandbox, 0);
    this.wakeIn(SHORTEST_MS);
  }

  private wakeIn(ms: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.tick();
    }, ms).unref();
  }

  private async tick(): Promise<void> {
    try {
      await this.findSandboxes();
      for (const [name, lookAtMs] of this.lookAtMs) {
        if (this.stopped) return;
        if (lookAtMs > systemClock.nowMs()) continue;
        this.lookAtMs.set(name, systemClock.nowMs() + LONGEST_MS);
        const nextMs = await this.runDue(name);
        this.lookAtMs.set(name, systemClock.nowMs() + nextMs);
      }
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : String(error));
    }
    const nextMs = Math.min(this.listAtMs, ...this.lookAtMs.values()) - systemClock.nowMs();
    this.wakeIn(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, nextMs)));
  }

  /** Every sandbox there is, open or not: work survives a restart, and another instance may enlist it. */
  private async findSandboxes(): Promise<void> {
    if (systemClock.nowMs() < this.listAtMs) return;
    this.listAtMs = systemClock.nowMs() + LONGEST_MS;
    const names = new Set(await this.store.list());
    for (const name of this.lookAtMs.keys()) if (!names.has(name)) this.lookAtMs.delete(name);
    for (const name of names) this.lookAtMs.set(name, this.lookAtMs.get(name) ?? 0);
  }

  /** Runs what is due in one sandbox; gives the time until its next work. */
  private async runDue(name: string): Promise<number> {
    // One that was dropped is not to be made again by looking at it.
    const isThere = this.sandboxes.peek(name) ?? (await this.store.describe(name));
    if (isThere === undefined) return LONGEST_MS;
    const context = new RequestContext(newUuid(), name);
    try {
      const world = await runInContext(context, () => this.sandboxes.freshWorld());
      if (world.clock.mode === 'frozen') return LONGEST_MS;
      const nextDueMs = await this.work.nextDueMs(world);
      if (nextDueMs === undefined) return LONGEST_MS;
      const waitMs = nextDueMs - world.nowMs();
      if (waitMs > 0) return Math.min(LONGEST_MS, waitMs);
      await world.inTurn(() => this.work.runUntil(world, world.nowMs()));
      return SHORTEST_MS;
    } finally {
      context.end();
    }
  }
}
