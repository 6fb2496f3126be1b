import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { currentContext } from '#libs/http';
import { signedJwt } from '#libs/jwt';
import { BankKeys } from '../../keys/bank-keys';
import { OAuthRefused } from '../../security/oauth.errors';
import { readParameters } from '../../security/parameters';
import { SignatureTime } from '../../security/signature-time';
import { bearerToken } from '../../security/token-check';
import { DirectoryBase } from '../addresses';
import { CertificateHolders } from '../certificate-holders';
import { SoftwareNotFound } from '../directory.errors';
import { DirectoryService, type KnownSoftware } from '../directory.service';
import {
  DIRECTORY_SCOPE,
  DIRECTORY_TOKEN_LIFETIME,
  directoryToken,
  readDirectoryToken,
} from './directory-token';
import { statementClaims } from './software-statement';
import { type DirectoryTokenResponse } from './statement.response';

const GRANT = 'client_credentials';
const PARAMETERS = ['grant_type', 'client_id', 'scope'] as const;

/** The API of the directory for software: its access tokens and the software statements. */
@Injectable()
export class SoftwareStatements {
  constructor(
    private readonly directory: DirectoryService,
    private readonly holders: CertificateHolders,
    private readonly keys: BankKeys,
    private readonly base: DirectoryBase,
    private readonly time: SignatureTime,
  ) {}

  /**
   * Issues an access token to the software of the client certificate (tls_client_auth, RFC 8705).
   * @param form the parameters; without a certificate, client_id names the software
   * @throws OAuthRefused
   */
  async token(
    form: Readonly<Record<string, unknown>>,
    request: Request,
  ): Promise<DirectoryTokenResponse> {
    const { grant_type: grant, client_id: clientId, scope } = readParameters(form, PARAMETERS);
    if (grant === undefined) {
      throw new OAuthRefused('invalid_request', `grant_type is missing; it must be ${GRANT}.`);
    }
    if (grant !== GRANT) {
      throw new OAuthRefused('unsupported_grant_type', `grant_type must be ${GRANT}.`);
    }
    if (scope !== undefined && scope !== DIRECTORY_SCOPE) {
      throw new OAuthRefused('invalid_scope', `scope must be ${DIRECTORY_SCOPE}.`);
    }
    const holder = await this.holders.ofRequest(request);
    const softwareId = holder?.software.softwareId;
    if (softwareId !== undefined && clientId !== undefined && clientId !== softwareId) {
      throw new OAuthRefused(
        'invalid_client',
        `client_id must be the software ${softwareId} of the client certificate.`,
      );
    }
    const id = softwareId ?? clientId ?? '';
    if ((await this.directory.software(id)) === undefined) {
      throw new OAuthRefused(
        'invalid_client',
        'The directory of this sandbox has no software with the client_id.',
      );
    }
    const token = await directoryToken(
      {
        sandbox: currentContext().sandbox,
        softwareId: id,
        thumbprint: holder?.key.thumbprint ?? undefined,
      },
      await this.keys.key('directory'),
      await this.time.nowMs(),
    );
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: DIRECTORY_TOKEN_LIFETIME,
      scope: DIRECTORY_SCOPE,
    };
  }

  /**
   * The signed software statement. A token, and a certificate, must be those of the software. In the mode `required` both are
   * demanded.
   *
   * @throws OAuthRefused
   * @throws SoftwareNotFound
   */
  async statement(
    {
      organisationId,
      softwareId,
    }: { readonly organisationId: string; readonly softwareId: string },
    request: Request,
  ): Promise<string> {
    const holder = await this.holders.ofRequest(request);
    const isDemanded = await this.holders.areDemanded();
    const token = bearerToken(request.get('Authorization'));
    if (token !== undefined || isDemanded) {
      await this.checkToken(token, softwareId, holder?.key.thumbprint ?? undefined);
    }
    const known = await this.directory.software(softwareId);
    if (known?.organisation.organisationId !== organisationId) {
      throw new SoftwareNotFound(softwareId, currentContext().sandbox);
    }
    if (holder !== undefined && holder.software.softwareId !== softwareId) {
      throw new OAuthRefused(
        'access_denied',
        `The client certificate is that of the software ${holder.software.softwareId}.`,
      );
    }
    return this.sign(known, request);
  }

  /** Signs a new software statement. */
  async sign(known: KnownSoftware, request: Request): Promise<string> {
    const { privateKey, kid } = await this.keys.key('directory');
    const iat = Math.floor((await this.time.nowMs()) / 1_000);
    const claims = statementClaims(known, this.base.keystores(request), iat);
    const header = { kid, typ: 'JWT' };
    return signedJwt(claims, { key: privateKey, header });
  }

  /** @throws OAuthRefused */
  private async checkToken(
    token: string | undefined,
    softwareId: string,
    thumbprint: string | undefined,
  ): Promise<void> {
    const read = await readDirectoryToken(
      token ?? '',
      { sandbox: currentContext().sandbox, thumbprint },
      await this.keys.key('directory'),
      await this.time.nowMs(),
    );
    if (typeof read === 'string') {
      throw new OAuthRefused('invalid_token', `The access token is not valid. ${read}`);
    }
    if (read.softwareId !== softwareId) {
      throw new OAuthRefused(
        'access_denied',
        `The access token is that of the software ${read.softwareId}.`,
      );
    }
  }
}
