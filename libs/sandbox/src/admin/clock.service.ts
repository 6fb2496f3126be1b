import { Injectable } from '@nestjs/common';
import { addDuration, parseDuration } from '#libs/kernel';
import { describeClock, set, showing, type ClockState } from '../clock/clock-state';
import { DueTimer } from '../due/due-timer';
import { DueWork } from '../due/due-work';
import { Sandboxes } from '../sandboxes';
import type { World } from '../world/world';
import { ClockBackwards, ClockSettingInvalid } from './admin.errors';
import type { SetClockRequest } from './admin.request';
import type { ClockResponse, ClockSetResponse } from './admin.response';
import { audit } from './audit';

/** The last instant that ISO 8601 writes with four digits of year. */
const LAST_MS = Date.UTC(9999, 11, 31);

/** Looking at and setting the clock of the sandbox that the request names. */
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

  async set({ mode, now, allowPast }: SetClockRequest): Promise<ClockSetResponse> {
    const world = await this.sandboxes.freshWorld();
    return world.inTurn(async () => {
      const next = set(world.clock, { mode, now, allowPast }, world.machineMs);
      if (next.ok) return this.moveTo(world, next.value);
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
    const world = await this.sandboxes.freshWorld();
    return world.inTurn(async () => {
      const instantMs = addDuration(world.nowMs(), duration);
      if (!(instantMs <= LAST_MS)) {
        throw new ClockSettingInvalid('/by', 'Must not lead beyond the year 9999.');
      }
      return this.moveTo(world, showing(world.clock, instantMs, world.machineMs));
    });
  }

  /** What becomes due on the way is done first, each at its own instant; then the clock shows the new one. */
  private async moveTo(world: World, state: ClockState): Promise<ClockSetResponse> {
    const shown = describeClock(state, world.machineMs);
    const ran = await this.due.runUntil(world, Date.parse(shown.now));
    await world.setClock(state);
    this.timer.look(world.name);
    audit('set clock', `${world.name} to ${shown.mode} ${shown.now}`);
    return { ...describeClock(state, world.machineMs), ran };
  }
}
