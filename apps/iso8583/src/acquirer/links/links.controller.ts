import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ApiProblem, NewIds, TakesJson } from '#libs/openapi';
import { PROFILE_UNKNOWN } from '../../messages/docs/problem-examples';
import { EXAMPLE_LINK, NEW_LINK } from './link.request';
import {
  LinkBusy,
  LinkDown,
  LinkExists,
  LinkInvalid,
  LinkLimitReached,
  LinkNotFound,
  LinkTargetRefused,
} from './link.errors';
import { MAX_LINKS } from './link.repository';
import { LinkMessageResponse, LinkResponse, NetworkActionResponse } from './link.response';
import { LinksService } from './links.service';
import { refusedTarget } from './targets';

const NAME = { name: 'name', description: 'The name of the link.', example: EXAMPLE_LINK } as const;

const INVALID = new LinkInvalid([{ pointer: '/port', detail: 'Is missing; it must be a number.' }]);
export const NO_LINK = new LinkNotFound(EXAMPLE_LINK);
const NOT_FOUND = [404, [NO_LINK], 'The link does not exist in the sandbox.'] as const;
export const LINK_BUSY = new LinkBusy(
  EXAMPLE_LINK,
  '10000 messages wait for their responses, which is the maximum. Try again later.',
);
export const LINK_DOWN = new LinkDown(EXAMPLE_LINK, 'connect ECONNREFUSED 127.0.0.1:8583.');

@ApiTags('acquirer')
@Controller('iso8583/acquirer/links')
@ControlsService('request')
export class LinksController {
  constructor(private readonly links: LinksService) {}

  /**
   * Defines a connection of the acquirer to a host over TCP, and opens it.
   *
   * @remarks Messages use it with `?link=`: `POST /iso8583/acquirer/authorize?link=my-host`. The link is data of the
   * sandbox. Each instance of the service has its own connection. The first use opens it, and it is opened again after
   * a failure. The response waits up to two seconds for the connection; `status` and `lastError` show the result.
   */
  @Post()
  @NewIds({ 'my-host': 'name' })
  @TakesJson()
  @ApiBody({ schema: NEW_LINK })
  @ApiCreatedResponse({ type: LinkResponse, description: 'The link and its state.' })
  @ApiProblem(400, [INVALID], 'The link is not valid; `errors` says where.')
  @ApiProblem(404, [PROFILE_UNKNOWN], 'The profile does not exist.')
  @ApiProblem(
    409,
    [new LinkExists(EXAMPLE_LINK), new LinkLimitReached(MAX_LINKS)],
    'The name is taken, or the sandbox already has the maximum number of links.',
  )
  @ApiProblem(
    422,
    [new LinkTargetRefused(refusedTarget('The host is 10.0.0.1').message)],
    'The acquirer does not connect to this address: it is a loopback, private or reserved one.',
  )
  createLink(@Body() definition: unknown): Promise<LinkResponse> {
    return this.links.create(definition);
  }

  /** Lists the links of the sandbox, in the order of their creation. */
  @Get()
  @ApiOkResponse({ type: LinkResponse, isArray: true, description: 'The links.' })
  listLinks(): Promise<LinkResponse[]> {
    return this.links.list();
  }

  /** Returns one link, with its state in this instance of the service. */
  @Get(':name')
  @ApiParam(NAME)
  @ApiProblem(...NOT_FOUND)
  findLink(@Param('name') name: string): Promise<LinkResponse> {
    return this.links.find(name);
  }

  /** Lists the last 100 messages of a link in this instance of the service, newest first. Card data is masked. */
  @Get(':name/messages')
  @ApiParam(NAME)
  @ApiOkResponse({ type: LinkMessageResponse, isArray: true, description: 'The messages.' })
  @ApiProblem(...NOT_FOUND)
  listLinkMessages(@Param('name') name: string): Promise<LinkMessageResponse[]> {
    return this.links.messages(name);
  }

  /** Sends an echo test (0800, DE70 301). */
  @Post(':name/echo')
  @HttpCode(200)
  @ApiParam(NAME)
  @ApiProblem(...NOT_FOUND)
  echoLink(@Param('name') name: string): Promise<NetworkActionResponse> {
    return this.links.network(name, 'echo');
  }

  /** Signs on (0800, DE70 001). A link with `signOn` does so itself when it has connected. */
  @Post(':name/sign-on')
  @HttpCode(200)
  @ApiParam(NAME)
  @ApiProblem(...NOT_FOUND)
  signOnLink(@Param('name') name: string): Promise<NetworkActionResponse> {
    return this.links.network(name, 'sign-on');
  }

  /** Signs off (0800, DE70 002). The connection stays open, and messages are still sent. */
  @Post(':name/sign-off')
  @HttpCode(200)
  @ApiParam(NAME)
  @ApiProblem(...NOT_FOUND)
  signOffLink(@Param('name') name: string): Promise<NetworkActionResponse> {
    return this.links.network(name, 'sign-off');
  }

  /** Deletes a link. The acquirer signs off and closes the connection. */
  @Delete(':name')
  @HttpCode(204)
  @ApiParam(NAME)
  @ApiProblem(...NOT_FOUND)
  deleteLink(@Param('name') name: string): Promise<void> {
    return this.links.delete(name);
  }
}
