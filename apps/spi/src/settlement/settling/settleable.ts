import { type SpiRejectCode } from '#libs/iso20022';
import { type EntryKind } from '../../accounts/account-entry';
import { type Transaction, type TransactionStatus } from '../../transactions/transaction';
import {
  paymentNotice,
  returnNotice,
  type InstitutionNotice,
} from '../institutions/institution-notices';
import { type PaymentReturn } from '../returns/return';

/** A payment order or a return, as far as both are settled alike. */
export interface Settleable {
  readonly kind: Extract<EntryKind, 'PAYMENT' | 'RETURN'>;
  /** EndToEndId or RtrId. */
  readonly id: string;
  /** EndToEndId of the payment itself, or of the payment that is returned. */
  readonly endToEndId: string;
  readonly cents: number;
  /** The accounts that pay and are paid: ISPBs, or internal accounts. A Conta PI is also the queue of its owner. */
  readonly from: string;
  readonly to: string;
  readonly status: TransactionStatus;
  /** ISO 8601 UTC. */
  readonly deadlineAt: string;
  /** Whether the money is reserved. */
  readonly isReserved: boolean;
  /** Whether the receiver's institution knows of it. */
  readonly isForwarded: boolean;
  /** BizMsgIdr of the message that has brought it. */
  readonly messageId: string | null;
  /** For the institution that gets the money, if another service simulates it. */
  readonly notice: InstitutionNotice | null;
}

/** Why it was rejected. */
export interface RejectReason {
  readonly code: SpiRejectCode;
  /** AddtlInf, at most 105 characters. */
  readonly detail?: string;
}

/** @throws Error if the payment was settled outside of the accounts */
export function settleablePayment(payment: Transaction): Settleable {
  const { endToEndId, amount, status, debtorSettler, creditorSettler, deadlineAt } = payment;
  if (debtorSettler === null || creditorSettler === null || deadlineAt === null) {
    throw new Error(`Payment ${endToEndId} has no accounts.`);
  }
  return {
    kind: 'PAYMENT',
    id: endToEndId,
    endToEndId,
    cents: amount,
    from: debtorSettler,
    to: creditorSettler,
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
    from: given.payerSettler,
    to: given.receiverSettler,
    status,
    deadlineAt,
    isReserved: false,
    isForwarded: given.isForwarded,
    messageId,
    notice: returnNotice(given),
  };
}
