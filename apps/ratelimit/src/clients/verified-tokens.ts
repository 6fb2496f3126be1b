import { LruCache } from '#libs/kernel';

/** Tokens that are remembered at once; more clients than that are verified each time. */
const REMEMBERED = 10_000;

interface Verified {
  /** What it was signed with: another key in its place, as a reset makes, ends what was known. */
  readonly key: Uint8Array;
  readonly expiresMs: number;
  /** The clock of the sandbox when it was verified; set to an earlier time, it is verified anew. */
  readonly sinceMs: number;
}

/** Tokens whose signature was found to be right: a client sends the same one many times. */
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
