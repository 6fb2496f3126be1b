import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IgnoresUnknownQuery } from '#libs/http';
import { currentCaller } from '../../security/caller';
import { NeedsToken } from '../../security/needs-token';
import { NoStore } from '../../security/no-store';
import { TokenGuard } from '../../security/token.guard';
import { ApiOAuthError, ApiOtherOAuthErrors } from '../../security/oauth-errors-documented';
import { EXAMPLE_CPF } from '../../consents/example-consents';
import { subjectOf } from '../customer/subject';
import { UserinfoResponse } from '../oauth.response';

@ApiTags('authorization')
@ApiOtherOAuthErrors()
@Controller('auth')
@IgnoresUnknownQuery()
@UseGuards(NoStore, TokenGuard)
@NeedsToken({ scope: 'openid', grant: 'authorization_code' })
export class UserinfoController {
  /**
   * Returns the customer who has authorised the access token (OpenID Connect).
   *
   * @remarks
   * Without a token, where the sandbox demands none, it is the customer of the example consents.
   */
  @Get('userinfo')
  @ApiOkResponse({ type: UserinfoResponse, description: 'The customer.' })
  @ApiOAuthError(401, ['invalid_token'])
  userinfo(): UserinfoResponse {
    return customer();
  }

  /** The same with POST, as OpenID Connect Core 5.3.1 demands. */
  @Post('userinfo')
  @HttpCode(200)
  @ApiExcludeEndpoint()
  postedUserinfo(): UserinfoResponse {
    return customer();
  }
}

/** The guard has refused a request without a token where the sandbox demands one. */
function customer(): UserinfoResponse {
  return { sub: currentCaller()?.subject ?? subjectOf(EXAMPLE_CPF) };
}
