import { Inject, Injectable } from '@nestjs/common';
import { RequestInvalid, type Clock } from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { CLOCK } from '#libs/sandbox';
import { ReportRequestRefused } from '../generate/generate.errors';
import { ReportTypes } from '../types/report-types';
import { nextDueMs } from './due-days';
import { type NewSchedule } from './schedule';
import { scheduleRequest, type ScheduleRequest } from './schedule.request';
import { ScheduledRuns } from './scheduled-runs';

/** Reads the schedules of requests. */
@Injectable()
export class NewSchedules {
  constructor(
    private readonly types: ReportTypes,
    private readonly runs: ScheduledRuns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RequestInvalid, ReportRequestRefused */
  from(body: unknown, id: string): NewSchedule {
    const { name, report, every, at, covers, outbox } = readRequest(scheduleRequest, body ?? {});
    const createdAtMs = this.clock.nowMs();
    const schedule = {
      ...{ id, name, report, every, at, toOutbox: outbox, createdAtMs },
      covers: covers ?? this.coverageOf(report),
      nextDueAtMs: nextDueMs({ every, at }, createdAtMs) ?? null,
      ...{ lastDueAtMs: null, lastNumber: 0, missing: 0, late: 0, error: null },
    };
    this.check(schedule);
    return schedule;
  }

  private coverageOf({ type: id, parameters }: ScheduleRequest['report']) {
    const type = this.types.find(id);
    const hasPeriod = type !== undefined && Object.hasOwn(type.parameters.shape, 'from');
    const isGiven = parameters !== undefined && ('from' in parameters || 'to' in parameters);
    return hasPeriod && !isGiven ? 'previousDay' : 'none';
  }

  /** Checks the report of the first file. */
  private check(schedule: NewSchedule): void {
    const { parameters = {} } = schedule.report;
    const given = ['from', 'to'].filter((member) => Object.hasOwn(parameters, member));
    if (schedule.covers !== 'none' && given.length > 0) {
      const detail = `Must be left out, because covers sets the days of each file. Or set covers to none.`;
      const violations = given.map((name) => ({ pointer: `/report/parameters/${name}`, detail }));
      throw new RequestInvalid(violations);
    }
    const dueAtMs = schedule.nextDueAtMs ?? schedule.createdAtMs;
    try {
      const file = { number: 1, dueAtMs, lastDueAtMs: schedule.createdAtMs };
      this.runs.runFor(schedule, file, { nowMs: dueAtMs });
    } catch (error) {
      throw isRefusal(error) ? inReport(error) : error;
    }
  }
}

function isRefusal(error: unknown): error is ReportRequestRefused | RequestInvalid {
  return error instanceof ReportRequestRefused || error instanceof RequestInvalid;
}

/** The same refusal with the places of the body of the schedule. */
function inReport({ violations }: ReportRequestRefused | RequestInvalid): ReportRequestRefused {
  return new ReportRequestRefused(
    violations.map(({ pointer, detail }) => ({ pointer: `/report${pointer}`, detail })),
  );
}
