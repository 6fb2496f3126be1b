import { type EchoResultResponse } from '../listeners/echo.response';
import { type MessageResponse } from '../messages/message.response';
import { type NetworkStateResponse } from '../network/network.response';
import { type HostReconciliationResponse } from './host-reconciliation.response';

/** A network management message of the host, and the responses to it. */
export class HostNetworkResponse {
  /** The 0800 that was sent. */
  request!: MessageResponse;
  /** One result per client that was connected. */
  results!: EchoResultResponse[];
  /** True if a client approved it, so that the state of the institution has changed. */
  approved!: boolean;
  /** The state of the institution; absent if it has none. */
  state?: NetworkStateResponse;
  /** The totals of the day that a cutover has ended, if they were asked for. */
  reconciliation?: HostReconciliationResponse;
}
