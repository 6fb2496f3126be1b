import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Concerns, ControlsService } from '#libs/control';
import { ApiProblem, NewIds, TakesJson } from '#libs/openapi';
import { EchoResponse } from './echo.response';
import { EchoService } from './echo.service';
import { viewOfListener, type ListenerView } from './listener';
import {
  LISTENER,
  LISTENER_CONFLICTS,
  LISTENER_DEFINITION,
  LISTENER_EXAMPLES,
  LISTENER_INVALID,
  LISTENER_NAME,
  LISTENER_NOT_OPENED,
  LISTENER_PORT_REFUSED,
  LISTENER_PROFILE_UNKNOWN,
  NO_LISTENER,
} from './listener.request';
import { ListenersService } from './listeners.service';

@ApiTags('tools')
@Controller('iso8583/tools/listeners')
@ControlsService('request')
export class ListenersController {
  constructor(
    private readonly listeners: ListenersService,
    private readonly echoes: EchoService,
  ) {}

  /**
   * Opens a port for ISO 8583 over TCP or TLS. Its messages belong to one sandbox, and use one profile and one
   * framing. The listener stays open until it is deleted, its sandbox is dropped, or the service stops. With several
   * instances of the service, it is open only in the instance that handles this request; the variable
   * ISO8583_LISTENERS opens listeners in all.
   */
  @Post()
  @NewIds({ 'my-terminals': 'name' })
  @Concerns({ body: 'sandbox' })
  @TakesJson()
  @ApiBody({ schema: LISTENER_DEFINITION, examples: LISTENER_EXAMPLES })
  @ApiCreatedResponse({ schema: LISTENER, description: 'The listener is open.' })
  @ApiProblem(400, [LISTENER_INVALID], 'The listener is not valid; `errors` says where.')
  @ApiProblem(403, [LISTENER_PORT_REFUSED], 'The system does not allow the port.')
  @ApiProblem(404, [LISTENER_PROFILE_UNKNOWN], 'The profile does not exist.')
  @ApiProblem(
    409,
    LISTENER_CONFLICTS,
    'The name or the port is in use, or the service already has the maximum number of listeners.',
  )
  @ApiProblem(503, [LISTENER_NOT_OPENED], 'The service cannot listen, or has no certificate.')
  async openListener(@Body() definition: object): Promise<ListenerView> {
    return viewOfListener(await this.listeners.create(definition));
  }

  /** Lists the listeners of the sandbox that are open in this instance of the service. */
  @Get()
  @ApiOkResponse({
    schema: { type: 'array', items: LISTENER },
    description: 'The listeners, sorted by name.',
  })
  listListeners(): ListenerView[] {
    return this.listeners.list().map(viewOfListener);
  }

  /** Returns one listener, with the number of its connections and messages. */
  @Get(':name')
  @ApiParam(LISTENER_NAME)
  @ApiOkResponse({ schema: LISTENER, description: 'The listener.' })
  @ApiProblem(...NO_LISTENER)
  findListener(@Param('name') name: string): ListenerView {
    return viewOfListener(this.listeners.find(name));
  }

  /**
   * Answers the running messages of a listener, and closes it. A listener of a variable opens again at the next start.
   */
  @Delete(':name')
  @HttpCode(204)
  @ApiParam({ ...LISTENER_NAME, example: 'my-terminals' })
  @ApiNoContentResponse({ description: 'The listener was closed.' })
  @ApiProblem(...NO_LISTENER)
  closeListener(@Param('name') name: string): Promise<void> {
    return this.listeners.close(name);
  }

  /**
   * Sends an echo test (0800 with DE70 301) to all clients that are connected to the listener, and waits for their
   * responses (0810 with the same DE11 and DE7). The time limit is ISO8583_ANSWER_MS by the clock of the sandbox.
   */
  @Post(':name/echo')
  @HttpCode(200)
  @ApiParam(LISTENER_NAME)
  @ApiOkResponse({ type: EchoResponse, description: 'The result for each client.' })
  @ApiProblem(...NO_LISTENER)
  echoClients(@Param('name') name: string): Promise<EchoResponse> {
    return this.echoes.echo(name);
  }
}
