import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { accepted, refused, type Clock, type Result } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type OpenfinanceConfig } from '../../config';
import { OAuthRefused } from '../../security/oauth.errors';
import { hashOf, newSecret } from '../../security/tokens/secret';
import { TokenRepository } from '../../security/tokens/token.repository';
import { type TokenRow } from '../../security/tokens/token.row';
import { type AuthenticatedClient } from '../clients/client-authentication';
import { unknownScope } from '../pushed/scope';
import { CodeRepository } from './code.repository';
import { refuseRedemption } from './code-check';
import { type CodeRow } from './code.row';

/** Tokens that were issued. */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly expiresInSec: number;
  readonly scope: string;
  /** Undefined for client_credentials. */
  readonly refreshToken: string | undefined;
}

/** Tokens for a code, and the code. */
export interface RedeemedTokens extends IssuedTokens {
  readonly code: CodeRow;
}

/** The parameters with which a client redeems a code. */
export interface RedeemedCode {
  readonly code: string;
  readonly redirectUri: string | undefined;
  readonly codeVerifier: string | undefined;
}

type Content = Pick<TokenRow, 'scope' | 'consentId' | 'subject' | 'codeHash'>;

/** Issues and revokes access and refresh tokens. */
@Injectable()
export class TokenService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly tokens: TokenRepository,
    private readonly codes: CodeRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {}

  /** A token for the client alone. */
  async forClient(holder: AuthenticatedClient, scope: string): Promise<IssuedTokens> {
    const content = { scope, consentId: null, subject: null, codeHash: null };
    const access = this.newToken('access', holder, content);
    await this.sandboxes.atomically((tx) => this.store(tx, [access.row]));
    return this.issued(access.token, scope);
  }

  /**
   * Redeems a code. A code that comes a second time is refused, and the tokens of the first time are revoked (RFC 6749,
   * 4.1.2).
   * @throws OAuthRefused invalid_grant
   */
  async redeem(holder: AuthenticatedClient, redeemed: RedeemedCode): Promise<RedeemedTokens> {
    const result = await this.sandboxes.atomically((tx) => this.redeemIn(tx, holder, redeemed));
    if (!result.ok) throw new OAuthRefused('invalid_grant', result.refusal);
    return result.value;
  }

  /**
   * Issues a new access token. The refresh token stays the same (security profile 1.0, 5.2.2).
   * @throws OAuthRefused invalid_grant, invalid_scope
   */
  async refresh(
    holder: AuthenticatedClient,
    refreshToken: string,
    scope: string | undefined,
  ): Promise<IssuedTokens> {
    const { tokens } = this;
    const make = this.newToken.bind(this);
    const store = this.store.bind(this);
    const result = await this.sandboxes.atomically(function* (tx): Transactional<
      Result<{ token: string; scope: string }, OAuthRefused>
    > {
      const stored = yield* tokens.lock(tx, refreshToken);
      const refusal = refuseRefresh(stored, holder, scope);
      if (stored === undefined || refusal !== undefined) {
        return refused(refusal ?? unknownRefreshToken());
      }
      const { consentId, subject, codeHash } = stored;
      const granted = scope ?? stored.scope;
      const access = make('access', holder, { consentId, subject, codeHash, scope: granted });
      yield* store(tx, [access.row]);
      return accepted({ token: access.token, scope: granted });
    });
    if (!result.ok) throw result.refusal;
    return { ...this.issued(result.value.token, result.value.scope), refreshToken };
  }

  /** Revokes a token of the client. A token of another client, or an unknown one, stays as it is (RFC 7009, 2.1). */
  async revoke({ client }: AuthenticatedClient, token: string): Promise<void> {
    const { tokens } = this;
    await this.sandboxes.atomically(function* (tx) {
      const stored = yield* tokens.lock(tx, token);
      if (stored?.clientId !== client.clientId) return;
      yield* tokens.revoke(tx, stored.tokenHash);
      // The access tokens that come from a refresh token end with it.
      const isFamily = stored.kind === 'refresh' && stored.codeHash !== null;
      if (isFamily) yield* tokens.revokeOfCode(tx, stored.codeHash ?? '');
    });
  }

  private *redeemIn(
    tx: UnitOfWork,
    holder: AuthenticatedClient,
    { code, redirectUri, codeVerifier }: RedeemedCode,
  ): Transactional<Result<RedeemedTokens, string>> {
    const stored = yield* this.codes.lock(tx, hashOf(code));
    if (stored === undefined) return refused('The bank has not issued this code in this sandbox.');
    const { codeHash, request, subject, isRedeemed } = stored;
    const { clientId } = holder.client;
    if (isRedeemed) {
      yield* this.tokens.revokeOfCode(tx, codeHash);
      return refused('The code was used before. The tokens that it led to are revoked.');
    }
    const wrong = refuseRedemption(stored, {
      clientId,
      redirectUri,
      codeVerifier,
      nowMs: this.clock.nowMs(),
    });
    if (wrong !== undefined) return refused(wrong);
    yield* this.codes.redeem(tx, codeHash);
    const { scope, consentId } = request;
    const content = { scope, consentId, subject, codeHash };
    const access = this.newToken('access', holder, content);
    const refresh = this.newToken('refresh', holder, content);
    yield* this.store(tx, [access.row, refresh.row]);
    return accepted({
      ...this.issued(access.token, scope),
      refreshToken: refresh.token,
      code: stored,
    });
  }

  private *store(tx: UnitOfWork, rows: readonly TokenRow[]): Transactional<void> {
    const [first] = rows;
    if (first !== undefined) yield* this.tokens.forget(tx, first.clientId, this.clock.nowMs());
    yield* this.tokens.insert(tx, rows);
  }

  private newToken(
    kind: TokenRow['kind'],
    {
      client,
      thumbprint = null,
    }: {
      readonly client: AuthenticatedClient['client'];
      readonly thumbprint?: string | null | undefined;
    },
    { scope, consentId, subject, codeHash }: Content,
  ): { readonly token: string; readonly row: TokenRow } {
    const token = newSecret();
    const { clientId, organisationId } = client;
    const lifetimeMs = this.config.accessTokenSec * 1_000;
    const row: TokenRow = {
      tokenHash: hashOf(token),
      kind,
      clientId,
      organisationId,
      scope,
      consentId,
      subject,
      thumbprint,
      codeHash,
      expiresAtMs: kind === 'access' ? this.clock.nowMs() + lifetimeMs : null,
      isRevoked: false,
    };
    return { token, row };
  }

  private issued(accessToken: string, scope: string): IssuedTokens {
    const expiresInSec = this.config.accessTokenSec;
    return { accessToken, expiresInSec, scope, refreshToken: undefined };
  }
}

function refuseRefresh(
  stored: TokenRow | undefined,
  { client }: AuthenticatedClient,
  scope: string | undefined,
): OAuthRefused | undefined {
  if (stored?.kind !== 'refresh' || stored.clientId !== client.clientId)
    return unknownRefreshToken();
  if (stored.isRevoked) {
    return new OAuthRefused(
      'invalid_grant',
      'The refresh token was revoked, or its consent has ended.',
    );
  }
  const granted = new Set(stored.scope.split(' '));
  const wanted = scope?.split(' ').filter((each) => each !== '') ?? [...granted];
  const wider = wanted.find((each) => !granted.has(each));
  const wrong =
    wider === undefined
      ? unknownScope(wanted, client.metadata.scopes)
      : `The customer has not authorised the scope ${wider}.`;
  return wrong === undefined ? undefined : new OAuthRefused('invalid_scope', wrong);
}

function unknownRefreshToken(): OAuthRefused {
  const detail = 'The bank has not issued this refresh token to this client in this sandbox.';
  return new OAuthRefused('invalid_grant', detail);
}
