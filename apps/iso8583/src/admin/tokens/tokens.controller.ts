import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ListReply } from '#libs/http';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { CardNotFound } from '../../cards/card.errors';
import { MAX_TOKENS } from '../../tokens/token';
import { TokenLimitReached, TokenNotFound, TokenStatusConflict } from '../../tokens/token.errors';
import { ChangeTokenStatusRequest, CreateTokenRequest, ListTokensRequest } from './token.request';
import { TokenResponse } from '../../tokens/token.response';
import { LATEST, TokensService } from './tokens.service';

const TOKEN = {
  name: 'token',
  description: 'The number of the token, or `latest`.',
  example: LATEST,
};
const EXAMPLES = {
  wallet: {
    summary: 'A token of a wallet, for all channels',
    value: { pan: '4000000000000001', requestorId: '40010030273' },
  },
  shop: {
    summary: 'A token of one shop, for e-commerce',
    value: {
      pan: '5000000000000004',
      requestorId: '50123456789',
      channels: ['ecommerce'],
      merchants: ['MERCHANT0000001'],
      expiry: '3012',
    },
  },
};
const NOT_FOUND = [
  404,
  [new TokenNotFound('run-42')],
  'The token does not exist in the sandbox.',
] as const;

@ApiTags('tokens')
@Controller('admin/tokens')
@ControlsService('request')
export class TokensController {
  constructor(private readonly tokens: TokensService) {}

  /** Lists the tokens of the sandbox, newest first. The numbers of their cards are not shown. */
  @Get()
  @ListOf(TokenResponse, 'The tokens.')
  listTokens(@Query() query: ListTokensRequest): ListReply {
    return new ListReply(this.tokens.list(query), query);
  }

  /**
   * Creates a token for a card.
   *
   * @remarks A message with the number of the token in DE2, DE35 or DE45 is decided on as a message of the card, if the
   * token allows it. The same requests create the same tokens in each sandbox.
   */
  @Post()
  @TakesJson()
  @ApiBody({ type: CreateTokenRequest, examples: EXAMPLES })
  @ApiCreatedResponse({ type: TokenResponse, description: 'The token was created.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A field is not valid.')
  @ApiProblem(404, [new CardNotFound('run-42')], 'The card does not exist in the sandbox.')
  @ApiProblem(
    409,
    [new TokenLimitReached(MAX_TOKENS)],
    'The card has the maximum number of tokens.',
  )
  async createToken(@Body() request: CreateTokenRequest): Promise<TokenResponse> {
    return TokenResponse.of(await this.tokens.create(request));
  }

  /** Returns one token. */
  @Get(':token')
  @ApiParam(TOKEN)
  @ApiOkResponse({ type: TokenResponse, description: 'The token.' })
  @ApiProblem(...NOT_FOUND)
  async findToken(@Param('token') token: string): Promise<TokenResponse> {
    return TokenResponse.of(await this.tokens.find(token));
  }

  /** Suspends, resumes or deletes a token. The status deleted is final. */
  @Put(':token/status')
  @TakesJson()
  @ApiParam(TOKEN)
  @ApiOkResponse({ type: TokenResponse, description: 'The token with its new status.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The status does not exist.')
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(
    409,
    [new TokenStatusConflict('deleted', 'active')],
    'The token status cannot change to that value.',
  )
  async changeTokenStatus(
    @Param('token') token: string,
    @Body() { status }: ChangeTokenStatusRequest,
  ): Promise<TokenResponse> {
    return TokenResponse.of(await this.tokens.changeStatus(token, status));
  }

  /** Deletes a token. It stays in the list with the status deleted, because payments name it. */
  @Delete(':token')
  @HttpCode(204)
  @ApiParam(TOKEN)
  @ApiNoContentResponse({ description: 'The token was deleted.' })
  @ApiProblem(...NOT_FOUND)
  async deleteToken(@Param('token') token: string): Promise<void> {
    await this.tokens.changeStatus(token, 'deleted');
  }
}
