import { type IsoMessage } from '#libs/iso8583';

/** The money that moved for one acquirer on one day, in cents of BRL. */
export interface DayTotals {
  readonly credits: Total;
  readonly creditReversals: Total;
  readonly debits: Total;
  readonly debitReversals: Total;
  readonly inquiries: number;
  readonly authorizations: number;
}

export interface Total {
  readonly count: number;
  readonly cents: number;
}

/** The elements of totals by their numbers: DE74 to DE77, DE80, DE81, DE86 to DE89 and DE97. */
export type TotalElements = Readonly<Record<string, string>>;

/** The elements of a reconciliation (DE74 to DE77, DE80, DE81, DE86 to DE89, DE97) from the totals of the host. */
export function elementsOfTotals(totals: DayTotals): TotalElements {
  const { credits, creditReversals, debits, debitReversals } = totals;
  const net = netOf(totals);
  return {
    '74': digits(credits.count, 10),
    '75': digits(creditReversals.count, 10),
    '76': digits(debits.count, 10),
    '77': digits(debitReversals.count, 10),
    '80': digits(totals.inquiries, 10),
    '81': digits(totals.authorizations, 10),
    '86': digits(credits.cents, 16),
    '87': digits(creditReversals.cents, 16),
    '88': digits(debits.cents, 16),
    '89': digits(debitReversals.cents, 16),
    '97': (net < 0 ? 'D' : 'C') + digits(Math.abs(net), 16),
  };
}

/** The net amount in cents of BRL: credits without debits. */
export function netOf({ credits, creditReversals, debits, debitReversals }: DayTotals): number {
  return credits.cents - creditReversals.cents - debits.cents + debitReversals.cents;
}

/** The elements in which the sender and the host disagree; empty if all elements that it sent are the same. */
export function differencesIn(
  { fields }: IsoMessage,
  own: Readonly<Record<string, string>>,
): readonly string[] {
  return Object.keys(own).filter((element) => (fields[element] ?? own[element]) !== own[element]);
}

/** The day of a reconciliation, MMDD: DE15, else DE13, else the date of DE7. */
export function dayOf({ fields }: IsoMessage): string {
  return fields['15'] ?? fields['13'] ?? (fields['7'] ?? '').slice(0, 4);
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
