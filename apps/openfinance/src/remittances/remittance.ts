import { type Cents, type Transition } from '#libs/kernel';

export const REMITTANCE_STATUSES = ['RECEIVING', 'ACCEPTED', 'REFUSED', 'PROCESSED'] as const;
export type RemittanceStatus = (typeof REMITTANCE_STATUSES)[number];

/** The statuses that responses can have: a file that is being received is not shown. */
export const SHOWN_STATUSES = ['ACCEPTED', 'REFUSED', 'PROCESSED'] as const;

/** The transitions of a remittance, by event. */
export const REMITTANCE_TRANSITIONS = {
  accept: { from: ['RECEIVING'], to: 'ACCEPTED' },
  /** A rule has requested the refusal of a file that is valid. */
  refuse: { from: ['RECEIVING'], to: 'REFUSED' },
  /** The result of its last payment is known. */
  finish: { from: ['ACCEPTED'], to: 'PROCESSED' },
} as const satisfies Readonly<Record<string, Transition<RemittanceStatus>>>;

export const FIRST_STATUS = 'RECEIVING';

/** A finding of the file, as it is stored and shown. */
export interface StoredFinding {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly field: string;
  readonly occurrence: string;
  readonly detail: string;
}

/**
 * Positions of a line.
 * @example positionsOf({ from: 3, to: 3 }); // 3
 * @example positionsOf({ from: 24, to: 41 }); // 24 to 41
 */
export function positionsOf({ from, to }: Pick<StoredFinding, 'from' | 'to'>): string {
  return from === to ? String(from) : `${String(from)} to ${String(to)}`;
}

/** The series of files of a company: NSA are unique in it. */
export interface Series {
  readonly accountId: string;
  /** The agreement (convênio) of the file header; may be empty. */
  readonly agreement: string;
}

/** A file of payments of a company. */
export interface Remittance extends Series {
  readonly id: string;
  /** The sequence number of the file. */
  readonly nsa: number;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly contentHash: string;
  readonly layout: string;
  readonly status: RemittanceStatus;
  readonly receivedAtMs: number;
  readonly paymentCount: number;
  /** The sum of the payments. */
  readonly amount: Cents;
  /** The first line of the file. */
  readonly header: string;
  /** The first findings. */
  readonly findings: readonly StoredFinding[];
  readonly findingCount: number;
  /** How many return files were made. */
  readonly returns: number;
  /** The occurrence that a rule has requested for its payments. */
  readonly requestedOccurrence: string | null;
  readonly correlationId: string;
}

/** A return file. Each return of a series has its own NSA, and never changes. */
export interface RemittanceReturn {
  readonly remittanceId: string;
  /** 1 for the first return of the remittance. */
  readonly number: number;
  readonly nsa: number;
  readonly madeAtMs: number;
}

/** How long an interrupted upload is kept, on the clock of the sandbox. */
export const RECEIPT_MS = 3_600_000;
