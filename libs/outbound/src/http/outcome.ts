/** The largest body of a request, and of an answer after decoding, in bytes. */
export const MAX_BODY_BYTES = 1_048_576;
/** The largest head of an answer, in bytes. */
export const MAX_HEAD_BYTES = 16_384;
/** The maximum number of redirects that are followed. */
export const MAX_REDIRECTS = 3;

export interface OutboundRequest {
  /** In capital letters: `POST`. */
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Headers that are not sent to another origin after a redirect, besides Authorization and Cookie. */
  readonly secretHeaders?: readonly string[];
  /** Time for the whole exchange with all redirects, in ms on the monotonic clock. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export interface OutboundAnswer {
  readonly kind: 'answer';
  readonly status: number;
  /** The reason phrase as sent; can be empty. */
  readonly statusText: string;
  /** By name in lower case. Values of the same name are joined with commas, except those of Set-Cookie. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** Decoded. */
  readonly body: Buffer;
  /** The URLs that the redirects led to, in order. */
  readonly redirects: readonly string[];
}

/** The reason why there is no answer. `reason` is a sentence for people. */
export interface OutboundFailure {
  /**
   * `refused`: nothing was sent, because the request or its destination is not allowed. `timeout`: there was no
   * complete answer in time. `too-large`: the request or the answer exceeds a limit. `failed`: anything else.
   */
  readonly kind: 'refused' | 'timeout' | 'too-large' | 'failed';
  readonly reason: string;
}

export type OutboundOutcome = OutboundAnswer | OutboundFailure;

/** The maximum number of characters of a URL in an error. */
const SHOWN_CHARACTERS = 200;

/** A URL for errors: without its query, which can contain secrets. */
export function shownUrl({ origin, pathname }: URL): string {
  const text = origin + pathname;
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}
