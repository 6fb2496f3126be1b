import { type SpiRejectCode } from '#libs/iso20022';
import { type Cents } from '#libs/kernel';
import { type TransactionStatus } from '../transaction';

/** A return (devolução) of a settled payment, or of a part of it. */
export interface PaymentReturn {
  /** RtrId. */
  readonly returnId: string;
  /** EndToEndId of the original payment. */
  readonly endToEndId: string;
  readonly amount: Cents;
  /** The reason that the sender gave: MD06, BE08, FR01 or SL02. */
  readonly reason: string;
  /** The institution that pays the money back: the receiver of the original payment. */
  readonly payerIspb: string;
  /** The institution that receives the money back: the payer of the original payment. */
  readonly receiverIspb: string;
  /** The accounts that pay and are paid, as they were when the SPI received the return: Contas PI or internal accounts. */
  readonly payerSettlementAccount: string;
  readonly receiverSettlementAccount: string;
  readonly status: TransactionStatus;
  readonly reasonCode: SpiRejectCode | null;
  /** Whether the SPI has forwarded it. A rule can prevent that (NO_ANSWER, LATE_ANSWER). */
  readonly isForwarded: boolean;
  /** BizMsgIdr of its pacs.004; null if the simulator has sent it. */
  readonly messageId: string | null;
  /** ISO 8601 UTC, like the next two. */
  readonly createdAt: string;
  readonly deadlineAt: string;
  readonly settledAt: string | null;
}
