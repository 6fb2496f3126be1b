import {
  Body,
  Controller,
  Header,
  HttpCode,
  Post,
  Req,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery, isForm, mediaTypeOf } from '#libs/http';
import { ApiProblem, TakesFormOrJson, TakesJson } from '#libs/openapi';
import { AddressThrottler } from './address-throttler';
import { TooManyAttempts } from './client.errors';
import { RegisteredResponse } from './client.response';
import { ClientsService } from './clients.service';
import { OAuthErrorFilter } from './oauth-error.filter';
import { RegisterRequest } from './register.request';
import { readTokenRequest } from './token.request';
import { OAuthErrorResponse, TokenRequestFields, TokenResponse } from './token.response';

const TOO_MANY = [
  429,
  [new TooManyAttempts(600, 42)],
  'Too many requests from this address.',
] as const;

@ApiTags('auth')
@Controller('auth')
@UseGuards(AddressThrottler)
export class AuthController {
  constructor(private readonly clients: ClientsService) {}

  /**
   * Registers a client.
   *
   * @remarks
   * This response is the only one with the secret. A client, its tokens and its buckets belong to the
   * sandbox.
   */
  @Post('register')
  @TakesJson()
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: RegisteredResponse, description: 'The client is registered.' })
  @ApiProblem(
    400,
    ['REQUEST_INVALID', 'JSON_NOT_WELL_FORMED', 'JSON_TOO_DEEP', 'SANDBOX_NAME_INVALID'],
    'A field is missing or not valid; `errors` says which.',
  )
  @ApiProblem(...TOO_MANY)
  async registerClient(@Body() request: RegisterRequest): Promise<RegisteredResponse> {
    const { client, secret } = await this.clients.register(request);
    return RegisteredResponse.ofNew(client, secret);
  }

  /**
   * Issues an access token for the credentials of a client (OAuth 2, client credentials).
   *
   * @remarks
   * The body is a form or JSON. The credentials are in the body or in the Authorization header (Basic). The
   * token is valid only in its sandbox, until it expires by the clock of that sandbox.
   */
  @Post('token')
  @IgnoresUnknownQuery()
  @HttpCode(200)
  @TakesFormOrJson()
  @UseFilters(OAuthErrorFilter)
  @Header('Cache-Control', 'no-store')
  @Header('Pragma', 'no-cache')
  @ApiBody({ type: TokenRequestFields })
  @ApiOkResponse({ type: TokenResponse, description: 'The token.' })
  @ApiResponse({
    status: 400,
    type: OAuthErrorResponse,
    description: '`invalid_request`, `unsupported_grant_type` or `invalid_scope`.',
  })
  @ApiResponse({ status: 401, type: OAuthErrorResponse, description: '`invalid_client`.' })
  @ApiProblem(...TOO_MANY)
  async issueToken(
    @Body() body: Record<string, unknown> | undefined,
    @Req() request: Request,
  ): Promise<TokenResponse> {
    const credentials = readTokenRequest(body ?? {}, {
      authorization: request.get('Authorization'),
      isForm: isForm(mediaTypeOf(request) ?? ''),
    });
    const { token, expiresInSec } = await this.clients.token(credentials);
    return { access_token: token, token_type: 'Bearer', expires_in: expiresInSec };
  }
}
