import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AccessTokens } from './access-tokens';
import { AccessTokenInvalid, AccessTokenMissing } from './client.errors';

/** Reads bearer tokens (RFC 6750, 2.1). */
@Injectable()
export class Bearer {
  constructor(private readonly tokens: AccessTokens) {}

  /**
   * Returns the id of the client of the access token in the request.
   * @throws AccessTokenMissing, AccessTokenInvalid
   */
  async clientOf(request: Request): Promise<string> {
    const [, token] = /^Bearer(?: +(.*))?$/i.exec(request.get('Authorization') ?? '') ?? [];
    if (token === undefined) throw new AccessTokenMissing();
    if (!/^[\w.~+/-]+=*$/.test(token)) throw new AccessTokenInvalid('It is not a JWT.');
    return this.tokens.clientOf(token);
  }
}
