import { maskMessage, type IsoMessage, type Profile } from '#libs/iso8583';

/** The result of a message of a link, which the acquirer or the host sent. */
export const LINK_MESSAGE_OUTCOMES = [
  'waiting',
  'answered',
  'late',
  'duplicate',
  'unmatched',
  'unreadable',
  'unanswered',
] as const;
export type LinkMessageOutcome = (typeof LINK_MESSAGE_OUTCOMES)[number];

/** A line of the log. */
export interface LoggedExchange {
  /** ISO 8601 UTC, on the clock of the sandbox. */
  readonly at: string;
  readonly request: IsoMessage | null;
  response: IsoMessage | null;
  outcome: LinkMessageOutcome;
  /** From the request to its response, on the monotonic clock. */
  latencyMs: number | null;
  readonly detail: string | null;
}

const KEPT = 100;

/** The last exchanges of a link. It is in memory only; card data is masked when it is shown. */
export class ExchangeLog {
  private lines: LoggedExchange[] = [];

  /** @param profile of the messages, which says what is private in them */
  constructor(private readonly profile: Profile) {}

  add(line: LoggedExchange): void {
    this.lines.push(line);
    // Not at every line, because moving all lines costs more than keeping twice as many.
    if (this.lines.length >= 2 * KEPT) this.lines = this.lines.slice(-KEPT);
  }

  /** The last lines, newest first, with card data masked. */
  newestFirst(): LoggedExchange[] {
    return this.lines
      .slice(-KEPT)
      .reverse()
      .map((line) => ({
        ...line,
        request: line.request && maskMessage(line.request, this.profile),
        response: line.response && maskMessage(line.response, this.profile),
      }));
  }
}
