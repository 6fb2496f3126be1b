import { Injectable } from '@nestjs/common';
import { OAuthRefused } from '../../security/oauth.errors';
import { TokenRepository } from '../../security/tokens/token.repository';
import { type AuthenticatedClient } from '../clients/client-authentication';
import { ConsentsOfClients } from './consents-of-clients';
import { unknownScope } from '../pushed/scope';
import { IdTokens } from './id-tokens';
import { TokenService, type IssuedTokens } from './token.service';

/** The grant types of the bank (security profile 1.0, 5.2.2). */
export const GRANT_TYPES = ['authorization_code', 'client_credentials', 'refresh_token'] as const;

export const TOKEN_PARAMETERS = [
  'grant_type',
  'scope',
  'code',
  'redirect_uri',
  'code_verifier',
  'refresh_token',
] as const;
export type TokenParameters = Readonly<Partial<Record<(typeof TOKEN_PARAMETERS)[number], string>>>;

/** Tokens, and the ID token that comes with those of a code. */
export interface Granted {
  readonly tokens: IssuedTokens;
  readonly idToken: string | undefined;
}

/** The grants of the token endpoint. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly tokens: TokenService,
    private readonly idTokens: IdTokens,
    private readonly consents: ConsentsOfClients,
    private readonly stored: TokenRepository,
  ) {}

  /** @throws OAuthRefused */
  async grant(
    holder: AuthenticatedClient,
    parameters: TokenParameters,
    issuer: string,
  ): Promise<Granted> {
    switch (parameters.grant_type) {
      case 'client_credentials':
        return this.forClient(holder, parameters.scope);
      case 'authorization_code':
        return this.forCode(holder, parameters, issuer);
      case 'refresh_token':
        return this.refresh(holder, parameters);
      default:
        throw new OAuthRefused(
          parameters.grant_type === undefined ? 'invalid_request' : 'unsupported_grant_type',
          `grant_type must be one of ${GRANT_TYPES.join(', ')}.`,
        );
    }
  }

  private async forClient(
    holder: AuthenticatedClient,
    scope: string | undefined,
  ): Promise<Granted> {
    const names = scope?.split(' ').filter((each) => each !== '') ?? [];
    if (names.length === 0) {
      throw new OAuthRefused('invalid_scope', 'scope is missing, as in consents or payments.');
    }
    const unknown = names.some((name) => name.includes(':'))
      ? 'A consent needs the grant authorization_code.'
      : unknownScope(names, holder.client.metadata.scopes);
    if (unknown !== undefined) throw new OAuthRefused('invalid_scope', unknown);
    return { tokens: await this.tokens.forClient(holder, names.join(' ')), idToken: undefined };
  }

  private async forCode(
    holder: AuthenticatedClient,
    { code, redirect_uri: redirectUri, code_verifier: codeVerifier }: TokenParameters,
    issuer: string,
  ): Promise<Granted> {
    if (code === undefined) throw new OAuthRefused('invalid_request', 'code is missing.');
    const tokens = await this.tokens.redeem(holder, { code, redirectUri, codeVerifier });
    const { request, subject, authenticatedAtMs, codeHash } = tokens.code;
    // After the tokens are stored, because a consent that ends from now on revokes them.
    await this.refuseEnded(request.consentId, holder);
    const { accessToken } = tokens;
    const content = { issuer, subject, authenticatedAtMs, request, codeHash, accessToken };
    return { tokens, idToken: await this.idTokens.make(content, holder.client) };
  }

  private async refresh(
    holder: AuthenticatedClient,
    { refresh_token: token, scope }: TokenParameters,
  ): Promise<Granted> {
    if (token === undefined) throw new OAuthRefused('invalid_request', 'refresh_token is missing.');
    const stored = (await this.stored.find(token))?.token;
    const isOwn = stored?.clientId === holder.client.clientId;
    if (isOwn && stored.consentId !== null) await this.refuseEnded(stored.consentId, holder);
    return { tokens: await this.tokens.refresh(holder, token, scope), idToken: undefined };
  }

  /** A consent may have been revoked, have ended at its deadline, or be used up (security profile 1.0, 7.2.2). */
  private async refuseEnded(consentId: string, { client }: AuthenticatedClient): Promise<void> {
    const consent = await this.consents.find(consentId, client.clientId);
    const status = consent?.status;
    if (status === 'AUTHORISED' || status === 'PARTIALLY_ACCEPTED') return;
    throw new OAuthRefused('invalid_grant', `The consent ${consentId} is ${status ?? 'gone'}.`);
  }
}
