import { type ExchangeFailure } from './recording';

/** A message as it passed. It is not masked, and so never leaves the memory of the process. */
export interface CapturedMessage {
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders: readonly string[];
  /** As sent, perhaps compressed. */
  readonly body: Buffer;
  /** Whether the body is larger than the limit; `body` is then empty. */
  readonly isCut: boolean;
  readonly isComplete: boolean;
}

export interface CapturedExchange {
  /** From 1, in the order in which the requests began. */
  readonly number: number;
  readonly method: string;
  /** The path and the query as they were sent. */
  readonly target: string;
  readonly request: CapturedMessage;
  readonly response: (CapturedMessage & { readonly status: number }) | undefined;
  readonly failure: ExchangeFailure | undefined;
  /** The code of the error of the connection, such as ECONNREFUSED. */
  readonly reason?: string | undefined;
  readonly tookMs: number;
}
