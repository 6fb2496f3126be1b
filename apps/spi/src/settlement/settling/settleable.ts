import { type SpiRejectCode } from '#libs/iso20022';
import { type EntryKind } from '../../participants/account-entry';
import { type Transaction } from '../transaction';
import {
  paymentNotice,
  returnNotice,
  type InstitutionNotice,
} from '../institutions/institution-notice';
import { type PaymentReturn } from '../returns/return';
import { type PaymentStatus } from './lifecycle';

/** A payment or a return: the members that its settlement needs. */
export interface Settleable {
  readonly kind: Extract<EntryKind, 'PAYMENT' | 'RETURN'>;
  /** EndToEndId or RtrId. */
  readonly id: string;
  /** EndToEndId of the payment, also for a return. */
  readonly endToEndId: string;
  readonly cents: number;
  /** The accounts that pay and are paid: the ISPB of a Conta PI, or an internal account. Messages go to the owner of the Conta PI. */
  readonly from: string;
  readonly to: string;
  readonly status: PaymentStatus;
  /** ISO 8601 UTC. */
  readonly deadlineAt: string;
  /** Whether the money is reserved. */
  readonly isReserved: boolean;
  /** Whether the receiver's institution knows of it. */
  readonly isForwarded: boolean;
  /** BizMsgIdr of the message that contained it; null if the simulator sent it. */
  readonly messageId: string | null;
  /** For the institution that gets the money, if another service simulates it. */
  readonly notice: InstitutionNotice | null;
}

/** The reason of a rejection. */
export interface RejectReason {
  readonly code: SpiRejectCode;
  /** AddtlInf, at most 105 characters. */
  readonly detail?: string;
}

/** @throws Error if the payment was settled outside of the accounts */
export function settleablePayment(payment: Transaction): Settleable {
  const { endToEndId, amount, status, deadlineAt } = payment;
  const { debtorSettlementAccount: from, creditorSettlementAccount: to } = payment;
  if (from === null || to === null || deadlineAt === null) {
    throw new Error(`Payment ${endToEndId} has no accounts.`);
  }
  return {
    kind: 'PAYMENT',
    id: endToEndId,
    endToEndId,
    cents: amount,
    from,
    to,
    status,
    deadlineAt,
    isReserved: payment.details?.isReserved === true,
    isForwarded: payment.details?.isForwarded !== false,
    messageId: payment.details?.messageId ?? null,
    notice: paymentNotice(payment),
  };
}

/** A return moves money from the institution of the payment's receiver to that of its payer. */
export function settleableReturn(given: PaymentReturn): Settleable {
  const { returnId, endToEndId, amount, status, deadlineAt, messageId } = given;
  return {
    kind: 'RETURN',
    id: returnId,
    endToEndId,
    cents: amount,
    from: given.payerSettlementAccount,
    to: given.receiverSettlementAccount,
    status,
    deadlineAt,
    isReserved: false,
    isForwarded: given.isForwarded,
    messageId,
    notice: returnNotice(given),
  };
}
