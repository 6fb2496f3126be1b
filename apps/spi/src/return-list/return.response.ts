import { type SpiRejectCode } from '#libs/iso20022';
import { formatCents } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { type PaymentReturn } from '../settlement/returns/return';
import { type TransactionStatus } from '../settlement/transaction';

/** A return (pacs.004) of a payment, in full or in part. */
@LinksTo({
  findTransaction: { endToEndId: '/endToEndId' },
})
export class ReturnResponse {
  /**
   * RtrId.
   * @example D8765432120261121120000000000001
   */
  returnId!: string;

  /**
   * EndToEndId of the payment that is returned.
   * @example E1234567820261121120000000000001
   */
  endToEndId!: string;

  /**
   * The returned amount in reais.
   * @example 75.00
   */
  amount!: string;

  /**
   * Reason of the return: MD06, BE08, FR01 or SL02.
   * @example MD06
   */
  reason!: string;

  /**
   * ISPB of the institution that pays the money back.
   * @example 87654321
   */
  debtorIspb!: string;

  /**
   * ISPB of the institution that receives the money back.
   * @example 12345678
   */
  creditorIspb!: string;

  /**
   * ACCEPTED: settled. REJECTED: never settled. PENDING: the institution of the payer has not answered yet.
   * @example ACCEPTED
   */
  status!: TransactionStatus;

  /** Reject code of the SPI. Present only if the return was rejected. */
  reasonCode?: SpiRejectCode;

  /**
   * When it was received, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * When the money moved, ISO 8601 UTC. Present only if it is ACCEPTED.
   * @example 2026-11-21T12:00:01.200Z
   */
  settledAt?: string;

  static of(given: PaymentReturn): ReturnResponse {
    const { returnId, endToEndId, reason, status, createdAt, reasonCode, settledAt } = given;
    return {
      returnId,
      endToEndId,
      amount: formatCents(given.amount),
      reason,
      debtorIspb: given.payerIspb,
      creditorIspb: given.receiverIspb,
      status,
      ...(reasonCode === null ? {} : { reasonCode }),
      createdAt,
      ...(settledAt === null ? {} : { settledAt }),
    };
  }
}
