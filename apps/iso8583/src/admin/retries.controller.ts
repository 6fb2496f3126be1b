import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ApiProblem, documentSchema, TakesJson } from '#libs/openapi';
import { CARD_NOT_FOUND, PAN_PARAM } from '../cards/card-docs';
import { RetryCountResponse, RetryModeResponse } from '../retries/retries.response';
import { RetriesService } from './retries.service';
import { readRetryBody, retryRequest } from './retry.request';

const RETRY_MODE = documentSchema(
  'RetryModeRequest',
  () => retryRequest,
  () => ({
    count: { summary: 'Count the attempts', value: { mode: 'count' } },
    enforce: { summary: 'Decline attempts that the brand forbids', value: { mode: 'enforce' } },
    off: { summary: 'Do not count', value: { mode: 'off' } },
  }),
);

@ApiTags('cards')
@Controller('admin')
@ControlsService('request')
export class RetriesController {
  constructor(private readonly retries: RetriesService) {}

  /** Returns how the host applies the retry rules of the brands. */
  @Get('retries')
  @ApiOkResponse({ type: RetryModeResponse, description: 'The mode of the sandbox.' })
  getRetryMode(): Promise<RetryModeResponse> {
    return this.retries.mode();
  }

  /**
   * Changes how the host applies the retry rules of the brands.
   *
   * @remarks Declined authorizations and financial messages are counted by card, merchant (DE42) and, for Visa and
   * Elo, amount. Advices and reversals are not counted. With `enforce`, an attempt after an irreversible decline or
   * over the limit gets the code of the earlier decline again, by rule `retry.limit`; real brands charge a fee
   * instead.
   */
  @Put('retries')
  @TakesJson()
  @ApiBody({ schema: RETRY_MODE })
  @ApiOkResponse({ type: RetryModeResponse, description: 'The mode of the sandbox.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The mode does not exist.')
  changeRetryMode(@Body() body: object | undefined): Promise<RetryModeResponse> {
    return this.retries.changeMode(readRetryBody(body ?? {}));
  }

  /** Lists the declined attempts with a card, by merchant and amount. */
  @Get('cards/:pan/retries')
  @ApiParam(PAN_PARAM)
  @ApiOkResponse({ type: RetryCountResponse, isArray: true, description: 'The counts.' })
  @ApiProblem(...CARD_NOT_FOUND)
  listCardRetries(@Param('pan') pan: string): Promise<RetryCountResponse[]> {
    return this.retries.ofCard(pan);
  }

  /** Deletes the declined attempts with a card, so that the merchants can try again. */
  @Delete('cards/:pan/retries')
  @HttpCode(204)
  @ApiParam(PAN_PARAM)
  @ApiNoContentResponse({ description: 'The counts were deleted.' })
  @ApiProblem(...CARD_NOT_FOUND)
  clearCardRetries(@Param('pan') pan: string): Promise<void> {
    return this.retries.clear(pan);
  }
}
