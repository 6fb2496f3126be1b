import { failure } from '#libs/kernel';

export class ScheduleNotFound extends failure.notFound(
  'SCHEDULE_NOT_FOUND',
  'There is no such schedule',
  (id: string, sandbox: string) =>
    `Sandbox ${sandbox} has no schedule ${id}. GET /reports/schedules lists its schedules.`,
) {}

export class SchedulesFull extends failure.unprocessable(
  'SCHEDULES_FULL',
  'The sandbox has too many schedules',
  (most: number) =>
    `A sandbox can have ${String(most)} schedules. Remove one with DELETE /reports/schedules/{id}.`,
) {}
