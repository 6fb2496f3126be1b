import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { systemClock } from '#libs/kernel';
import { inSandbox } from '../work/sandbox-work';
import { ClockLease } from './clock-lease';
import { nowOf, type ClockState } from '../clock/clock-state';
import { SandboxOfNewerVersion, SandboxReplaced, ServiceStopping } from '../store/sandbox.errors';
import { Holds } from '../hold/holds';
import { Sandboxes } from '../open/sandboxes';
import { SANDBOX_STORE, type SandboxDescription, type SandboxStore } from '../store/sandbox-store';
import { DueWork } from './due-work';

/** The longest timer: clocks are set, instances start and stop, and long timers overflow. */
const LONGEST_MS = 60_000;
const SHORTEST_MS = 10;
/** The wait after an error, or while another instance does the work. */
const RETRY_MS = 1_000;
/** How many sandboxes are checked at the same time: slow work in one of them must not delay the others. */
const SANDBOXES_AT_ONCE = 16;

/** Runs due work automatically while the clock runs. In a frozen sandbox it runs when the clock is advanced. */
@Injectable()
export class DueTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DueTimer');
  /** When to check each sandbox again, on the monotonic clock. */
  private readonly lookAtMs = new Map<string, number>();
  /** The sandboxes that are being checked. */
  private readonly checking = new Set<string>();
  private listAtMs = 0;
  private wakesAtMs = Infinity;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly work: DueWork,
    private readonly holds: Holds,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.work.hasHandlers) return;
    const look = (sandbox: string): void => {
      this.look(sandbox);
    };
    this.work.onScheduled(look);
    this.holds.onRelease(look);
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
    const atMs = performance.now() + ms;
    // Never later than before. Otherwise, work that is announced continuously would delay the timer forever.
    if (this.stopped || atMs >= this.wakesAtMs) return;
    clearTimeout(this.timer);
    this.wakesAtMs = atMs;
    this.timer = setTimeout(() => {
      this.wakesAtMs = Infinity;
      void this.tick();
    }, ms).unref();
  }

  /** Never throws: it runs from a timer, and nothing would catch the error. */
  private async tick(): Promise<void> {
    await this.findSandboxes().catch((error: unknown) => {
      this.report(error);
    });
    for (const [name, lookAtMs] of this.lookAtMs) {
      if (this.stopped || this.checking.size >= SANDBOXES_AT_ONCE) break;
      if (lookAtMs <= performance.now() && !this.checking.has(name)) void this.check(name);
    }
    this.wakeForNext();
  }

  /** Never throws, because no caller waits for it. */
  private async check(name: string): Promise<void> {
    this.checking.add(name);
    this.lookAtMs.set(name, performance.now() + LONGEST_MS);
    const nextMs = await this.runDue(name).catch((error: unknown) => {
      this.report(error);
      // Until an instance of a newer version does the work, or until the sandbox is replaced.
      return error instanceof SandboxOfNewerVersion ? LONGEST_MS : RETRY_MS;
    });
    this.checking.delete(name);
    // A check may have been requested during the await.
    if (this.lookAtMs.get(name) !== 0) this.lookAtMs.set(name, performance.now() + nextMs);
    this.wakeForNext();
  }

  private wakeForNext(): void {
    // The end of a check calls this again.
    if (this.checking.size >= SANDBOXES_AT_ONCE) return;
    let atMs = this.listAtMs;
    for (const [name, lookAtMs] of this.lookAtMs) {
      if (!this.checking.has(name)) atMs = Math.min(atMs, lookAtMs);
    }
    this.wakeIn(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, atMs - performance.now())));
  }

  private report(error: unknown): void {
    // The sandbox was replaced, or the service stops. The work is done later, or its data no longer exist.
    if (error instanceof SandboxReplaced || error instanceof ServiceStopping) return;
    if (error instanceof SandboxOfNewerVersion) this.logger.warn(error.detail);
    else this.logger.error(error instanceof Error ? error.stack : String(error));
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
    // The release of the hold starts another check.
    if (this.holds.isHeld(name)) return LONGEST_MS;
    if (this.sandboxes.peek(name) === undefined) {
      // Without work it stays closed, and a dropped sandbox is not created again.
      const waitMs = waitOf(await this.store.describe(name));
      if (waitMs > 0) return Math.min(LONGEST_MS, waitMs);
    }
    return inSandbox(name, { isBackground: true }, () => this.runDueHere());
  }

  private async runDueHere(): Promise<number> {
    const openSandbox = await this.sandboxes.currentUpToDate();
    if (openSandbox.clock.mode === 'frozen') return LONGEST_MS;
    const next = await this.work.next(openSandbox);
    if (next === undefined) return LONGEST_MS;
    const waitMs = next.atMs - openSandbox.nowMs();
    if (waitMs > 0) return Math.min(LONGEST_MS, waitMs);
    const isDone = await ClockLease.tryToHold(openSandbox, (lease) =>
      this.work.runUntil(openSandbox, lease, {
        untilMs: openSandbox.nowMs(),
        whenHeld: 'stays-due',
      }),
    );
    return isDone ? SHORTEST_MS : RETRY_MS;
  }
}

/** How long a closed sandbox waits for its next work, in ms; Infinity if only a request can make work due. */
function waitOf(description: SandboxDescription | undefined): number {
  const { clock, nextDueAt } = description ?? {};
  if (clock === undefined || nextDueAt === undefined) return Infinity;
  const state = JSON.parse(clock) as ClockState;
  if (state.mode === 'frozen') return Infinity;
  return Date.parse(nextDueAt) - nowOf(state, systemClock.nowMs());
}
