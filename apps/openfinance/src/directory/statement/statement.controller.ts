import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
import { TakesFormOrJson } from '#libs/openapi';
import { BANK_ORGANISATION_ID, BANK_SOFTWARE_ID } from '../../keys/bank-ids';
import {
  ApiOAuthError,
  ApiOtherOAuthErrors,
  ApiUnreadable,
} from '../../security/oauth-errors-documented';
import { DIRECTORY, DirectoryBase } from '../addresses';
import { SoftwareStatements } from './software-statements';
import { DirectoryMetadataResponse } from './directory-metadata.response';
import { DirectoryTokenFields, DirectoryTokenResponse } from './statement.response';

const JWT = 'application/jwt';

@IgnoresUnknownQuery()
@ApiOtherOAuthErrors()
@Controller(DIRECTORY)
@ApiTags('directory')
export class StatementController {
  constructor(
    private readonly statements: SoftwareStatements,
    private readonly base: DirectoryBase,
  ) {}

  /** Describes how software gets tokens of the directory (OpenID Connect Discovery). */
  @Get('.well-known/openid-configuration')
  @ApiOkResponse({ type: DirectoryMetadataResponse, description: 'The discovery document.' })
  describeDirectory(@Req() request: Request): DirectoryMetadataResponse {
    return DirectoryMetadataResponse.of({
      issuer: this.base.issuer(request),
      tokenEndpoint: this.base.tokenEndpoint(request),
      keys: this.base.statementKeys(request),
    });
  }

  /**
   * Issues an access token of the directory to a software.
   *
   * @remarks
   * The client certificate names the software (tls_client_auth). Without one, `client_id` names it, unless the sandbox requires
   * certificates.
   */
  @Post('token')
  @HttpCode(200)
  @ApiUnreadable()
  @TakesFormOrJson()
  @Header('Cache-Control', 'no-store')
  @ApiBody({ type: DirectoryTokenFields })
  @ApiOkResponse({ type: DirectoryTokenResponse })
  @ApiOAuthError(400, ['invalid_request', 'unsupported_grant_type', 'invalid_scope'])
  @ApiOAuthError(401, ['invalid_client'])
  issueDirectoryToken(
    @Body() form: Record<string, unknown> | undefined,
    @Req() request: Request,
  ): Promise<DirectoryTokenResponse> {
    return this.statements.token(form ?? {}, request);
  }

  /**
   * Returns a new software statement (SSA), with which a software registers at a bank.
   *
   * @remarks
   * It is signed by the directory, and a bank accepts it for five minutes.
   */
  @Get('organisations/:organisationId/softwarestatements/:softwareId/assertion')
  @Header('Content-Type', JWT)
  @Header('Cache-Control', 'no-store')
  @ApiProduces(JWT)
  @ApiParam({ name: 'organisationId', type: 'string', example: BANK_ORGANISATION_ID })
  @ApiParam({ name: 'softwareId', type: 'string', example: BANK_SOFTWARE_ID })
  @ApiOkResponse({
    description: 'The software statement, as a JWS in its compact form.',
    content: { [JWT]: { schema: { type: 'string' } } },
  })
  @ApiOAuthError(401, ['invalid_token', 'invalid_client'])
  @ApiOAuthError(403, ['access_denied'])
  @ApiOAuthError(404, ['invalid_request'])
  readStatement(
    @Param() software: Readonly<Record<'organisationId' | 'softwareId', string>>,
    @Req() request: Request,
  ): Promise<string> {
    return this.statements.statement(software, request);
  }
}
