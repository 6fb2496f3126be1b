import { Injectable } from '@nestjs/common';
import { addDuration, isWrittenInstant, parseDuration, systemClock, toIsoUtc } from '#libs/kernel';
import {
  type AwaitedJob,
  AwaitedJobs,
  ClockLease,
  describeClock,
  nowOf,
  REAL_TIME,
  set,
  showing,
  type ClockState,
  DueTimer,
  DueWork,
  Holds,
  Sandboxes,
  type OpenSandbox,
} from '#libs/sandbox';
import { ClockBackwards, ClockSettingInvalid } from '../admin.errors';
import { type SetClockRequest } from '../admin.request';
import { type ClockResponse, type ClockSetResponse, type NextDueResponse } from '../admin.response';
import { currentContext } from '#libs/platform';
import { audit } from '../audit';

/** Reads and moves the clock of the sandbox of the request. */
@Injectable()
export class ClockService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly due: DueWork,
    private readonly timer: DueTimer,
    private readonly holds: Holds,
    private readonly awaitedJobs: AwaitedJobs,
  ) {}

  async read(): Promise<ClockResponse> {
    const openSandbox = await this.sandboxes.currentIfExists();
    if (openSandbox === undefined) return describeClock(REAL_TIME, systemClock.nowMs());
    return describeClock(openSandbox.clock, openSandbox.machineMs);
  }

  async nextDue(): Promise<NextDueResponse> {
    const openSandbox = await this.sandboxes.currentIfExists();
    if (openSandbox === undefined) return { nextDueAt: null };
    const waitedFor = await this.awaitedJobs.settle(openSandbox);
    const dueMs = await this.due.nextDueMs(openSandbox);
    return { nextDueAt: dueMs === undefined ? null : toIsoUtc(dueMs), ...told(waitedFor) };
  }

  async set({ mode, now, allowPast, whileHeld }: SetClockRequest): Promise<ClockSetResponse> {
    if (whileHeld === true) this.checkStep(mode);
    return this.move((openSandbox) => {
      const next = set(
        openSandbox.clock,
        { mode, now, allowPast, whileHeld },
        openSandbox.machineMs,
      );
      if (next.ok) return next.value;
      if (next.refusal === 'backwards') {
        throw new ClockBackwards(describeClock(openSandbox.clock, openSandbox.machineMs).now);
      }
      throw new ClockSettingInvalid('/now', 'Must be an ISO 8601 instant.');
    });
  }

  async advance(by: string): Promise<ClockSetResponse> {
    const duration = parseDuration(by);
    if (duration === undefined) {
      throw new ClockSettingInvalid('/by', 'Must be an ISO 8601 duration, as in PT1H or P30D.');
    }
    return this.move((openSandbox) => {
      const instantMs = addDuration(openSandbox.nowMs(), duration);
      if (!isWrittenInstant(instantMs)) {
        throw new ClockSettingInvalid('/by', 'Must not move the clock beyond the year 9999.');
      }
      return showing(openSandbox.clock, instantMs, openSandbox.machineMs);
    });
  }

  /** A clock that stands still for a hold needs one. */
  private checkStep(mode: SetClockRequest['mode']): void {
    if (mode !== 'frozen') {
      throw new ClockSettingInvalid('/whileHeld', 'Is only for the mode frozen.');
    }
    const { sandbox } = currentContext();
    if (this.holds.isHeld(sandbox)) return;
    throw new ClockSettingInvalid(
      '/whileHeld',
      `Sandbox ${sandbox} is not held. Hold it first, with PUT /__admin/sandboxes/${sandbox}/hold.`,
    );
  }

  /**
   * Moves the clock to the state that `next` returns. What was accepted before registers its next instant first, and work
   * that becomes due is run, each at its own instant. When this resolves, the other instances already use the new clock.
   */
  private async move(next: (openSandbox: OpenSandbox) => ClockState): Promise<ClockSetResponse> {
    const openSandbox = await this.sandboxes.currentUpToDate();
    const isAhead = nowOf(next(openSandbox), openSandbox.machineMs) > openSandbox.nowMs();
    const waitedFor = isAhead ? await this.awaitedJobs.settle(openSandbox) : [];
    // A hold that begins from now on waits for the due work of this request.
    const whenHeld = this.holds.tryEnter(currentContext()) ? 'passes' : 'calls-wait';
    const moved = await ClockLease.hold(openSandbox, async (lease) => {
      const state = next(openSandbox);
      const shown = describeClock(state, openSandbox.machineMs);
      const untilMs = Date.parse(shown.now);
      const ran = await this.due.runUntil(openSandbox, lease, untilMs, whenHeld);
      await lease.setClock(state);
      return { ...describeClock(state, openSandbox.machineMs), ran, ...told(waitedFor) };
    });
    await this.sandboxes.announce(openSandbox.name);
    this.timer.look(openSandbox.name);
    audit('set clock', `${openSandbox.name} to ${moved.mode} ${moved.now}`);
    return moved;
  }
}

/** Left out if there was nothing to wait for, which is the usual case. */
function told(waitedFor: readonly AwaitedJob[]): { readonly waitedFor?: AwaitedJob[] } {
  return waitedFor.length === 0 ? {} : { waitedFor: [...waitedFor] };
}
