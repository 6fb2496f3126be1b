import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { LISTENER_NAME, NO_LISTENER } from '../listeners/listener.request';
import { CODEC_ERRORS } from '../messages/docs/problem-examples';
import { HOST_RECONCILIATION } from './host-reconciliation.request';
import { HostReconciliationResponse } from './host-reconciliation.response';
import { HostReconciliationService } from './host-reconciliation.service';

@ApiTags('tools')
@Controller('iso8583/tools/listeners/:name/reconciliation')
@ControlsService('request')
export class HostReconciliationController {
  constructor(private readonly reconciliations: HostReconciliationService) {}

  /**
   * Sends the totals of the host for an institution and a settlement day (0500 or 0520) to all clients of the listener,
   * and waits for their responses. `GET /admin/reconciliations` lists the result.
   */
  @Post()
  @HttpCode(200)
  @TakesJson()
  @ApiParam(LISTENER_NAME)
  @ApiBody({ schema: HOST_RECONCILIATION })
  @ApiOkResponse({ type: HostReconciliationResponse, description: 'The responses of the clients.' })
  @ApiProblem(
    400,
    ['REQUEST_INVALID', ...CODEC_ERRORS],
    'The request is not valid, or the profile of the listener cannot write the message.',
  )
  @ApiProblem(...NO_LISTENER)
  sendHostReconciliation(
    @Param('name') name: string,
    @Body() body: object | undefined,
  ): Promise<HostReconciliationResponse> {
    return this.reconciliations.send(name, body);
  }
}
