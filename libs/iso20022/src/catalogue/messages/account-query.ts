/** The message that answers a query: a list of entries, balances, or one entry. */
export const ACCOUNT_ANSWERS = ['camt.052', 'camt.053', 'camt.054'] as const;
export type AccountAnswer = (typeof ACCOUNT_ANSWERS)[number];

/** CSA: balances, CRE: remuneration (camt.053). REL: entries, TRD and TRT: files of Pix Saque and Pix Troco (camt.052). */
export const ACCOUNT_SUBJECTS = ['CSA', 'CRE', 'REL', 'TRD', 'TRT'] as const;
export type AccountSubject = (typeof ACCOUNT_SUBJECTS)[number];

/** A camt.060 of the SPI: a query about a Conta PI. */
export interface SpiAccountQuery {
  readonly createdAt: string;
  /** Only with camt.054: the EndToEndId, the RtrId or the control number of the STR (20 characters) of the entry. */
  readonly entryId?: string;
  readonly answer: AccountAnswer;
  readonly ownerIspb: string;
  readonly period?: SpiAccountPeriod;
  readonly subject?: AccountSubject;
}

export interface SpiAccountPeriod {
  /** `YYYY-MM-DD`. */
  readonly fromDate: string;
  readonly toDate?: string;
  /** `hh:mm:ss.sssZ`. A period has both times or neither. */
  readonly fromTime?: string;
  readonly toTime?: string;
}
