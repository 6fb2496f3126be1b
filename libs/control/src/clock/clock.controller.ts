import { Body, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiProblem } from '#libs/openapi';
import { AdminController } from '../admin.decorators';
import { AdvanceClockRequest, SetClockRequest } from '../admin.request';
import { ClockResponse, ClockSetResponse, NextDueResponse } from './clock.response';
import { ScheduleRequest } from './schedule.request';
import { ScheduleResponse } from './schedule.response';
import { ClockBackwards, ClockSettingInvalid } from '../admin.errors';
import { ClockService } from './clock.service';

const INVALID_DURATION = new ClockSettingInvalid(
  '/by',
  'Must be an ISO 8601 duration, as in PT1H or P30D.',
);

@AdminController('/clock', 'request')
export class ClockController {
  constructor(private readonly clock: ClockService) {}

  /** Returns the clock of the sandbox. */
  @Get()
  readClock(): Promise<ClockResponse> {
    return this.clock.read();
  }

  /**
   * Sets the clock of the sandbox.
   *
   * @remarks
   * Work that becomes due by the new instant is run first, in order, each at its own instant. `ran` lists
   * this work. The clock goes backwards only if `allowPast` is true.
   */
  @Put()
  @ApiProblem(400, ['REQUEST_INVALID'], 'The mode or the instant is not valid.')
  @ApiProblem(
    409,
    [new ClockBackwards('2026-11-21T12:00:00.000Z')],
    'The instant is before the current time of the clock.',
  )
  setClock(@Body() request: SetClockRequest): Promise<ClockSetResponse> {
    return this.clock.set(request);
  }

  /**
   * Moves the clock of the sandbox forward, and runs the work that becomes due.
   *
   * @remarks
   * Work that was accepted earlier, such as an execution of a workflow or a report, first continues until it
   * ends or waits for an instant or a call. `waitedFor` lists this work.
   */
  @Post('advance')
  @HttpCode(200)
  @ApiProblem(400, [INVALID_DURATION, 'REQUEST_INVALID'], 'The duration is not valid.')
  advanceClock(@Body() { by }: AdvanceClockRequest): Promise<ClockSetResponse> {
    return this.clock.advance(by);
  }

  /**
   * Returns when the next work of the sandbox is due. The work runs when the clock reaches this instant.
   *
   * @remarks
   * Work that was accepted earlier, such as an execution of a workflow or a report, first continues until it
   * ends or waits for an instant or a call. `waitedFor` lists this work.
   */
  @Get('due')
  nextDue(): Promise<NextDueResponse> {
    return this.clock.nextDue();
  }

  /**
   * Lists the work of the sandbox that is waiting for its instant, in the order in which it is due.
   *
   * @remarks
   * Nothing is run and nothing is changed. A sandbox that does not exist has no work and is not created.
   */
  @Get('schedule')
  @ApiProblem(400, ['REQUEST_INVALID'], 'The limit is not valid.')
  listSchedule(@Query() { limit }: ScheduleRequest): Promise<ScheduleResponse> {
    return this.clock.schedule(limit);
  }
}
