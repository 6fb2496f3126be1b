import { type FramingChoice } from '#libs/iso8583';

/** A connection of the acquirer to a host, as a tester defines it. */
export interface LinkDefinition {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  /** The name of a profile. */
  readonly profile: string;
  readonly framing: FramingChoice;
  readonly tls: LinkTls | null;
  /** Whether the acquirer signs on (0800, DE70 001) when it has connected. */
  readonly signOn: boolean;
  /** Seconds between echo tests, on the clock of the sandbox; null: none. */
  readonly echoSeconds: number | null;
  /** How long the acquirer waits for a response; null: ISO8583_ANSWER_MS. */
  readonly answerMs: number | null;
}

export interface LinkTls {
  /** Certificates in PEM that sign the certificate of the host; null: the authorities of Node. */
  readonly ca: string | null;
  readonly verify: boolean;
}

/** A stored link. The id differs if it is deleted and created again under the same name. */
export interface Link extends LinkDefinition {
  readonly id: string;
}

export const LINK_STATUSES = ['connecting', 'connected', 'signed-on', 'down'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

export interface LinkCounts {
  sent: number;
  answered: number;
  late: number;
  duplicate: number;
  unmatched: number;
  unreadable: number;
  unanswered: number;
}

/** The state of a link in this process. */
export interface LinkState {
  readonly status: LinkStatus;
  readonly counts: Readonly<LinkCounts>;
  readonly lastError: string | null;
}

export function noCounts(): LinkCounts {
  return {
    sent: 0,
    answered: 0,
    late: 0,
    duplicate: 0,
    unmatched: 0,
    unreadable: 0,
    unanswered: 0,
  };
}

/** The state of a link that this process has not opened. */
export const NOT_OPENED: LinkState = { status: 'down', counts: noCounts(), lastError: null };

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
/** After this number of failures in a row, only the next use of the link connects again. */
const MAX_RETRIES = 10;

/**
 * The wait before the next attempt to connect, by the number of failures in a row; undefined if there is no further
 * attempt.
 */
export function reconnectAfterMs(failures: number): number | undefined {
  if (failures > MAX_RETRIES) return undefined;
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}
