import { createHash } from 'node:crypto';
import {
  type AccountSubject,
  type BalanceType,
  type SpiEntryFiles,
  type SpiStatements,
} from '#libs/iso20022';
import { toCents, type Cents } from '#libs/kernel';
import { type Participant } from '../../participants/participant';

/** The entries of a period. */
export interface PeriodEntries {
  readonly entries: number;
  /** The sequence of the first entry; 0 if there is none. */
  readonly first: number;
  /** The sequence of the last entry; 0 if there is none. */
  readonly last: number;
}

/** The members of every report: BizMsgIdr of the camt.060, the owner of the Conta PI, and the instant, ISO 8601 UTC. */
export interface ReportHead {
  readonly queryId: string;
  readonly ownerIspb: string;
  readonly now: string;
}

/**
 * A camt.053. With CSA it has the available balance (SADP) and the part that is reserved for pending payments (SABK). With CRE it has
 * the remuneration and the balance with remuneration, which are zero, because the simulator pays no interest.
 */
export function balanceReport(
  { queryId, ownerIspb, now }: ReportHead,
  { balance, reserved }: Pick<Participant, 'balance' | 'reserved'>,
  subject: Extract<AccountSubject, 'CSA' | 'CRE'>,
): SpiStatements {
  const zero = toCents(0);
  const amounts: readonly (readonly [BalanceType, Cents])[] =
    subject === 'CSA'
      ? [
          ['SADP', toCents(balance - reserved)],
          ['SABK', reserved],
        ]
      : [
          ['PSSR', zero],
          ['REMN', zero],
        ];
  const balances = amounts.map(([type, amount]) => ({ type, amount, at: now }));
  return { createdAt: now, statements: [{ queryId, ownerIspb, balances }] };
}

/**
 * A camt.052: the number of entries in the file of the period, and its hash (SHA-256). The hash is that of the sequences of the first
 * and the last entry and the number of entries, so it changes when the entries change. A period without entries has an empty file.
 */
export function entriesReport(
  { queryId, ownerIspb, now }: ReportHead,
  { entries, first, last }: PeriodEntries,
): SpiEntryFiles {
  const content = [ownerIspb, entries, first, last].join(' ');
  const hash = createHash('sha256').update(content).digest('hex');
  return { createdAt: now, files: [{ queryId, ownerIspb, numberOfEntries: entries, hash }] };
}
