import { Body, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { systemClock, toIsoUtc } from '#libs/kernel';
import { ApiProblem } from '#libs/openapi';
import { HoldLost, Holds, SandboxBusy, SandboxHeld } from '#libs/sandbox';
import { Unaudited } from '../access/concern';
import { AdminController } from '../admin.decorators';
import { SANDBOX_PARAMETER } from '../parameters';
import { HoldRequest } from './hold.request';
import { HoldResponse } from './hold.response';
import { checkedName } from '../checked-name';

@AdminController('/sandboxes/:name/hold', { path: 'name' })
export class HoldsController {
  constructor(private readonly holds: Holds) {}

  /**
   * Holds a sandbox: new requests wait.
   *
   * @remarks
   * For clients that change several services at the same moment, such as the suite control. The response is
   * sent when the requests and the due work that began earlier have ended. Jobs continue, but their calls to other
   * services wait, unless `letsJobsPass` is true. The hold ends with `DELETE`, or by itself after `seconds`. A request
   * with the same `id` restarts this time; with `renew`, it is refused if the hold has already ended. Requests with the
   * header `X-Hold-Pass` do not wait. Other requests below `/__admin` do not wait either, except those that change data
   * of the simulated system.
   */
  @Put()
  @Unaudited()
  @ApiParam(SANDBOX_PARAMETER)
  @ApiProblem(400, ['REQUEST_INVALID'], 'The name, the id or the time is not valid.')
  @ApiProblem(
    409,
    [
      new SandboxHeld(SANDBOX_PARAMETER.example),
      new HoldLost(SANDBOX_PARAMETER.example, 'deploy-7'),
    ],
    'Another client holds the sandbox, or the hold to renew has already ended.',
  )
  @ApiProblem(
    503,
    [new SandboxBusy(SANDBOX_PARAMETER.example, '1 request is still running after 5 s')],
    'Requests that began earlier did not end in time. The sandbox is not held.',
  )
  async holdSandbox(
    @Param('name') name: string,
    @Body() { id, seconds, renew, letsJobsPass = false }: HoldRequest,
  ): Promise<HoldResponse> {
    const sandbox = checkedName(name, '/name');
    const hold = { sandbox, id, ms: seconds * 1_000, letsJobsPass };
    await (renew === true ? this.holds.renew(hold) : this.holds.hold(hold));
    return { sandbox, id, until: toIsoUtc(systemClock.nowMs() + seconds * 1_000) };
  }

  /** Releases a sandbox. Does nothing if it is not held under this id. */
  @Delete(':id')
  @Unaudited()
  @ApiParam(SANDBOX_PARAMETER)
  @ApiParam({ name: 'id', description: 'The id of the hold.', example: 'deploy-7' })
  @HttpCode(204)
  async releaseSandbox(@Param('name') name: string, @Param('id') id: string): Promise<void> {
    await this.holds.release({ sandbox: checkedName(name, '/name'), id });
  }
}
