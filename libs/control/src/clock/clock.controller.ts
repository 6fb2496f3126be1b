import { Body, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiProblem } from '#libs/platform';
import { AdminController } from '../admin.decorators';
import { AdvanceClockRequest, SetClockRequest } from '../admin.request';
import { ClockResponse, ClockSetResponse } from '../admin.response';
import { ClockService } from './clock.service';

@AdminController('/clock')
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
  @ApiProblem(409, ['CLOCK_BACKWARDS'], 'The instant is before the current time of the clock.')
  setClock(@Body() request: SetClockRequest): Promise<ClockSetResponse> {
    return this.clock.set(request);
  }

  /** Moves the clock of the sandbox forward, and runs the work that becomes due. */
  @Post('advance')
  @HttpCode(200)
  @ApiProblem(400, ['CLOCK_SETTING_INVALID', 'REQUEST_INVALID'], 'The duration is not ISO 8601.')
  advanceClock(@Body() { by }: AdvanceClockRequest): Promise<ClockSetResponse> {
    return this.clock.advance(by);
  }
}
