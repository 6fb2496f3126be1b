import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import {
  ApiPrefer,
  type BodyReply,
  currentContext,
  reply,
  WaitRequest,
  waitSecondsOf,
} from '#libs/http';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { Watch } from '#libs/sandbox';
import {
  CODEC_ERRORS,
  MESSAGE_MISPLACED,
  PROFILE_UNKNOWN,
} from '../../messages/docs/problem-examples';
import { NO_LINK } from '../links/links.controller';
import { NEW_LOAD } from './load.request';
import { LoadInvalid, LoadLimitReached, LoadNotFound } from './load.errors';
import { type Load } from './load';
import { LoadResponse } from './load.response';
import { changeId } from './load-notifier';
import { LATEST, LoadsService } from './loads.service';

const ID = {
  name: 'id',
  description: `The id of the load run, or \`${LATEST}\` for the newest one.`,
  example: LATEST,
} as const;
const NOT_FOUND = [
  404,
  [new LoadNotFound(LATEST)],
  'The load run does not exist in the sandbox.',
] as const;
const INVALID = new LoadInvalid([
  { pointer: '/rate', detail: 'Must be a whole number from 1 to 5000.' },
]);

@ApiTags('acquirer')
@Controller('iso8583/acquirer/load')
@ControlsService('request')
export class LoadsController {
  constructor(
    private readonly loads: LoadsService,
    private readonly watch: Watch,
  ) {}

  /**
   * Starts a load run: sends messages at a rate, and counts their responses.
   *
   * @remarks Times are on the monotonic clock of the machine, even if the clock of the sandbox is frozen. Messages
   * without a response are counted, and reversed only with `reverse`. An instance of the service runs four at the same
   * time.
   */
  @Post()
  @HttpCode(202)
  @TakesJson()
  @ApiPrefer('the end of the run')
  @ApiBody({ schema: NEW_LOAD })
  @ApiAcceptedResponse({ type: LoadResponse, description: 'The load run.' })
  @ApiProblem(
    400,
    [INVALID, MESSAGE_MISPLACED, ...CODEC_ERRORS],
    'The load run or its message is not valid.',
  )
  @ApiProblem(404, [NO_LINK, PROFILE_UNKNOWN], 'The link or the profile does not exist.')
  @ApiProblem(
    409,
    [new LoadLimitReached(4)],
    'This instance of the service already has the maximum number of load runs.',
  )
  async startLoad(
    @Body() body: unknown,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<BodyReply<LoadResponse>> {
    const load = await this.loads.start(body);
    const finished = await this.finished(load, waitSecondsOf(query, prefer));
    const Location = `${currentContext().pathPrefix}/iso8583/acquirer/load/${load.id}`;
    return reply(finished, { headers: { Location } });
  }

  /**
   * Returns a load run with its results until now.
   *
   * @remarks With `?wait=` or `Prefer: wait=` the response waits until the run is finished.
   */
  @Get(':id')
  @ApiParam(ID)
  @ApiPrefer('the end of the run')
  @ApiOkResponse({ type: LoadResponse, description: 'The load run.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The time to wait is not valid.')
  @ApiProblem(...NOT_FOUND)
  async findLoad(
    @Param('id') id: string,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<LoadResponse> {
    return this.finished(await this.loads.find(id), waitSecondsOf(query, prefer));
  }

  /** Cancels a load run. A finished run does not change. */
  @Delete(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: LoadResponse, description: 'The load run.' })
  @ApiProblem(...NOT_FOUND)
  async cancelLoad(@Param('id') id: string): Promise<LoadResponse> {
    return LoadResponse.of(await this.loads.cancel(id));
  }

  private async finished(load: Load, seconds: number): Promise<LoadResponse> {
    const subject = {
      id: changeId(load.id),
      read: () => this.loads.find(load.id),
      stateOf: ({ status }: Load) => status,
      isFinished: ({ status }: Load) => status !== 'running',
    };
    const last = await this.watch.finished(subject, load, seconds);
    return LoadResponse.of(seconds > 0 ? await this.loads.find(last.id) : last);
  }
}
