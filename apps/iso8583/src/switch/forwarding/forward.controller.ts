import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { MAX_QUEUED } from '../../acquirer/advices/advice.repository';
import { AdviceResponse } from '../../acquirer/advices/advice.response';
import { LISTENER_NAME, NO_LISTENER } from '../../listeners/listener.request';
import { CODEC_ERRORS } from '../../messages/docs/problem-examples';
import { AdviceQueueFull } from './forward.errors';
import { FORWARD } from './forward.request';
import { ForwardService } from './forward.service';

@ApiTags('tools')
@Controller('iso8583/tools/listeners/:name/advices')
@ControlsService('request')
export class ForwardController {
  constructor(private readonly forwarding: ForwardService) {}

  /**
   * Stores an advice (0120, 0220, 0420) of the host, and forwards it to a client of the listener.
   *
   * @remarks The advices of a listener are sent in order. While no client is connected, or the institution (DE33, DE32) is
   * not signed on, they wait. Without a response, an advice is repeated after 5, 10, 20, 40, 80 and 160 seconds on the
   * clock of the sandbox, as 0121, 0221 or 0421, and then given up. With several instances of the service, the instance
   * with the connection sends it. `GET /iso8583/acquirer/advices?listener=` lists the advices.
   */
  @Post()
  @HttpCode(202)
  @TakesJson()
  @ApiParam(LISTENER_NAME)
  @ApiBody({ schema: FORWARD })
  @ApiAcceptedResponse({ type: AdviceResponse, description: 'The advice is stored.' })
  @ApiProblem(
    400,
    ['REQUEST_INVALID', ...CODEC_ERRORS],
    'The advice is not valid, or the profile of the listener cannot write it.',
  )
  @ApiProblem(...NO_LISTENER)
  @ApiProblem(409, [new AdviceQueueFull('default', MAX_QUEUED)], 'The queue is full.')
  queueAdvice(
    @Param('name') name: string,
    @Body() body: object | undefined,
  ): Promise<AdviceResponse> {
    return this.forwarding.queue(name, body);
  }
}
