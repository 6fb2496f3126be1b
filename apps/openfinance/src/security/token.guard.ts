import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { currentContext } from '#libs/http';
import { type Clock, type Failure } from '#libs/kernel';
import { clientCertificateOf } from '#libs/mutual-tls';
import { CLOCK } from '#libs/sandbox';
import { SecuritySettingsService } from '../settings/security/security-settings.service';
import { setCaller, type Caller } from './caller';
import { NEEDED_TOKEN, type NeededToken } from './needs-token';
import { bearerToken, refuseScope, refuseToken, type PresentedToken } from './token-check';
import { OwnedByAnother } from './token.errors';
import { GrantRepository } from './tokens/grant.repository';
import { isSecret } from './tokens/secret';
import { TokenRepository } from './tokens/token.repository';
import { type TokenRow } from './tokens/token.row';

/** Checks the access token of a request, if its operation has `NeedsToken`, and tells the operation who the client is. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: SecuritySettingsService,
    private readonly tokens: TokenRepository,
    private readonly grants: GrantRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const needed = this.reflector.getAllAndOverride<NeededToken | undefined>(NEEDED_TOKEN, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (needed === undefined) return true;
    const { security } = await this.settings.current();
    if (security === 'off') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const authorization = request.get('Authorization');
    if (authorization === undefined && security === 'optional') return true;
    const presented = await this.presented(request, authorization);
    refuseWith(refuseToken(presented, security), http.getResponse<Response>());
    const { stored } = presented;
    if (stored === undefined) return true;
    refuseWith(refuseScope(stored, needed));
    const caller = callerOf(stored);
    setCaller(currentContext(), caller);
    await this.refuseOther(
      caller,
      needed.owned === undefined ? undefined : request.params[needed.owned],
    );
    return true;
  }

  private async presented(
    request: Request,
    authorization: string | undefined,
  ): Promise<PresentedToken> {
    const token = bearerToken(authorization);
    const isKnown = token !== undefined && isSecret(token);
    const stored = isKnown ? await this.tokens.find(token) : undefined;
    return {
      authorization,
      stored,
      thumbprint: clientCertificateOf(request)?.thumbprint,
      nowMs: this.clock.nowMs(),
    };
  }

  /** @throws OwnedByAnother */
  private async refuseOther({ clientId }: Caller, objectId: unknown): Promise<void> {
    if (typeof objectId !== 'string') return;
    const owner = await this.grants.ownerOf(objectId);
    if (owner === undefined || owner === clientId) return;
    throw new OwnedByAnother(`${objectId} was created by another client.`);
  }
}

function refuseWith(refusal: Failure | undefined, response?: Response): void {
  if (refusal === undefined) return;
  response?.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  throw refusal;
}

function callerOf({ clientId, organisationId, scope, consentId, subject }: TokenRow): Caller {
  const scopes = new Set(scope.split(' '));
  return {
    clientId,
    organisationId,
    scopes,
    consentId: consentId ?? undefined,
    subject: subject ?? undefined,
  };
}
