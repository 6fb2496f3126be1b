import { LruCache } from '#libs/kernel';

/** The maximum number of stored tokens. With more clients, some tokens are verified again. */
const REMEMBERED = 10_000;

interface Verified {
  /** The signing key of the token. A reset creates a new key, so the token is no longer known. */
  readonly key: Uint8Array;
  readonly expiresMs: number;
  /** The time of the verification by the clock of the sandbox. Before this time, the token is not known. */
  readonly sinceMs: number;
}

/** A cache of tokens with a verified signature, because a client sends the same token many times. */
export class VerifiedTokens {
  private readonly tokens = new LruCache<string, Verified>(REMEMBERED);

  knows(token: string, key: Uint8Array, nowMs: number): boolean {
    const known = this.tokens.get(token);
    if (known === undefined) return false;
    const isValid = nowMs >= known.sinceMs && nowMs < known.expiresMs;
    return isValid && Buffer.compare(known.key, key) === 0;
  }

  add(token: string, verified: Verified): void {
    this.tokens.set(token, verified);
  }
}
