import { type SpiRejectCode } from '#libs/iso20022';
import { formatCents } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { type PaymentReturn } from '../settlement/returns/return';
import { type TransactionStatus } from '../settlement/transaction';

/** A return that was sent. */
@LinksTo({
  findTransaction: { endToEndId: '/endToEndId' },
})
export class SimulatedReturnResponse {
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
   * The amount of the return, in reais.
   * @example 75.00
   */
  amount!: string;

  /** @example MD06 */
  reason!: string;

  /**
   * PENDING: the participant of the payer has not answered yet. REJECTED: for the reason in `reasonCode`.
   * @example PENDING
   */
  status!: TransactionStatus;

  /** The reason of the rejection. Present only if it is REJECTED. */
  reasonCode?: SpiRejectCode;

  static of(given: PaymentReturn): SimulatedReturnResponse {
    const { returnId, endToEndId, amount, reason, status, reasonCode } = given;
    return {
      ...{ returnId, endToEndId, amount: formatCents(amount), reason, status },
      ...(reasonCode === null ? {} : { reasonCode }),
    };
  }
}
