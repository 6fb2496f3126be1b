import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type Client } from '../../registration/client';
import { SignatureTime } from '../../security/signature-time';
import { hashOf, newSecret } from '../../security/tokens/secret';
import { type PushedRequestRow } from '../pushed/pushed-request.row';
import { type CodeRow } from './code.row';
import { IdTokens } from './id-tokens';
import { RequestEnd } from './request-end';

/** How long a code can be redeemed, in milliseconds on the clock of the sandbox. */
export const CODE_LIFETIME_MS = 300_000;

/** A customer who has authorised a request. */
interface Authorized {
  readonly pushed: PushedRequestRow;
  readonly client: Client;
  readonly issuer: string;
  readonly subject: string;
}

/** Issues authorization codes. */
@Injectable()
export class Codes {
  constructor(
    private readonly requests: RequestEnd,
    private readonly idTokens: IdTokens,
    private readonly time: SignatureTime,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Issues a code and, if it was asked for, an ID token. The request cannot be used again.
   * @returns the parameters of the response; undefined if another request was first
   */
  async issue({
    pushed,
    client,
    issuer,
    subject,
  }: Authorized): Promise<Readonly<Record<string, string>> | undefined> {
    const { request, requestUri } = pushed;
    const code = newSecret();
    const nowMs = this.clock.nowMs();
    const authenticatedAtMs = await this.time.nowMs();
    const row: CodeRow = {
      codeHash: hashOf(code),
      request,
      subject,
      authenticatedAtMs,
      expiresAtMs: nowMs + CODE_LIFETIME_MS,
      isRedeemed: false,
    };
    if (!(await this.requests.complete(requestUri, { code: row, nowMs }))) return undefined;
    if (request.responseType === 'code') return { code };
    const content = { issuer, subject, authenticatedAtMs, request, code, codeHash: row.codeHash };
    return { code, id_token: await this.idTokens.make(content, client) };
  }

  /**
   * Ends a request without a code, for an error.
   * @returns false if it was completed before
   */
  end(requestUri: string): Promise<boolean> {
    return this.requests.complete(requestUri);
  }

  /** The parameters of a response in a signed form (JARM). */
  signed(...parameters: Parameters<IdTokens['response']>): Promise<string> {
    return this.idTokens.response(...parameters);
  }
}
