import { type LatencySummary } from './latencies';

export const LOAD_STATUSES = ['running', 'finished', 'cancelled'] as const;
export type LoadStatus = (typeof LOAD_STATUSES)[number];

/** The addresses of the acquirer, which give the class of the messages. */
export const LOAD_CLASSES = {
  authorize: '1',
  financial: '2',
  reversal: '4',
  network: '8',
} as const;
export type LoadClass = keyof typeof LOAD_CLASSES;

/** The settings of a load run. */
export interface LoadPlan {
  readonly link: string | null;
  /** Messages per second. */
  readonly rate: number;
  readonly messages: number;
  /** Messages that wait for their responses at the same time. */
  readonly concurrency: number;
  /** Whether messages without a response are reversed. */
  readonly reverse: boolean;
}

/** The results of a load run until now. */
export interface LoadReport {
  readonly plan: LoadPlan;
  readonly sent: number;
  readonly answered: number;
  readonly approved: number;
  /** The number of declines by response code. */
  readonly declined: Readonly<Record<string, number>>;
  readonly unanswered: number;
  readonly late: number;
  /** Messages that could not be sent, because the link was down. */
  readonly notSent: number;
  readonly reversed: number;
  /** Messages per second that were sent. */
  readonly rateReached: number;
  readonly latencyMs: LatencySummary | null;
  /** On the clock of the sandbox. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** The reason why it ended early; null if it did not. */
  readonly error: string | null;
}

/** A load run, as it is stored. */
export interface Load {
  readonly id: string;
  readonly status: LoadStatus;
  readonly report: LoadReport;
}
