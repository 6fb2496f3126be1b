import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { newUuid } from '#libs/kernel';
import { RequestContext, runInContext } from '#libs/platform';
import { ClockLease } from '../clock/clock-lease';
import { Sandboxes, SANDBOX_STORE } from '../open/sandboxes';
import { type SandboxStore } from '../store/sandbox-store';
import { DueWork } from './due-work';

/** The longest timer: clocks are set, instances start and stop, and long timers overflow. */
const LONGEST_MS = 60_000;
const SHORTEST_MS = 10;
/** The wait after an error, or if another instance does the work. */
const RETRY_MS = 1_000;

/** Runs due work automatically while the clock runs. In a frozen sandbox it runs when the clock is advanced. */
@Injectable()
export class DueTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DueTimer');
  /** When to check each sandbox again, on the monotonic clock. */
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

  /** Call this after the clock of a sandbox was set or its data were replaced. */
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

  /** Never throws: it runs from a timer, where nobody would catch it. */
  private async tick(): Promise<void> {
    await this.findSandboxes().catch((error: unknown) => {
      this.report(error);
    });
    for (const [name, lookAtMs] of this.lookAtMs) {
      if (this.stopped) return;
      if (lookAtMs > performance.now()) continue;
      this.lookAtMs.set(name, performance.now() + LONGEST_MS);
      const nextMs = await this.runDue(name).catch((error: unknown) => {
        this.report(error);
        return RETRY_MS;
      });
      // A check may have been requested during the await.
      if (this.lookAtMs.get(name) !== 0) this.lookAtMs.set(name, performance.now() + nextMs);
    }
    const nextMs = Math.min(this.listAtMs, ...this.lookAtMs.values()) - performance.now();
    this.wakeIn(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, nextMs)));
  }

  private report(error: unknown): void {
    this.logger.error(error instanceof Error ? error.stack : String(error));
  }

  /** All sandboxes, open or not: work survives a restart, and another instance can add work. */
  private async findSandboxes(): Promise<void> {
    if (performance.now() < this.listAtMs) return;
    this.listAtMs = performance.now() + LONGEST_MS;
    const names = new Set(await this.store.list());
    for (const name of this.lookAtMs.keys()) if (!names.has(name)) this.lookAtMs.delete(name);
    for (const name of names) this.lookAtMs.set(name, this.lookAtMs.get(name) ?? 0);
  }

  /** Runs the due work of one sandbox and returns the time until its next work. */
  private async runDue(name: string): Promise<number> {
    // The check must not create a dropped sandbox again.
    const isThere = this.sandboxes.peek(name) ?? (await this.store.describe(name));
    if (isThere === undefined) return LONGEST_MS;
    const context = new RequestContext(newUuid(), name);
    try {
      const openSandbox = await runInContext(context, () => this.sandboxes.currentUpToDate());
      if (openSandbox.clock.mode === 'frozen') return LONGEST_MS;
      const nextDueMs = await this.work.nextDueMs(openSandbox);
      if (nextDueMs === undefined) return LONGEST_MS;
      const waitMs = nextDueMs - openSandbox.nowMs();
      if (waitMs > 0) return Math.min(LONGEST_MS, waitMs);
      const isDone = await ClockLease.tryToHold(openSandbox, (lease) =>
        this.work.runUntil(openSandbox, lease, openSandbox.nowMs()),
      );
      return isDone ? SHORTEST_MS : RETRY_MS;
    } finally {
      context.end();
    }
  }
}
