import { type SpiRejectCode } from '#libs/iso20022';
import { formatCents } from '#libs/kernel';
import { type PaymentReturn } from '../settlement/returns/return';
import { type TransactionStatus } from '../transactions/transaction';

/** A return that was sent. */
export class VirtualReturnResponse {
  /**
   * RtrId.
   * @example D9999900420260131120012345678901
   */
  returnId!: string;

  /**
   * EndToEndId of the payment.
   * @example E99999003202601311200exemplo0001
   */
  endToEndId!: string;

  /**
   * In reais.
   * @example 75.00
   */
  amount!: string;

  /** @example MD06 */
  reason!: string;

  /**
   * PENDING: the participant of the payer has not answered yet. REJECTED: `reasonCode` says why.
   * @example PENDING
   */
  status!: TransactionStatus;

  /** Why it was rejected. */
  reasonCode?: SpiRejectCode;

  static of(given: PaymentReturn): VirtualReturnResponse {
    const { returnId, endToEndId, amount, reason, status, reasonCode } = given;
    return {
      ...{ returnId, endToEndId, amount: formatCents(amount), reason, status },
      ...(reasonCode === null ? {} : { reasonCode }),
    };
  }
}
