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
  /** The sequences of the first and of the last one; 0 if there are none. */
  readonly first: number;
  readonly last: number;
}

/** What every report names: BizMsgIdr of the camt.060, the Conta PI, and the instant, ISO 8601 UTC. */
export interface ReportHead {
  readonly queryId: string;
  readonly ownerIspb: string;
  readonly now: string;
}

/**
 * A camt.053: with CSA, what is available (SADP) and what orders under way have reserved (SABK). With CRE, the remuneration
 * and the part of the balance that has earned it, which are zero: the simulator pays no interest.
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
 * A camt.052: how many entries the file of the period has, and its hash (SHA-256). The hash is that of the first and of the
 * last control number and the number of entries: it changes whenever the entries of the period do. A period without
 * entries has a file with none.
 */
export function entriesReport(
  { queryId, ownerIspb, now }: ReportHead,
  { entries, first, last }: PeriodEntries,
): SpiEntryFiles {
  const content = [ownerIspb, entries, first, last].join(' ');
  const hash = createHash('sha256').update(content).digest('hex');
  return { createdAt: now, files: [{ queryId, ownerIspb, numberOfEntries: entries, hash }] };
}
