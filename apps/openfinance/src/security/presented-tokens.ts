import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Clock } from '#libs/kernel';
import { clientCertificateOf } from '#libs/mutual-tls';
import { CLOCK } from '#libs/sandbox';
import { refuseValidity } from '../institutions/certificate-check';
import { SignatureTime } from './signature-time';
import { bearerToken, type PresentedToken } from './token-check';
import { isSecret } from './tokens/secret';
import { refuseHolder } from './tokens/token-holder';
import { TokenRepository } from './tokens/token.repository';

/** Reads what decides whether the access token of a request is good. */
@Injectable()
export class PresentedTokens {
  constructor(
    private readonly tokens: TokenRepository,
    private readonly time: SignatureTime,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async ofRequest(request: Request): Promise<PresentedToken> {
    const authorization = request.get('Authorization');
    const token = bearerToken(authorization);
    const isKnown = token !== undefined && isSecret(token);
    const held = isKnown ? await this.tokens.find(token) : undefined;
    const shown = clientCertificateOf(request);
    return {
      authorization,
      stored: held?.token,
      thumbprint: shown?.thumbprint,
      nowMs: this.clock.nowMs(),
      withdrawal:
        (held && refuseHolder(held.token, held.holder)) ??
        (shown && refuseValidity(shown, await this.time.nowMs())),
    };
  }
}
