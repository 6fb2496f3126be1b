import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { currentContext } from '#libs/http';
import { type Failure } from '#libs/kernel';
import { SecuritySettingsService } from '../settings/security/security-settings.service';
import { setCaller, type Caller } from './caller';
import { CallerChecks } from './caller-checks';
import { NEEDED_TOKEN, type NeededToken } from './needs-token';
import { PresentedTokens } from './presented-tokens';
import { refuseScope, refuseToken } from './token-check';
import { type TokenRow } from './tokens/token.row';

/** Checks the access token of a request, if its operation has `NeedsToken`, and tells the operation who the client is. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: SecuritySettingsService,
    private readonly tokens: PresentedTokens,
    private readonly checks: CallerChecks,
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
    if (request.get('Authorization') === undefined && security === 'optional') return true;
    const presented = await this.tokens.ofRequest(request);
    refuseWith(refuseToken(presented, security), response);
    const { stored } = presented;
    if (stored === undefined) return true;
    refuseWith(refuseScope(stored, needed));
    const caller = callerOf(stored);
    setCaller(currentContext(), caller);
    await this.checks.run(caller, needed, { request, response });
    return true;
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
