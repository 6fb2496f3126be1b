import { ABOVE_EXACT_RANGE, type SpiReturn } from '#libs/iso20022';
import { formatCents, toCents } from '#libs/kernel';
import { isInternal } from '../../participants/account-entry';
import { accountOf, type ParticipantProfile } from '../../participants/participant';
import { movesContaPi, type Transaction } from '../transaction';
import { RETURN_PERIOD_MS } from '../settling/deadlines';
import { isIdOfNow, type Rejection } from '../payments/payment-checks';

/** The sender of a return, the time, the participants, and the payment that the return is checked against. */
export interface ReturnContext {
  readonly sender: string;
  readonly signer: string | undefined;
  readonly nowMs: number;
  readonly participants: ReadonlyMap<string, ParticipantProfile>;
  /** The payment that is returned; undefined if it does not exist. */
  readonly payment: Transaction | undefined;
  /** Whether NbOfTxs of the message is wrong. */
  readonly isMiscounted: boolean;
}

interface Check extends Rejection {
  applies(given: SpiReturn, context: ReturnContext): boolean;
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
    detail: 'The institution that returns, or its settlement agent, is blocked for sending.',
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
    detail: 'OrgnlEndToEndId is not the id of a settled payment.',
    applies: (_, { payment, participants }) =>
      payment?.status !== 'ACCEPTED' || !isReturnable(payment, participants),
  },
  {
    code: 'AGNT',
    detail:
      "Only the institution of the original payment's receiver, or its settlement agent, can return it.",
    applies: (_, { sender, participants, payment }) =>
      payment !== undefined && accountOf(payment.creditorIspb, participants) !== sender,
  },
  {
    code: 'DS0G',
    detail: 'The owner of the signature certificate is not allowed to operate this Conta PI.',
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
    detail:
      'The ISPB in RtrId is not that of the institution that returns, nor of its settlement agent.',
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
    detail: 'RtrdIntrBkSttlmAmt is above the maximum amount of a payment.',
    applies: ({ amount }) => amount === ABOVE_EXACT_RANGE,
  },
  {
    code: 'FF08',
    detail: 'The time in RtrId (UTC) must be within 12 hours of the clock of the sandbox.',
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
 * Whether a payment can be returned. If it moved no Conta PI, because neither institution had a Conta PI, it can be returned only
 * while neither has one.
 */
export function isReturnable(
  payment: Pick<
    Transaction,
    'debtorIspb' | 'creditorIspb' | 'debtorSettlementAccount' | 'creditorSettlementAccount'
  >,
  participants: ReadonlyMap<string, ParticipantProfile>,
): boolean {
  if (movesContaPi(payment)) return true;
  const { debtorIspb, creditorIspb } = payment;
  return [debtorIspb, creditorIspb].every((ispb) => isInternal(accountOf(ispb, participants)));
}

const CASH_PURPOSES: ReadonlySet<string> = new Set(['GSCB', 'OTHR']);

/** The first reason to reject the return on its arrival; undefined if there is none. */
export function returnRejection(given: SpiReturn, context: ReturnContext): Rejection | undefined {
  return CHECKS.find((check) => check.applies(given, context));
}

/** Whether an EndToEndId or RtrId has the ISPB of one of these institutions. */
export function isIdOf(id: string, ispbs: readonly string[]): boolean {
  return ispbs.includes(id.slice(1, 9));
}

/** The rejection of a return that is more than the rest of its payment. */
export function aboveOriginal(payment: Transaction): Rejection {
  const returned = formatCents(payment.returned ?? toCents(0));
  const detail = `Of the payment of ${formatCents(payment.amount)}, ${returned} has already been returned.`;
  return { code: 'AM09', detail };
}
