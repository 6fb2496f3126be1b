import { Body, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  AdminController,
  AdvanceClockRequest,
  ClockBackwards,
  ClockSettingInvalid,
  ClockSettingRequest,
  ScheduleRequest,
} from '#libs/control';
import { ApiProblem } from '#libs/openapi';
import { SERVICE_PROBLEMS } from '../services/service-problems';
import { ClocksDiffer } from './clock.errors';
import { ClockSetResponse, SuiteClockResponse } from './clock.response';
import { SuiteScheduleResponse } from './schedule.response';
import { SuiteClockService } from './suite-clock.service';

const INVALID_DURATION = new ClockSettingInvalid(
  '/by',
  'Must be an ISO 8601 duration, as in PT1H or P30D.',
);
const DIFFER = new ClocksDiffer([
  ['spi', { mode: 'frozen', now: '2030-01-01T00:00:00.000Z' }],
  ['dict', { mode: 'real', now: '2026-11-21T12:00:00.000Z' }],
]);

@AdminController('/clock', 'request')
export class SuiteClockController {
  constructor(private readonly clock: SuiteClockService) {}

  /** Returns the clock of the sandbox in each service. */
  @Get()
  @ApiProblem(...SERVICE_PROBLEMS)
  readClocks(): Promise<SuiteClockResponse> {
    return this.clock.read();
  }

  /**
   * Sets the clocks of the sandbox in all services.
   *
   * @remarks
   * Requests to the sandbox wait meanwhile. Work of any service that becomes due by the new instant is run first: all
   * clocks move to the instant of the work that is due first, that work is run, and so on. `ran` lists it. If a service
   * does not
   * answer, no clock is changed.
   */
  @Put()
  @ApiProblem(400, ['REQUEST_INVALID'], 'The mode or the instant is not valid.')
  @ApiProblem(
    409,
    [new ClockBackwards('2026-11-21T12:00:00.000Z')],
    'The instant is before the current time of a clock.',
  )
  @ApiProblem(...SERVICE_PROBLEMS)
  setClocks(@Body() request: ClockSettingRequest): Promise<ClockSetResponse> {
    return this.clock.set(request);
  }

  /**
   * Moves the clocks of the sandbox forward in all services, and runs the work that becomes due, in order.
   *
   * @remarks
   * Work that was accepted before, such as an execution of a workflow or a report, first goes on until it has ended, or
   * waits for an instant or a call. `waitedFor` lists it.
   */
  @Post('advance')
  @HttpCode(200)
  @ApiProblem(400, [INVALID_DURATION, 'REQUEST_INVALID'], 'The duration is not valid.')
  @ApiProblem(409, [DIFFER], 'The clocks show different times. Set them first.')
  @ApiProblem(...SERVICE_PROBLEMS)
  advanceClocks(@Body() { by }: AdvanceClockRequest): Promise<ClockSetResponse> {
    return this.clock.advance(by);
  }

  /**
   * Lists the work of the sandbox in all services that is waiting for its instant, in the order in which it is due.
   *
   * @remarks
   * Nothing is run and nothing is changed.
   */
  @Get('schedule')
  @ApiProblem(400, ['REQUEST_INVALID'], 'The limit is not valid.')
  @ApiProblem(...SERVICE_PROBLEMS)
  listSchedule(@Query() { limit }: ScheduleRequest): Promise<SuiteScheduleResponse> {
    return this.clock.schedule(limit);
  }
}
