import { type MessageResponse, type ReceivedResponse } from '../messages/message.response';

/** The advice that undoes a message which was not answered. */
export class ReversalResponse {
  request!: MessageResponse;
  /** null where the advice was not answered either. */
  response!: ReceivedResponse | null;
  /**
   * How often it was sent; from the second time on as 0421.
   * @example 1
   */
  tries!: number;
}

/** What the acquirer sent, and what came back. */
export class AcquirerResponse {
  request!: MessageResponse;
  /** null where no answer came in time. */
  response!: ReceivedResponse | null;
  /** Only where no answer came: the reversal advice that the acquirer then sends. */
  reversal?: ReversalResponse;
}
