import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, documentSchema, ListOf, TakesJson } from '#libs/openapi';
import { CARD_NOT_FOUND, PAN_PARAM } from '../../cards/card-docs';
import { MAX_QUEUED } from '../../scripts/script';
import { ScriptLimitReached } from '../../scripts/script.errors';
import { ScriptResponse } from '../../scripts/script.response';
import { scriptRequest } from '../../scripts/script.request';
import { ScriptsService } from './scripts.service';

const SCRIPT = documentSchema(
  'ScriptRequest',
  () => scriptRequest,
  () => ({
    pinUnblock: { summary: 'Unblock the PIN', value: { kind: 'pin-unblock' } },
    pinChange: { summary: 'Change the PIN', value: { kind: 'pin-change', pin: '5678' } },
    block: { summary: 'Block the application', value: { kind: 'application-block' } },
    limit: {
      summary: 'At most three payments in a row without the issuer',
      value: { kind: 'offline-limit', limit: 'lower-count', value: 3, template: '71' },
    },
  }),
);

@ApiTags('cards')
@Controller('admin')
@ControlsService('request')
export class ScriptsController {
  constructor(private readonly scripts: ScriptsService) {}

  /** Lists the issuer scripts of a card with their status, newest first. */
  @Get('cards/:pan/scripts')
  @ApiParam(PAN_PARAM)
  @ListOf(ScriptResponse, 'The scripts.')
  @ApiProblem(...CARD_NOT_FOUND)
  async listCardScripts(@Param('pan') pan: string, @Query() page: PageRequest): Promise<ListReply> {
    return new ListReply(await this.scripts.list(pan), page);
  }

  /**
   * Queues an issuer script for the chip of a card.
   *
   * @remarks The response to the next chip payment of the card with a correct cryptogram carries the script in DE55, in tag
   * 71 or 72, approved or declined. So `PUT /admin/host` with `{"security": {"chip": "check"}}` must be set. The next message
   * with tag 9F5B (or DF31) reports the result.
   */
  @Post('cards/:pan/scripts')
  @TakesJson()
  @ApiParam(PAN_PARAM)
  @ApiBody({ schema: SCRIPT })
  @ApiCreatedResponse({ type: ScriptResponse, description: 'The script was queued.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A field is not valid.')
  @ApiProblem(...CARD_NOT_FOUND)
  @ApiProblem(
    409,
    [new ScriptLimitReached(MAX_QUEUED)],
    'The card has the maximum number of queued scripts.',
  )
  async queueCardScript(
    @Param('pan') pan: string,
    @Body() body: object | undefined,
  ): Promise<ScriptResponse> {
    return ScriptResponse.of(await this.scripts.queue(pan, body));
  }
}
