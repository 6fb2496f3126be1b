import { Injectable } from '@nestjs/common';
import { newUuid } from '#libs/kernel';
import { signedJwt } from '#libs/jwt';
import { BANK_ORGANISATION_ID } from '../keys/bank-ids';
import { BankKeys } from '../keys/bank-keys';
import { SignatureTime } from '../security/signature-time';
import { type WriteAnswer } from '../standard/answer-form';

/** Signs the responses of payments with the key of the bank (security profile 1.0, 6.1). */
@Injectable()
export class SignedAnswers {
  constructor(
    private readonly keys: BankKeys,
    private readonly time: SignatureTime,
  ) {}

  /**
   * Writes responses as JWTs for an organisation. The key is read at once, so that a request fails before it stores
   * anything if there is no key.
   * @param organisationId undefined if the client is unknown; then a response has no `aud`
   * @throws BankKeysUnavailable
   */
  async writerFor(organisationId: string | undefined): Promise<WriteAnswer> {
    const { privateKey: key, kid } = await this.keys.key('seal');
    return async (answer) => {
      const claims = {
        ...answer,
        iss: BANK_ORGANISATION_ID,
        aud: organisationId,
        jti: newUuid(),
        iat: Math.floor((await this.time.nowMs()) / 1_000),
      };
      const text = await signedJwt(claims, { key, header: { kid, typ: 'JWT' } });
      return { contentType: 'application/jwt', text };
    };
  }
}
