import { type Codec, type IsoMessage } from '#libs/iso8583';
import { passTime, type OpenSandbox } from '#libs/sandbox';
import { type Failure } from '#libs/kernel';

/** The result of sending a message. */
export type Outcome =
  | { readonly kind: 'answered'; readonly response: IsoMessage }
  /** It was sent, and whether the host has processed it is unknown. The reason is absent if no response arrived. */
  | { readonly kind: 'unanswered'; readonly reason?: string }
  /** Nothing was sent. */
  | { readonly kind: 'not-sent'; readonly failure: Failure };

/** How a message is sent, and how long it waits for its response. */
export interface Waiting {
  readonly ms: number;
  /** The clock of the sandbox, or the monotonic clock of the machine. */
  readonly clock: 'sandbox' | 'real';
  /** Is called with a response that arrives later, over a link. */
  readonly onLate?: (response: IsoMessage) => void;
  /** The bytes of the message, if it is already packed. */
  readonly packed?: Buffer;
}

/** The route to the host: over HTTP, or over a link. */
export interface Route {
  /** The name of the link; null for HTTP. */
  readonly link: string | null;
  readonly codec: Codec;
  /** How long a message waits for its response. */
  readonly answerMs: number;
  send(message: IsoMessage, waiting: Waiting): Promise<Outcome>;
}

/**
 * Returns the value that `work` resolves to; undefined when the time is over.
 *
 * @param work gets a signal that is aborted when the time is over
 * @throws the reason of `openSandbox.closing`, and the errors of `work`
 */
export async function awaitAnswer<T>(
  openSandbox: OpenSandbox,
  { ms, clock }: Pick<Waiting, 'ms' | 'clock'>,
  work: (signal: AbortSignal) => Promise<T | undefined>,
): Promise<T | undefined> {
  const over = new AbortController();
  const timeout = passTime(openSandbox, ms, { clock, signal: over.signal });
  try {
    return await Promise.race([work(over.signal), timeout.then(() => undefined)]);
  } finally {
    over.abort();
  }
}
