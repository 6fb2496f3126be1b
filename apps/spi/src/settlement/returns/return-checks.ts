import { ABOVE_EXACT_RANGE, type SpiReturn } from '#libs/iso20022';
import { formatCents, toCents } from '#libs/kernel';
import { isInternal } from '../../accounts/account-entry';
import { accountOf, type ParticipantProfile } from '../../participants/participant';
import { type Transaction } from '../../transactions/transaction';
import { RETURN_PERIOD_MS } from '../settling/deadlines';
import { isIdOfNow, type Rejection } from '../payments/order-checks';

/** What the SPI knows when it receives a return. */
export interface ReturnSurroundings {
  readonly sender: string;
  readonly signer: string | undefined;
  readonly nowMs: number;
  readonly participants: ReadonlyMap<string, ParticipantProfile>;
  /** The payment that it returns; undefined if there is none. */
  readonly payment: Transaction | undefined;
  /** Whether NbOfTxs of the message is wrong. */
  readonly isMiscounted: boolean;
}

interface Check extends Rejection {
  applies(given: SpiReturn, surroundings: ReturnSurroundings): boolean;
}

/** The checks of a pacs.004, in their order. */
const CHECKS: readonly Check[] = [
  {
    code: 'AM18',
    detail: 'NbOfTxs is not the number of returns of the message.',
    applies: (_, { isMiscounted }) => isMiscounted,
  },
  {
    code: 'DS02',
    detail: 'The institution that returns, or its settler, is blocked for sending.',
    applies: ({ creditorIspb }, { sender, participants }) =>
      [creditorIspb, sender].some((ispb) => participants.get(ispb)?.sendBlocked === true),
  },
  {
    code: 'AG13',
    detail: 'OrgnlEndToEndId is the id of a return, and a return cannot be returned.',
    applies: ({ endToEndId }) => endToEndId.startsWith('D'),
  },
  {
    code: 'CH16',
    detail: 'OrgnlEndToEndId names no payment that was settled.',
    applies: (_, { payment, participants }) =>
      payment?.status !== 'ACCEPTED' || !isReturnable(payment, participants),
  },
  {
    code: 'AGNT',
    detail: "Only the institution of the original payment's receiver, or its settler, returns it.",
    applies: (_, { sender, participants, payment }) =>
      payment !== undefined && accountOf(payment.creditorIspb, participants) !== sender,
  },
  {
    code: 'DS0G',
    detail: 'The certificate of the signature may not operate this Conta PI.',
    applies: (_, { sender, signer }) => signer !== undefined && signer !== sender,
  },
  {
    code: 'CH16',
    detail: 'DbtrAgt and CdtrAgt in OrgnlTxRef are not those of the original payment.',
    applies: ({ debtorIspb, creditorIspb }, { payment }) =>
      payment?.debtorIspb !== debtorIspb || payment.creditorIspb !== creditorIspb,
  },
  {
    code: 'CH16',
    detail: 'The ISPB in RtrId is not that of the institution that returns, or of its settler.',
    applies: ({ returnId, creditorIspb }, { sender }) => !isIdOf(returnId, [creditorIspb, sender]),
  },
  {
    code: 'DT05',
    detail: 'The payment was settled more than 90 days ago.',
    applies: (_, { nowMs, payment }) =>
      nowMs - Date.parse(payment?.settledAt ?? payment?.createdAt ?? '') > RETURN_PERIOD_MS,
  },
  {
    code: 'AM01',
    detail: 'RtrdIntrBkSttlmAmt is zero.',
    applies: ({ amount }) => amount === 0,
  },
  {
    code: 'AM09',
    detail: 'RtrdIntrBkSttlmAmt is more than any payment can have.',
    applies: ({ amount }) => amount === ABOVE_EXACT_RANGE,
  },
  {
    code: 'FF08',
    detail: 'The time in RtrId (UTC) must be within 12 hours of now.',
    applies: ({ returnId }, { nowMs }) => !isIdOfNow(returnId, nowMs),
  },
  {
    code: 'SL02',
    detail: 'The reason SL02 is only for returns of Pix Saque and Pix Troco.',
    applies: ({ reason }, { payment }) =>
      reason === 'SL02' && !CASH_PURPOSES.has(payment?.details?.transfer.purpose ?? ''),
  },
];

/**
 * Whether the money of a payment can go back. One that moved no account, because neither institution had a Conta PI, can be
 * returned as long as that is so.
 */
export function isReturnable(
  { debtorIspb, creditorIspb, creditorSettler }: Transaction,
  participants: ReadonlyMap<string, ParticipantProfile>,
): boolean {
  if (creditorSettler !== null) return true;
  return [debtorIspb, creditorIspb].every((ispb) => isInternal(accountOf(ispb, participants)));
}

const CASH_PURPOSES: ReadonlySet<string> = new Set(['GSCB', 'OTHR']);

/** The first reason for which the SPI rejects the return on its arrival; undefined if there is none. */
export function returnRejection(
  given: SpiReturn,
  surroundings: ReturnSurroundings,
): Rejection | undefined {
  return CHECKS.find((check) => check.applies(given, surroundings));
}

/** Whether an EndToEndId or RtrId has the ISPB of one of these institutions. */
export function isIdOf(id: string, ispbs: readonly string[]): boolean {
  return ispbs.includes(id.slice(1, 9));
}

/** A return that is above what is left of its payment. */
export function aboveOriginal(payment: Transaction): Rejection {
  const returned = formatCents(payment.returned ?? toCents(0));
  const detail = `Of the payment of ${formatCents(payment.amount)}, ${returned} has already been returned.`;
  return { code: 'AM09', detail };
}
