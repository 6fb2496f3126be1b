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

/** Never longer: clocks are set, instances come and go, and long timers overflow. */
const LONGEST_MS = 60_000;
const SHORTEST_MS = 10;
/** After an error, or where another instance is at work. */
const RETRY_MS = 1_000;

/** Runs due work by itself while time runs; a frozen sandbox waits to be advanced. */
@Injectable()
export class DueTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DueTimer');
  /** When each sandbox has to be looked at again, by the monotonic clock. */
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
      // It may have been told to look at once, meanwhile.
      if (this.lookAtMs.get(name) !== 0) this.lookAtMs.set(name, performance.now() + nextMs);
    }
    const nextMs = Math.min(this.listAtMs, ...this.lookAtMs.values()) - performance.now();
    this.wakeIn(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, nextMs)));
  }

  private report(error: unknown): void {
    this.logger.error(error instanceof Error ? error.stack : String(error));
  }

  /** Every sandbox there is, open or not: work survives a restart, and another instance may enlist it. */
  private async findSandboxes(): Promise<void> {
    if (performance.now() < this.listAtMs) return;
    this.listAtMs = performance.now() + LONGEST_MS;
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
