import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
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
import { type ClockResponse, type ClockSetResponse, type NextDueResponse } from './clock.response';
import { type ScheduleResponse } from './schedule.response';
import { audit } from '../access/audit';

const SCHEDULE_LIMIT = 100;

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
    const next = await this.due.next(openSandbox);
    if (next === undefined) return { nextDueAt: null, ...withWaitedFor(waitedFor) };
    const { atMs, mayCall } = next;
    const calls = mayCall === undefined ? {} : { mayCall: [...mayCall] };
    return { nextDueAt: toIsoUtc(atMs), ...calls, ...withWaitedFor(waitedFor) };
  }

  /** The work that is waiting, without waiting for jobs as `nextDue` does: they may add work at any time. */
  async schedule(limit = SCHEDULE_LIMIT): Promise<ScheduleResponse> {
    const openSandbox = await this.sandboxes.currentIfExists();
    if (openSandbox === undefined) {
      return { now: toIsoUtc(systemClock.nowMs()), total: 0, items: [] };
    }
    const { total, items } = await this.due.list(openSandbox, limit);
    return { now: toIsoUtc(openSandbox.nowMs()), total, items: [...items] };
  }

  async set(request: SetClockRequest): Promise<ClockSetResponse> {
    const { mode, now, allowPast, whileHeld, mayCall } = request;
    if (whileHeld === true) this.checkStep(mode);
    if (mayCall !== undefined && mode !== 'frozen') {
      throw new ClockSettingInvalid('/mayCall', 'Is only for the mode frozen.');
    }
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
    }, mayCall);
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

  /** `whileHeld` needs the mode `frozen` and a hold. */
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
   * Moves the clock to the state that `next` returns. Work that was accepted earlier first registers its next instant.
   * Then the work that becomes due is run, each at its own instant. When this resolves, the other instances already use
   * the new clock.
   *
   * @param mayCall the clock stops before work that may call a service that is not in this list
   */
  private async move(
    next: (openSandbox: OpenSandbox) => ClockState,
    mayCall?: readonly string[],
  ): Promise<ClockSetResponse> {
    const openSandbox = await this.sandboxes.currentUpToDate();
    const isAhead = nowOf(next(openSandbox), openSandbox.machineMs) > openSandbox.nowMs();
    const waitedFor = isAhead ? await this.awaitedJobs.settle(openSandbox) : [];
    // A hold that begins from now on waits for the due work of this request.
    const whenHeld = this.holds.tryEnter(currentContext()) ? 'passes' : 'calls-wait';
    const moved = await ClockLease.hold(openSandbox, async (lease) => {
      const target = next(openSandbox);
      const untilMs = Date.parse(describeClock(target, openSandbox.machineMs).now);
      const options = { untilMs, whenHeld, mayCall } as const;
      const { done: ran, stoppedAtMs } = await this.due.runUntil(openSandbox, lease, options);
      const state = stoppedAtMs === undefined ? target : stopped(target, stoppedAtMs, openSandbox);
      await lease.setClock(state);
      return { ...describeClock(state, openSandbox.machineMs), ran, ...withWaitedFor(waitedFor) };
    });
    await this.sandboxes.announce(openSandbox.name);
    this.timer.look(openSandbox.name);
    audit('set clock', `${openSandbox.name} to ${moved.mode} ${moved.now}`);
    return moved;
  }
}

/**
 * A frozen clock that shows the instant of the work that was not run. If that work is late, the clock stays where it
 * is.
 */
function stopped(target: ClockState, atMs: number, openSandbox: OpenSandbox): ClockState {
  return { ...target, mode: 'frozen', nowMs: Math.max(atMs, openSandbox.nowMs()) };
}

/** The member is absent if there was nothing to wait for, which is the usual case. */
function withWaitedFor(waitedFor: readonly AwaitedJob[]): { readonly waitedFor?: AwaitedJob[] } {
  return waitedFor.length === 0 ? {} : { waitedFor: [...waitedFor] };
}
