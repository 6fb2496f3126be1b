import { SetMetadata } from '@nestjs/common';

/** The access token that an operation needs (security profile 1.0, 7.2.2). */
export interface NeededToken {
  /** The scope, such as `accounts`. */
  readonly scope: string;
  /** How the client got the token: alone, or from a customer who authorised a consent. */
  readonly grant: 'client_credentials' | 'authorization_code';
  /** The parameter of the path or the query with the id of a consent or payment, which only the client that created it may use. */
  readonly owned?: string;
}

export const NEEDED_TOKEN = Symbol('needed token');

/** Declares the access token that an operation, or each operation of a controller, needs. `TokenGuard` checks it. */
export function NeedsToken(token: NeededToken): MethodDecorator & ClassDecorator {
  return SetMetadata(NEEDED_TOKEN, token);
}
