/** The messages, what they are called in the document, and the balances that they have (ISO 20022, camt). */

export const CAMT_MESSAGES = ['camt.052', 'camt.053', 'camt.054'] as const;

export type CamtMessage = (typeof CAMT_MESSAGES)[number];

export const CAMT_VERSIONS = ['02', '08'] as const;

export type CamtVersion = (typeof CAMT_VERSIONS)[number];

/**
 * OPBD, CLBD: opening and closing booked balance. CLAV: closing available. ITBD, ITAV: booked and available balance of a day that
 * is not over.
 */
export type BalanceCode = 'OPBD' | 'CLBD' | 'CLAV' | 'ITBD' | 'ITAV';

export interface MessageDescription {
  /** The element below Document. */
  readonly element: string;
  /** The element of the statement, below it. */
  readonly record: string;
  readonly openingBalances: readonly BalanceCode[];
  readonly closingBalances: readonly BalanceCode[];
}

export const MESSAGE_DESCRIPTIONS: Readonly<Record<CamtMessage, MessageDescription>> = {
  'camt.052': {
    element: 'BkToCstmrAcctRpt',
    record: 'Rpt',
    openingBalances: ['OPBD'],
    closingBalances: ['ITBD', 'ITAV'],
  },
  'camt.053': {
    element: 'BkToCstmrStmt',
    record: 'Stmt',
    openingBalances: ['OPBD'],
    closingBalances: ['CLBD', 'CLAV'],
  },
  'camt.054': {
    element: 'BkToCstmrDbtCdtNtfctn',
    record: 'Ntfctn',
    openingBalances: [],
    closingBalances: [],
  },
};

/** @example namespaceOf('camt.053', '08'); // 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08' */
export function namespaceOf(message: CamtMessage, version: CamtVersion): string {
  return `urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}`;
}
