import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { LISTENER_NAME, NO_LISTENER } from '../listeners/listener.request';
import { CODEC_ERRORS } from '../messages/docs/problem-examples';
import { HOST_NETWORK } from './host-network.request';
import { HostNetworkResponse } from './host-network.response';
import { HostNetworkService } from './host-network.service';

@ApiTags('tools')
@Controller('iso8583/tools/listeners/:name/network')
@ControlsService('request')
export class HostNetworkController {
  constructor(private readonly network: HostNetworkService) {}

  /**
   * Sends a network management message (0800) to all clients that are connected to the listener, and waits for their
   * responses: the host signs on or off, begins a settlement day, or sends a new key.
   *
   * @remarks One approval changes the state of the institution: `hostStatus`, the settlement date or the key. A new key is
   * valid already when the message is sent, beside the key before it; a refusal withdraws it. Only the clients of this
   * instance of the service get the message.
   */
  @Post()
  @HttpCode(200)
  @TakesJson()
  @ApiParam(LISTENER_NAME)
  @ApiBody({ schema: HOST_NETWORK })
  @ApiOkResponse({ type: HostNetworkResponse, description: 'The responses of the clients.' })
  @ApiProblem(
    400,
    ['REQUEST_INVALID', ...CODEC_ERRORS],
    'The request is not valid, or the profile of the listener cannot write the message.',
  )
  @ApiProblem(...NO_LISTENER)
  sendHostNetwork(
    @Param('name') name: string,
    @Body() body: object | undefined,
  ): Promise<HostNetworkResponse> {
    return this.network.send(name, body);
  }
}
