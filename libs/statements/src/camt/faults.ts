import { formatSum, toCents } from '#libs/kernel';
import { type CamtDocument, type CamtEntry, type CamtRecord } from './document';

/** Defects that files of banks have had. A test of a reader needs them. */
export const CAMT_FAULTS = [
  'repeatedReference',
  'decimalComma',
  'zeroDates',
  'windows1252UnderUtf8',
  'byteOrderMark',
  'wrongCount',
  'wrongSum',
  'wrongBalance',
] as const;

export type CamtFault = (typeof CAMT_FAULTS)[number];

/** What a fault changes. */
export interface FaultEffects {
  readonly record?: (record: CamtRecord) => CamtRecord;
  readonly entry?: (entry: CamtEntry) => CamtEntry;
  /** A part of the document that is written, without a cut through an element. */
  readonly text?: (text: string) => string;
  readonly bytes?: 'windows-1252';
  readonly start?: string;
}

const WRONG_COUNT = 2;
const WRONG_CENTS = 1;
const ZERO_DAY = '0000-00-00';
const AMOUNT = /(<(?:Amt(?: Ccy="BRL")?|Sum|TtlNetNtryAmt)>-?\d+)\./g;

export const FAULT_EFFECTS: Readonly<Record<CamtFault, FaultEffects>> = {
  repeatedReference: {
    entry: (entry) => ({ ...entry, reference: entry.bookingDay }),
  },
  decimalComma: { text: (text) => text.replace(AMOUNT, '$1,') },
  zeroDates: {
    entry: (entry) => ({ ...entry, bookingDay: ZERO_DAY, valueDay: ZERO_DAY }),
  },
  windows1252UnderUtf8: { bytes: 'windows-1252' },
  byteOrderMark: { start: '\uFEFF' },
  wrongCount: {
    record: (record) => ({
      ...record,
      entryCount: String(Number(record.entryCount) + WRONG_COUNT),
    }),
  },
  wrongSum: {
    record: (record) => ({ ...record, creditSum: formatSum(centsOf(record.creditSum) + 1n) }),
  },
  wrongBalance: {
    record: ({ balances = [], ...record }) => ({
      ...record,
      balances: balances.map((balance, index) =>
        index === balances.length - 1
          ? { ...balance, amount: toCents(balance.amount + WRONG_CENTS) }
          : balance,
      ),
    }),
  },
};

export function withFaultyRecord(
  { record, ...document }: CamtDocument,
  effects: readonly FaultEffects[],
): CamtDocument {
  return {
    ...document,
    record: effects.reduce((changed, effect) => effect.record?.(changed) ?? changed, record),
  };
}

function centsOf(sum = '0.00'): bigint {
  return BigInt(sum.replace('.', ''));
}
