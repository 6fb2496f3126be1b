import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isJwt, mediaTypeOf } from '#libs/http';
import { refuseMediaType } from '#libs/openapi';
import { currentCaller } from '../security/caller';
import { type SecurityMode } from '../settings/security/security-mode';
import { SecuritySettingsService } from '../settings/security/security-settings.service';
import { writeAnswersWith } from '../standard/answer-form';
import { prefersJwt } from '../standard/check-headers';
import { bodyOf } from './message-check';
import { SignedAnswers } from './signed-answers';
import { refuseIfRequested } from './signature-outcomes';
import { BadSignature } from './signed-message.errors';
import { SignedRequests, type SignedMessage } from './signed-requests';

/**
 * Verifies the signed body of a request, and lets its response be signed. It comes after the check of the access token,
 * which says who the client is.
 */
@Injectable()
export class SignedMessages implements CanActivate {
  constructor(
    private readonly settings: SecuritySettingsService,
    private readonly requests: SignedRequests,
    private readonly answers: SignedAnswers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { security } = await this.settings.current();
    const message = await this.messageOf(request, security);
    if (message === undefined && security !== 'required' && !prefersJwt(request.get('Accept'))) {
      return true;
    }
    const client = message?.organisationId ?? currentCaller()?.organisationId;
    writeAnswersWith(await this.answers.writerFor(client));
    return true;
  }

  /** The message of a signed request, whose claims become the body. Undefined for a request that is not signed. */
  private async messageOf(
    request: Request,
    security: SecurityMode,
  ): Promise<SignedMessage | undefined> {
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    if (!isJwt(mediaTypeOf(request) ?? '')) {
      if (security === 'required') refuseMediaType(request, isJwt, ['application/jwt']);
      return undefined;
    }
    const message =
      security === 'off'
        ? await unverified(request)
        : await this.requests.accept(request, {
            organisationId: currentCaller()?.organisationId,
            needsUuid: security === 'required',
          });
    request.body = bodyOf(message.claims);
    return message;
  }
}

const MAX_ISSUER = 64;

/** In the mode off, the bank ignores the signature, and every text in `iss` names the client. */
async function unverified(request: Request): Promise<SignedMessage> {
  const claims = request.body as unknown;
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw new BadSignature('The body is not a JWS in its compact form with a JSON object.');
  }
  await refuseIfRequested();
  const { iss } = claims as { readonly iss?: unknown };
  const organisationId = typeof iss === 'string' ? iss.slice(0, MAX_ISSUER) : undefined;
  return { organisationId, claims: claims as SignedMessage['claims'] };
}
