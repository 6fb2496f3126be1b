import { type MessageResponse, type ReceivedResponse } from '../messages/message.response';

/** The reversal advice for a message without a response. */
export class ReversalResponse {
  /** The advice as it was last sent. */
  request!: MessageResponse;
  /** The response to the advice; null if there was none. */
  response!: ReceivedResponse | null;
  /**
   * How often the advice was sent: first as 0420, then as the repeat 0421.
   * @example 1
   */
  tries!: number;
}

/** The message that the acquirer sent, and the response of the issuer. */
export class AcquirerResponse {
  /** The message that was sent. */
  request!: MessageResponse;
  /** The response of the issuer; null if none arrived in time. */
  response!: ReceivedResponse | null;
  /** The reversal advice that the acquirer sent. Present only if no response arrived in time. */
  reversal?: ReversalResponse;
}
