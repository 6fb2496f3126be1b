import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { LinksTo, TakesJson } from '#libs/openapi';
import {
  EXAMPLE_CLIENT_ID,
  EXAMPLE_CLIENT_TO_REMOVE_ID,
  EXAMPLE_REDIRECT_URI,
  EXAMPLE_SOFTWARE,
} from '../directory/example-software';
import { NoStore } from '../security/no-store';
import {
  ApiOAuthError,
  ApiOtherOAuthErrors,
  ApiUnreadable,
} from '../security/oauth-errors-documented';
import { refuseIfRequested } from '../security/oauth-outcomes';
import { SecureAddresses } from '../tls/secure-addresses';
import { ExampleClientsGuard } from './example-clients.guard';
import { registeredClient } from './registered-client';
import { REGISTRATION_OUTCOMES } from './registration-outcomes';
import { RegistrationFields, RegistrationResponse } from './registration.response';
import { RegistrationService, type Registered } from './registration.service';

const REFUSALS = [
  400,
  [
    'invalid_redirect_uri',
    'invalid_client_metadata',
    'invalid_software_statement',
    'unapproved_software_statement',
    'invalid_webhook_uris',
  ],
] as const;
const EXAMPLES = {
  software: {
    summary: 'A software of the directory',
    value: {
      software_id: EXAMPLE_SOFTWARE.softwareId,
      redirect_uris: [EXAMPLE_REDIRECT_URI],
      token_endpoint_auth_method: 'private_key_jwt',
      grant_types: ['authorization_code', 'client_credentials', 'refresh_token'],
      response_types: ['code id_token'],
    },
  },
};
const CHANGE_EXAMPLES = {
  scopes: {
    summary: 'Fewer scopes',
    value: { redirect_uris: [EXAMPLE_REDIRECT_URI], scope: 'openid accounts consents resources' },
  },
};
const CLIENT = { name: 'clientId', type: 'string', example: EXAMPLE_CLIENT_ID };
const ID = { clientId: '/client_id' };
/** The registration access token. Without one, a request passes only if the sandbox demands no tokens. */
const NeedsRegistrationToken = () =>
  applyDecorators(ApiSecurity(REGISTRATION_TOKEN_SCHEME), ApiSecurity({}));

/** The security scheme of the operations on a registration. */
export const REGISTRATION_TOKEN_SCHEME = 'registrationToken';

type Fields = Record<string, unknown> | undefined;

@IgnoresUnknownQuery()
@ApiOtherOAuthErrors()
@Controller('auth/register')
@ApiTags('registration')
@UseGuards(NoStore, ExampleClientsGuard)
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly addresses: SecureAddresses,
  ) {}

  /**
   * Registers the client of a software (RFC 7591, DCR 2.1.0).
   *
   * @remarks
   * The body has a software statement of the directory, whose values win. A software has at most one client. The registration
   * access token is in this response only.
   */
  @Post()
  @ApiUnreadable()
  @TakesJson()
  @LinksTo({ readRegistration: ID, changeRegistration: ID, removeClient: ID })
  @ApiBody({ type: RegistrationFields, examples: EXAMPLES })
  @ApiCreatedResponse({ type: RegistrationResponse })
  @ApiOAuthError(...REFUSALS)
  async registerClient(
    @Body() body: Fields,
    @Req() request: Request,
  ): Promise<RegistrationResponse> {
    await refuseIfRequested(REGISTRATION_OUTCOMES);
    return this.shown(await this.registrations.register(body ?? {}, request), request);
  }

  /** Returns the registration of a client (RFC 7592, 2.1). */
  @Get(':clientId')
  @NeedsRegistrationToken()
  @ApiParam(CLIENT)
  @ApiOkResponse({ type: RegistrationResponse })
  @ApiOAuthError(400, ['invalid_client_metadata'])
  @ApiOAuthError(401, ['invalid_token'])
  async readRegistration(
    @Param('clientId') clientId: string,
    @Req() request: Request,
  ): Promise<RegistrationResponse> {
    return this.shown(await this.registrations.find(clientId, request), request);
  }

  /**
   * Replaces the registration of a client (RFC 7592, 2.2).
   *
   * @remarks
   * Without a software statement, the one of the registration counts again. The registration access token stays the same.
   */
  @Put(':clientId')
  @ApiUnreadable()
  @TakesJson()
  @NeedsRegistrationToken()
  @ApiParam(CLIENT)
  @ApiBody({ type: RegistrationFields, examples: CHANGE_EXAMPLES })
  @ApiOkResponse({ type: RegistrationResponse })
  @ApiOAuthError(...REFUSALS)
  @ApiOAuthError(401, ['invalid_token'])
  async changeRegistration(
    @Param('clientId') clientId: string,
    @Body() body: Fields,
    @Req() request: Request,
  ): Promise<RegistrationResponse> {
    await refuseIfRequested(REGISTRATION_OUTCOMES);
    return this.shown(await this.registrations.change(clientId, body ?? {}, request), request);
  }

  /** Removes a client (RFC 7592, 2.3). Its tokens end. */
  @Delete(':clientId')
  @HttpCode(204)
  @NeedsRegistrationToken()
  @ApiParam({ ...CLIENT, example: EXAMPLE_CLIENT_TO_REMOVE_ID })
  @ApiNoContentResponse({ description: 'The client is removed.' })
  @ApiOAuthError(400, ['invalid_client_metadata'])
  @ApiOAuthError(401, ['invalid_token'])
  removeClient(@Param('clientId') clientId: string, @Req() request: Request): Promise<void> {
    return this.registrations.remove(clientId, request);
  }

  private shown({ client, token }: Registered, request: Request): RegistrationResponse {
    const mtls = this.addresses.mtlsAddress(request);
    const uri = `${mtls ?? this.addresses.issuerAddress(request)}/register/${client.clientId}`;
    return registeredClient(client, { uri, token, hasAliases: mtls !== undefined });
  }
}
