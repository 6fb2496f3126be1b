import { type Codec, type IsoMessage } from '#libs/iso8583';
import { type LinkBusy, type LinkDown } from '../links/link.errors';

/** What has become of a message. */
export type Outcome =
  | { readonly kind: 'answered'; readonly response: IsoMessage }
  /** It was sent, and whether the host has processed it is unknown. */
  | { readonly kind: 'unanswered' }
  /** Nothing was sent. */
  | { readonly kind: 'not-sent'; readonly failure: LinkDown | LinkBusy };

/** How long a message waits for its response. */
export interface Waiting {
  readonly ms: number;
  /** The clock of the sandbox, or the monotonic clock of the machine. */
  readonly clock: 'sandbox' | 'real';
  /** Is called with a response that arrives later, over a link. */
  readonly onLate?: (response: IsoMessage) => void;
}

/** A way to the host: over HTTP, or over a link. */
export interface Route {
  /** The name of the link; null for HTTP. */
  readonly link: string | null;
  readonly codec: Codec;
  /** How long a message waits for its response. */
  readonly answerMs: number;
  send(message: IsoMessage, waiting: Waiting): Promise<Outcome>;
}
