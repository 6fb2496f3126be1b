import { Controller, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { LinksTo } from '#libs/openapi';
import { EXAMPLE_CONSENT_IDS } from '../../consents/example-consents';
import { EXAMPLE_CLIENT_ID, EXAMPLE_REDIRECT_URI } from '../../directory/example-software';
import { ExampleClientsGuard } from '../../registration/example-clients.guard';
import { NoStore } from '../../security/no-store';
import { refuseIfRequested } from '../../security/oauth-outcomes';
import { SecuritySettingsService } from '../../settings/security/security-settings.service';
import { SecureAddresses } from '../../tls/secure-addresses';
import { ClientAuthentication } from '../clients/client-authentication';
import { TakesForm } from '../clients/takes-form';
import { ApiOAuthError, ApiOtherOAuthErrors } from '../../security/oauth-errors-documented';
import { PushedRequestResponse } from '../oauth.response';
import { PAR_OUTCOMES } from '../outcomes';
import { PushedRequestFields } from './par.request';
import { PushedRequestsService, REQUEST_LIFETIME_SEC } from './pushed-requests.service';

const EXAMPLES = {
  consent: {
    summary: 'For an example consent',
    value: {
      client_id: EXAMPLE_CLIENT_ID,
      response_type: 'code id_token',
      redirect_uri: EXAMPLE_REDIRECT_URI,
      scope: `openid consent:${EXAMPLE_CONSENT_IDS.authorised} accounts`,
      nonce: '0394852-3190485-2490358',
      state: 'af0ifjsldkj',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    },
  },
};

@ApiTags('authorization')
@ApiOtherOAuthErrors()
@Controller('auth')
@UseGuards(NoStore, ExampleClientsGuard)
@IgnoresUnknownQuery()
export class ParController {
  constructor(
    private readonly authentication: ClientAuthentication,
    private readonly requests: PushedRequestsService,
    private readonly addresses: SecureAddresses,
    private readonly settings: SecuritySettingsService,
  ) {}

  /**
   * Stores an authorization request (PAR, RFC 9126).
   *
   * @remarks
   * `request` is a request object: a JWT that the client has signed with PS256. In the mode `optional`, the
   * parameters can also be in the form as they are, and `client_id` alone names the client.
   */
  @Post('par')
  @LinksTo({ authorize: { request_uri: '/request_uri' } })
  @TakesForm()
  @ApiBody({ type: PushedRequestFields, examples: EXAMPLES })
  @ApiCreatedResponse({ type: PushedRequestResponse, description: 'The request is stored.' })
  @ApiOAuthError(400, [
    'invalid_request',
    'invalid_request_object',
    'invalid_scope',
    'unsupported_response_type',
    'unauthorized_client',
  ])
  @ApiOAuthError(401, ['invalid_client'])
  @ApiOAuthError(503, ['temporarily_unavailable', 'server_error'])
  async pushAuthorizationRequest(@Req() request: Request): Promise<PushedRequestResponse> {
    await refuseIfRequested(PAR_OUTCOMES);
    const { client } = await this.authentication.authenticate(request, '/par');
    const { security } = await this.settings.current();
    const requestUri = await this.requests.push(request, client, {
      issuer: this.addresses.issuerAddress(request),
      isStrict: security === 'required',
    });
    return { request_uri: requestUri, expires_in: REQUEST_LIFETIME_SEC };
  }
}
