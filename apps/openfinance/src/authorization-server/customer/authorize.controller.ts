import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { currentContext, IgnoresUnknownQuery, reply, type BodyReply } from '#libs/http';
import { SecureAddresses } from '../../tls/secure-addresses';
import { readParameters } from '../../security/parameters';
import { AuthorizationService, type NextStep } from './authorization.service';
import { ApiOtherOAuthErrors } from '../../security/oauth-errors-documented';

const PARAMETERS = ['client_id', 'request_uri'] as const;

@ApiTags('authorization')
@ApiOtherOAuthErrors('text/html')
@Controller('auth')
@IgnoresUnknownQuery()
export class AuthorizeController {
  constructor(
    private readonly authorization: AuthorizationService,
    private readonly addresses: SecureAddresses,
  ) {}

  /**
   * Starts the authorisation in the browser of the customer (OpenID Connect).
   *
   * @remarks
   * If the consent waits for its customer, the browser is redirected to the page of the bank, and after the decision to the
   * client. If it is already authorised or rejected, the browser is redirected to the client at once, with a code or
   * `access_denied`. An error that concerns `client_id` or `request_uri` is shown to the customer.
   */
  @Get('authorize')
  @ApiQuery({
    name: 'client_id',
    required: true,
    schema: { type: 'string' },
    example: 'example-client',
  })
  @ApiQuery({
    name: 'request_uri',
    required: true,
    schema: { type: 'string' },
    description: 'The one that PAR has returned. Other parameters are ignored.',
  })
  @ApiResponse({
    status: 303,
    description: 'The browser is redirected to the client, or to the page of the bank.',
  })
  @ApiResponse({
    status: 400,
    description: 'A page for the customer: request_uri is missing, unknown or expired.',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  @ApiResponse({
    status: 401,
    description: 'A page for the customer: the sandbox has no client with this client_id.',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  async authorize(@Query() query: unknown, @Req() request: Request): Promise<BodyReply<string>> {
    const parameters = readParameters(query, PARAMETERS);
    const next = await this.authorization.next(parameters, this.addresses.issuerAddress(request));
    const headers = {
      Location: locationOf(next, parameters),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
    };
    return reply('', { status: 303, headers });
  }
}

/** The page is at the same origin. It comes back to this endpoint with the same parameters. */
function locationOf(next: NextStep, parameters: Readonly<Partial<Record<string, string>>>): string {
  if (next.to === 'client') return next.address;
  const query = new URLSearchParams(parameters as Record<string, string>).toString();
  const id = encodeURIComponent(next.consentId);
  return `${currentContext().pathPrefix}/authorisation/${id}?${query}`;
}
