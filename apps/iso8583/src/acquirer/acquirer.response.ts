import { type MessageResponse, type ReceivedResponse } from '../messages/message.response';
import { type AdviceStatus } from './advices/advice';

/** The progress of an advice that the acquirer sends until the host confirms it. */
export class StoredAdviceResponse {
  /**
   * The id in `GET /iso8583/acquirer/advices/{id}`.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  adviceId!: string;
  /** `waiting`: the host has not answered, and the advice is repeated. */
  status!: AdviceStatus;
  /**
   * How often the advice was sent.
   * @example 1
   */
  tries!: number;
  /** When it is repeated, on the clock of the sandbox; null unless it waits. */
  nextTryAt!: string | null;
}

/** The reversal advice for a message without a response. */
export class ReversalResponse extends StoredAdviceResponse {
  /** The advice as it was last sent: first as 0420, then as the repeat 0421. */
  request!: MessageResponse;
  /** The response to the advice; null if there was none. */
  response!: ReceivedResponse | null;
}

/** The message that the acquirer sent, and the response of the issuer. */
export class AcquirerResponse {
  /** The message that was sent. */
  request!: MessageResponse;
  /** The response of the issuer; null if none arrived in time. */
  response!: ReceivedResponse | null;
  /** The reversal advice that the acquirer sent. Present only if no response to a request arrived in time. */
  reversal?: ReversalResponse;
  /** The stored advice. Present only if the message is an advice (0120, 0220, 0420) or a confirmation (0202). */
  advice?: StoredAdviceResponse;
}
