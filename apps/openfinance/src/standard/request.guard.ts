import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { IS_MISSING } from '#libs/schema';
import { OperationalLimits } from '../limits/operational-limits';
import { NEEDED_TOKEN } from '../security/needs-token';
import { type SecurityMode } from '../settings/security/security-mode';
import { SecuritySettingsService } from '../settings/security/security-settings.service';
import { INTERACTION_ID, MUST_BE_UUID } from './interaction-id';
import { ParameterInvalid } from './parameter-invalid';

/** The rules for every request that depend on the settings of the sandbox. They come after the check of the token. */
@Injectable()
export class RequestGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly security: SecuritySettingsService,
    private readonly limits: OperationalLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (request.get(INTERACTION_ID) === undefined) await this.refuseUnlessOptional(context);
    await this.limits.check(request);
    return true;
  }

  /** @throws ParameterInvalid if the operation must have an interaction id. The response has a new one. */
  private async refuseUnlessOptional(context: ExecutionContext): Promise<void> {
    const { security } = await this.security.current();
    const places = [context.getHandler(), context.getClass()];
    const needsToken =
      this.reflector.getAllAndOverride<unknown>(NEEDED_TOKEN, places) !== undefined;
    if (!needsInteractionId(security, needsToken)) return;
    const detail = `${IS_MISSING}. ${MUST_BE_UUID}`;
    throw new ParameterInvalid([{ pointer: INTERACTION_ID, detail }]);
  }
}

/** Whether a request must have an interaction id: those with a token (security profile 1.0, 7.2.2; accounts 2.4.2). */
export function needsInteractionId(security: SecurityMode, needsToken: boolean): boolean {
  return security === 'required' && needsToken;
}
