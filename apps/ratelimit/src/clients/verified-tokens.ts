import { LruCache } from '#libs/kernel';
import { type OpenSandbox } from '#libs/sandbox';

/** The maximum number of stored tokens. With more clients, some tokens are verified again. */
const REMEMBERED = 10_000;

/** The open sandbox of a token, as far as the cache uses it. */
export type SandboxOfToken = Pick<OpenSandbox, 'version' | 'isStale'>;

interface Verified {
  readonly clientId: string;
  /** Weak, so that the cache does not keep the database of a sandbox that was closed. */
  readonly sandbox: WeakRef<SandboxOfToken>;
  readonly version: number;
  readonly expiresMs: number;
  /** The time of the verification by the clock of the sandbox. Before this time, the token is not known. */
  readonly sinceMs: number;
}

/**
 * A cache of verified tokens, because a client sends the same token many times. A sandbox never loses its signing key or a
 * client while it stays open. A reset or a restored snapshot opens it again, so its tokens are no longer known. They are
 * verified again too after each announced change of the sandbox, and while changes of other instances may have been missed.
 */
export class VerifiedTokens {
  private readonly tokens = new LruCache<string, Verified>(REMEMBERED);

  /** The client of a token that was verified in this sandbox; undefined if the token must be verified. */
  clientOf(token: string, sandbox: SandboxOfToken, nowMs: number): string | undefined {
    const known = this.tokens.get(token);
    if (known === undefined || nowMs < known.sinceMs || nowMs >= known.expiresMs) return undefined;
    const isSame = known.sandbox.deref() === sandbox && known.version === sandbox.version;
    return isSame && !sandbox.isStale ? known.clientId : undefined;
  }

  /** @param verified its version is the one before the verification began */
  add(
    token: string,
    sandbox: SandboxOfToken,
    verified: Pick<Verified, 'clientId' | 'version' | 'expiresMs' | 'sinceMs'>,
  ): void {
    this.tokens.set(token, { ...verified, sandbox: new WeakRef(sandbox) });
  }
}
