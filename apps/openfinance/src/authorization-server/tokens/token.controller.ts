import { Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { EXAMPLE_CLIENT_ID } from '../../directory/example-software';
import { ExampleClientsGuard } from '../../registration/example-clients.guard';
import { NoStore } from '../../security/no-store';
import { OAuthRefused } from '../../security/oauth.errors';
import { refuseIfRequested } from '../../security/oauth-outcomes';
import { SecureAddresses } from '../../tls/secure-addresses';
import { ClientAuthentication } from '../clients/client-authentication';
import { readParameters } from '../../security/parameters';
import { TakesForm } from '../clients/takes-form';
import { ApiOAuthError, ApiOtherOAuthErrors } from '../../security/oauth-errors-documented';
import { TokenResponse } from '../oauth.response';
import { TOKEN_OUTCOMES } from '../outcomes';
import { GrantsService, TOKEN_PARAMETERS, type Granted } from './grants.service';
import { RevocationFields, TokenRequestFields } from './token.request';
import { TokenService } from './token.service';

const TOKEN_EXAMPLES = {
  client: {
    summary: 'A token for the client alone',
    value: { grant_type: 'client_credentials', client_id: EXAMPLE_CLIENT_ID, scope: 'consents' },
  },
};
const REVOCATION_EXAMPLES = {
  token: {
    summary: 'A token of the client',
    value: { client_id: EXAMPLE_CLIENT_ID, token: '4vbgxBcOg7nQ1cGQ0n0jr1b2f9CzFJmqYJrEVmVh7vM' },
  },
};

@ApiTags('authorization')
@ApiOtherOAuthErrors()
@Controller('auth')
@UseGuards(NoStore, ExampleClientsGuard)
@IgnoresUnknownQuery()
export class TokenController {
  constructor(
    private readonly authentication: ClientAuthentication,
    private readonly grants: GrantsService,
    private readonly tokens: TokenService,
    private readonly addresses: SecureAddresses,
  ) {}

  /**
   * Issues tokens.
   *
   * @remarks
   * The client authenticates with a signed assertion (`private_key_jwt`) over mutual TLS, and the tokens are bound to the
   * certificate. In the mode `optional`, `client_id` alone names the client.
   */
  @Post('token')
  @HttpCode(200)
  @TakesForm()
  @ApiBody({ type: TokenRequestFields, examples: TOKEN_EXAMPLES })
  @ApiOkResponse({ type: TokenResponse, description: 'The tokens.' })
  @ApiOAuthError(400, [
    'invalid_request',
    'invalid_grant',
    'invalid_scope',
    'unsupported_grant_type',
    'unauthorized_client',
  ])
  @ApiOAuthError(401, ['invalid_client'])
  @ApiOAuthError(503, ['temporarily_unavailable', 'server_error'])
  async issueToken(@Req() request: Request): Promise<TokenResponse> {
    await refuseIfRequested(TOKEN_OUTCOMES);
    const holder = await this.authentication.authenticate(request, '/token');
    const parameters = readParameters(request.body, TOKEN_PARAMETERS);
    const issuer = this.addresses.issuerAddress(request);
    return responseOf(await this.grants.grant(holder, parameters, issuer));
  }

  /**
   * Revokes an access token or a refresh token (RFC 7009).
   *
   * @remarks
   * With a refresh token, its access tokens are revoked too. An unknown token is no error.
   */
  @Post('revoke')
  @HttpCode(200)
  @TakesForm()
  @ApiBody({ type: RevocationFields, examples: REVOCATION_EXAMPLES })
  @ApiOkResponse({ description: 'The token is not valid any more. The response has no body.' })
  @ApiOAuthError(400, ['invalid_request'])
  @ApiOAuthError(401, ['invalid_client'])
  async revokeToken(@Req() request: Request): Promise<void> {
    const holder = await this.authentication.authenticate(request, '/revoke');
    const { token } = readParameters(request.body, ['token'] as const);
    if (token === undefined) throw new OAuthRefused('invalid_request', 'token is missing.');
    await this.tokens.revoke(holder, token);
  }
}

function responseOf({ tokens, idToken }: Granted): TokenResponse {
  const { accessToken, expiresInSec, scope, refreshToken } = tokens;
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresInSec,
    scope,
    ...(idToken === undefined ? {} : { id_token: idToken }),
    ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
  };
}
