import { formatCents, type Cents } from '#libs/kernel';
import { type SpiRejectCode } from './reject-codes';
import { writeXml, type XmlNode } from '#libs/xml';

/** The status of one payment in a report. */
export interface PaymentStatus {
  readonly endToEndId: string;
  /** TxSts. ACCP: accepted, as the contract defines it. ACSP: the receiver's institution has not answered yet. RJCT: rejected. */
  readonly status: 'ACCP' | 'ACSP' | 'RJCT';
  /** The reject reason. Undefined if the payment is not rejected. */
  readonly reason?: SpiRejectCode | undefined;
}

/** FIToFIPaymentStatusReport as in the contract. */
export interface Pacs002 {
  readonly messageId: string;
  /** ISO 8601 UTC with `Z`. */
  readonly createdAt: string;
  /** The total of the payment. */
  readonly total: Cents;
  readonly payments: readonly PaymentStatus[];
}

/**
 * Writes the report. It has no namespace and the element `MsgID`, both as in the contract. The name in ISO 20022 is `MsgId`.
 */
export function writePacs002({ messageId, createdAt, total, payments }: Pacs002): string {
  const header: XmlNode = {
    name: 'GrpHdr',
    content: [
      { name: 'MsgID', content: messageId },
      { name: 'CreDtTm', content: createdAt },
      { name: 'NbOfTxs', content: String(payments.length) },
      { name: 'TtlIntrBkSttlmAmt', attributes: { Ccy: 'BRL' }, content: formatCents(total) },
    ],
  };
  return writeXml({
    name: 'Document',
    content: [{ name: 'FIToFIPmtStsRpt', content: [header, ...payments.map(transactionStatus)] }],
  });
}

function transactionStatus({ endToEndId, status, reason }: PaymentStatus): XmlNode {
  const because: XmlNode[] =
    reason === undefined
      ? []
      : [
          {
            name: 'StsRsnInf',
            content: [{ name: 'Rsn', content: [{ name: 'Cd', content: reason }] }],
          },
        ];
  return {
    name: 'TxInfAndSts',
    content: [
      { name: 'OrgnlEndToEndId', content: endToEndId },
      { name: 'TxSts', content: status },
      ...because,
    ],
  };
}
