import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AccessTokens } from './access-tokens';
import { AccessTokenInvalid, AccessTokenMissing } from './client.errors';

/** Bearer tokens: RFC 6750, 2.1. */
@Injectable()
export class Bearer {
  constructor(private readonly tokens: AccessTokens) {}

  /**
   * The id of the client whose token the request carries.
   * @throws AccessTokenMissing, AccessTokenInvalid
   */
  async clientOf(request: Request): Promise<string> {
    const [, token] = /^Bearer(?: +(.*))?$/i.exec(request.get('Authorization') ?? '') ?? [];
    if (token === undefined) throw new AccessTokenMissing();
    if (!/^[\w.~+/-]+=*$/.test(token)) throw new AccessTokenInvalid('It is not a JWT.');
    return this.tokens.clientOf(token);
  }
}
