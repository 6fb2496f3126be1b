import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { currentContext } from '#libs/http';
import { type Clock, type Failure } from '#libs/kernel';
import { clientCertificateOf } from '#libs/mutual-tls';
import { CLOCK } from '#libs/sandbox';
import { SecuritySettingsService } from '../settings/security/security-settings.service';
import { setCaller, type Caller } from './caller';
import { CallerChecks } from './caller-checks';
import { NEEDED_TOKEN, type NeededToken } from './needs-token';
import { bearerToken, refuseScope, refuseToken, type PresentedToken } from './token-check';
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
    private readonly checks: CallerChecks,
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
    const response = http.getResponse<Response>();
    const authorization = request.get('Authorization');
    if (authorization === undefined && security === 'optional') return true;
    const presented = await this.presented(request, authorization);
    refuseWith(refuseToken(presented, security), response);
    const { stored } = presented;
    if (stored === undefined) return true;
    refuseWith(refuseScope(stored, needed));
    const caller = callerOf(stored);
    setCaller(currentContext(), caller);
    await this.checks.run(caller, needed, { request, response });
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
