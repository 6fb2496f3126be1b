import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import {
  addDuration,
  isWrittenInstant,
  parseDuration,
  parseInstant,
  systemClock,
  toIsoUtc,
} from '#libs/kernel';
import { ClockSettingInvalid, type ClockSettingRequest } from '#libs/control';
import { Changes, type Change } from '../changes/change';
import { type ServiceClient } from '../services/service-client';
import { Services } from '../services/services';
import { clockShape, scheduleShape, type Clock } from '../services/shapes';
import { settingOf, together } from './clock';
import { ClocksDiffer } from './clock.errors';
import { type ClockSetResponse, type SuiteClockResponse } from './clock.response';
import { type SuiteScheduleResponse } from './schedule.response';
import { mergeSchedules } from './merge-schedules';
import { moveClocks, type ClockSetting } from './move-clocks';

const SCHEDULE_LIMIT = 100;

/** Reads and moves the clocks of the sandbox of the request in all services. */
@Injectable()
export class SuiteClockService {
  constructor(
    private readonly services: Services,
    private readonly changes: Changes,
  ) {}

  async read(): Promise<SuiteClockResponse> {
    const clocks = await this.clocks();
    const { mode, nowMs, agree } = together([...clocks.values()]);
    const services = [...clocks].map(([{ name }, clock]) => ({ service: name, ...clock }));
    return { mode, now: toIsoUtc(nowMs), agree, services };
  }

  async schedule(limit = SCHEDULE_LIMIT): Promise<SuiteScheduleResponse> {
    const path = `/clock/schedule?limit=${String(limit)}`;
    const answers = await this.services.each((service) =>
      service.control('GET', path, scheduleShape),
    );
    const schedules = answers.map(({ service, value }) => ({ service: service.name, ...value }));
    return mergeSchedules(schedules, limit);
  }

  set({ mode, now, allowPast }: ClockSettingRequest): Promise<ClockSetResponse> {
    return this.change(async (change) => {
      const clocks = await this.clocks();
      const shownMs = together([...clocks.values()]).nowMs;
      const untilMs = mode === 'real' ? systemClock.nowMs() : (parseInstant(now ?? '') ?? shownMs);
      const setting = mode === 'real' ? { mode } : { mode, now: toIsoUtc(untilMs) };
      return this.move(change, clocks, {
        setting: { ...setting, allowPast: allowPast ?? isCurrent(mode, now) },
        untilMs,
      });
    });
  }

  async advance(by: string): Promise<ClockSetResponse> {
    const duration = parseDuration(by);
    if (duration === undefined) {
      throw new ClockSettingInvalid('/by', 'Must be an ISO 8601 duration, as in PT1H or P30D.');
    }
    return this.change(async (change) => {
      const clocks = await this.clocks();
      const { mode, nowMs, agree } = together([...clocks.values()]);
      if (!agree) throw new ClocksDiffer([...clocks].map(([{ name }, clock]) => [name, clock]));
      const untilMs = addDuration(nowMs, duration);
      if (!isWrittenInstant(untilMs)) {
        throw new ClockSettingInvalid('/by', 'Must not move the clock beyond the year 9999.');
      }
      const setting = { ...settingOf(mode, untilMs), allowPast: true };
      return this.move(change, clocks, { setting, untilMs });
    });
  }

  /** The clocks wait for running executions and reports, so those must not wait for the clocks. */
  private change<T>(work: (change: Change) => Promise<T>): Promise<T> {
    return this.changes.make(currentContext().sandbox, work, { letsJobsPass: true });
  }

  private async move(
    change: Change,
    clocks: ReadonlyMap<ServiceClient, Clock>,
    target: { readonly setting: ClockSetting; readonly untilMs: number },
  ): Promise<ClockSetResponse> {
    const moved = await moveClocks(change, clocks, target);
    return { mode: target.setting.mode, now: toIsoUtc(target.untilMs), ...moved };
  }

  private async clocks(): Promise<ReadonlyMap<ServiceClient, Clock>> {
    const answers = await this.services.each((service) =>
      service.control('GET', '/clock', clockShape),
    );
    return new Map(answers.map(({ service, value }) => [service, value]));
  }
}

/** Whether the clocks stay at the time that they showed. Running clocks have moved on by some milliseconds since. */
function isCurrent(mode: Clock['mode'], now: string | null | undefined): boolean {
  return mode !== 'real' && (now ?? undefined) === undefined;
}
