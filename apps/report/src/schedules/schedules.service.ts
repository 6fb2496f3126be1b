import { Injectable } from '@nestjs/common';
import { currentContext, type JsonList } from '#libs/http';
import { newUuid } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { NewSchedules } from './new-schedules';
import { type NewSchedule, type Schedule } from './schedule';
import { ScheduleNotFound, SchedulesFull } from './schedule.errors';
import { ScheduleRepository } from './schedule.repository';
import { EXAMPLE_SCHEDULE, EXAMPLE_SCHEDULE_BODY } from './schedule.request';
import { ScheduleResponse } from './schedule.response';
import { DUE_SCHEDULES, ScheduleFiles } from './schedule-files';

export const MAX_SCHEDULES = 100;
/** The length of an id in an error. */
const SHOWN_CHARACTERS = 60;

/** Creates, lists and removes schedules. */
@Injectable()
export class SchedulesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly schedules: ScheduleRepository,
    private readonly making: NewSchedules,
    private readonly files: ScheduleFiles,
    private readonly due: DueWork,
  ) {}

  /** @throws RequestInvalid, ReportRequestRefused, SchedulesFull */
  async create(body: unknown): Promise<NewSchedule> {
    const schedule = this.making.from(body, newUuid());
    await this.store(schedule);
    return schedule;
  }

  list(): JsonList {
    return this.schedules.list((each) => JSON.stringify(ScheduleResponse.of(each)));
  }

  /** @throws ScheduleNotFound */
  async find(id: string): Promise<Schedule> {
    const found = await this.schedules.find(id);
    if (found !== undefined) return found;
    if (id !== EXAMPLE_SCHEDULE || currentContext().isObserver) throw notFound(id);
    await this.store(this.making.from(EXAMPLE_SCHEDULE_BODY, id));
    return this.find(id);
  }

  /** @throws ScheduleNotFound */
  async generateNow(id: string): Promise<Schedule> {
    await this.find(id);
    const schedule = await this.files.generateNow(id);
    if (schedule === undefined) throw notFound(id);
    return schedule;
  }

  /**
   * Removes a schedule. Its reports stay; a file that is late is not generated.
   * @throws ScheduleNotFound
   */
  async remove(id: string): Promise<void> {
    await this.find(id);
    const { schedules, due } = this;
    const isRemoved = await this.sandboxes.atomically(function* (tx) {
      yield* due.cancel(tx, DUE_SCHEDULES, id);
      return yield* schedules.remove(tx, id);
    });
    if (!isRemoved) throw notFound(id);
  }

  private async store(schedule: NewSchedule): Promise<void> {
    const { schedules, files } = this;
    await this.sandboxes.atomically(function* (tx) {
      const stored = yield* schedules.insert(tx, schedule);
      if (stored > MAX_SCHEDULES) throw new SchedulesFull(MAX_SCHEDULES);
      yield* files.scheduleNext(tx, schedule);
    });
  }
}

function notFound(id: string): ScheduleNotFound {
  return new ScheduleNotFound(id.slice(0, SHOWN_CHARACTERS), currentContext().sandbox);
}
