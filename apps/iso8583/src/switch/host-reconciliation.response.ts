import { type ReconciliationResponse } from '../admin/reconciliations.response';
import { type EchoResultResponse } from '../listeners/echo.response';
import { type MessageResponse } from '../messages/message.response';

/** A reconciliation of the host, and the responses to it. */
export class HostReconciliationResponse {
  /** The 0500 or 0520 that was sent. */
  request!: MessageResponse;
  /** One result per client that was connected. */
  results!: EchoResultResponse[];
  /** The stored reconciliation, with the result of the first response. */
  reconciliation!: ReconciliationResponse;
}
