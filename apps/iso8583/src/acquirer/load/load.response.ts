import { LinksTo } from '#libs/openapi';
import { type Load, type LoadStatus } from './load';

/** Times from a message to its response, in ms of the monotonic clock. */
export class LoadLatencyResponse {
  /** @example 3.2 */
  p50!: number;
  /** @example 8.1 */
  p95!: number;
  /** @example 12.4 */
  p99!: number;
  /** @example 15.7 */
  max!: number;
}

/** A load run with its results until now. */
@LinksTo({
  findLoad: { id: '/id' },
  cancelLoad: { id: '/id' },
})
export class LoadResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;
  status!: LoadStatus;
  /** The link that the messages are sent over; null: over HTTP. */
  link!: string | null;
  /** The requested number of messages per second. */
  rate!: number;
  /** The requested number of messages. */
  messages!: number;
  sent!: number;
  answered!: number;
  approved!: number;
  /**
   * The number of declined messages by response code.
   * @example { "51": 3 }
   */
  declined!: Record<string, number>;
  /** Messages without a response in time. */
  unanswered!: number;
  /** Responses after the time limit. */
  late!: number;
  /** Messages that could not be sent, because the link was down. */
  notSent!: number;
  /** Messages without a response that were reversed. */
  reversed!: number;
  /** The messages per second that were sent. */
  rateReached!: number;
  /** Absent while there is no response. */
  latencyMs?: LoadLatencyResponse;
  /** On the clock of the sandbox. */
  startedAt!: string;
  /** Null while it is running. */
  finishedAt!: string | null;
  /** The reason why it ended early, or why a message could not be sent; null if all were sent. */
  error!: string | null;

  static of({ id, status, report }: Load): LoadResponse {
    const { plan, latencyMs, declined, ...figures } = report;
    const { link, rate, messages } = plan;
    return {
      id,
      status,
      link,
      rate,
      messages,
      ...figures,
      declined: { ...declined },
      ...(latencyMs === null ? {} : { latencyMs: { ...latencyMs } }),
    };
  }
}
