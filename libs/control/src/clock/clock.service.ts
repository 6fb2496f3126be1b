import { Injectable } from '@nestjs/common';
import { addDuration, isWrittenInstant, parseDuration } from '#libs/kernel';
import {
  ClockLease,
  describeClock,
  set,
  showing,
  type ClockState,
  DueTimer,
  DueWork,
  Sandboxes,
  type World,
} from '#libs/sandbox';
import { ClockBackwards, ClockSettingInvalid } from '../admin.errors';
import { type SetClockRequest } from '../admin.request';
import { type ClockResponse, type ClockSetResponse } from '../admin.response';
import { audit } from '../audit';

/** Reads and moves the clock of the sandbox that the request names. */
@Injectable()
export class ClockService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly due: DueWork,
    private readonly timer: DueTimer,
  ) {}

  async read(): Promise<ClockResponse> {
    const world = await this.sandboxes.freshWorld();
    return describeClock(world.clock, world.machineMs);
  }

  set({ mode, now, allowPast }: SetClockRequest): Promise<ClockSetResponse> {
    return this.move((world) => {
      const next = set(world.clock, { mode, now, allowPast }, world.machineMs);
      if (next.ok) return next.value;
      if (next.refusal === 'backwards') {
        throw new ClockBackwards(describeClock(world.clock, world.machineMs).now);
      }
      throw new ClockSettingInvalid('/now', 'Must be an ISO 8601 instant.');
    });
  }

  async advance(by: string): Promise<ClockSetResponse> {
    const duration = parseDuration(by);
    if (duration === undefined) {
      throw new ClockSettingInvalid('/by', 'Must be an ISO 8601 duration, as in PT1H or P30D.');
    }
    return this.move((world) => {
      const instantMs = addDuration(world.nowMs(), duration);
      if (!isWrittenInstant(instantMs)) {
        throw new ClockSettingInvalid('/by', 'Must not lead beyond the year 9999.');
      }
      return showing(world.clock, instantMs, world.machineMs);
    });
  }

  /**
   * Moves the clock to the state that `next` gives for the one that it shows. What becomes due on the way is done
   * first, each at its own instant. Other instances know the new clock before this resolves.
   */
  private async move(next: (world: World) => ClockState): Promise<ClockSetResponse> {
    const world = await this.sandboxes.world();
    const moved = await ClockLease.hold(world, async (lease) => {
      const state = next(world);
      const shown = describeClock(state, world.machineMs);
      const ran = await this.due.runUntil(world, lease, Date.parse(shown.now));
      await lease.setClock(state);
      return { ...describeClock(state, world.machineMs), ran };
    });
    await this.sandboxes.announce(world.name);
    this.timer.look(world.name);
    audit('set clock', `${world.name} to ${moved.mode} ${moved.now}`);
    return moved;
  }
}
