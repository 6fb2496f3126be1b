import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { baseAddress, bytesOf } from '#libs/http';
import { JwtInvalid, verifiedJwt, type VerifiedJwt } from '#libs/jwt';
import { DirectoryService } from '../directory/directory.service';
import { JtiRepository } from '../security/jtis/jti.repository';
import { SignatureTime } from '../security/signature-time';
import { SecureAddresses } from '../tls/secure-addresses';
import { checkMessage, type CalledEndpoint } from './message-check';
import { refuseIfRequested } from './signature-outcomes';
import { BadSignature, MessageRefused } from './signed-message.errors';

/** A message that a client has signed. */
export interface SignedMessage {
  /** Undefined only if the signature is not verified, and the message does not name its issuer. */
  readonly organisationId: string | undefined;
  readonly claims: VerifiedJwt['claims'];
}

/** Verifies messages that clients have signed (security profile 1.0, 6.1). */
@Injectable()
export class SignedRequests {
  constructor(
    private readonly directory: DirectoryService,
    private readonly addresses: SecureAddresses,
    private readonly time: SignatureTime,
    private readonly jtis: JtiRepository,
  ) {}

  /**
   * Verifies the message in the body of a request. The same message is refused when it comes again.
   * @param organisationId that of the access token; undefined without one, and then the message says who has signed it
   * @throws BadSignature, MessageRefused
   */
  async accept(
    request: Request,
    {
      organisationId,
      needsUuid,
    }: { readonly organisationId: string | undefined; readonly needsUuid: boolean },
  ): Promise<SignedMessage> {
    let sender = organisationId;
    const { claims } = await verified(textOf(request), async (kid, { iss }) => {
      sender ??= typeof iss === 'string' ? iss : undefined;
      // Only keys of the organisation sign payments, not those of its software.
      return sender === undefined ? undefined : this.directory.verificationKeyOf(sender, kid);
    });
    if (sender === undefined) throw new BadSignature('iss must be an organisation.');
    const nowMs = await this.time.nowMs();
    const endpoint = this.endpointOf(request);
    const checked = checkMessage(claims, { organisationId: sender, endpoint, nowMs, needsUuid });
    if (typeof checked !== 'string') throw new MessageRefused(checked.code, checked.detail);
    // Before jti is used up, as the bank knows nothing of a message that it cannot verify.
    await refuseIfRequested();
    if (!(await this.jtis.use(sender, checked, { nowMs, expMs: nowMs }))) {
      throw new MessageRefused(
        'JTI_REUTILIZADO',
        'jti was used before; each message needs another one.',
      );
    }
    return { organisationId: sender, claims };
  }

  private endpointOf(request: Request): CalledEndpoint {
    const bases = [
      baseAddress(request),
      this.addresses.apiAddress(request),
      this.addresses.publicAddress(request),
    ];
    return { bases, path: request.path };
  }
}

/** A file that is sent often ends with a line end. */
function textOf(request: Request): string {
  return (bytesOf(request)?.toString('latin1') ?? '').trim();
}

async function verified(...parameters: Parameters<typeof verifiedJwt>): Promise<VerifiedJwt> {
  try {
    return await verifiedJwt(...parameters);
  } catch (error) {
    if (error instanceof JwtInvalid)
      throw new BadSignature(`The body is not valid. ${error.message}`);
    throw error;
  }
}
