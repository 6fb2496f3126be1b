import { formatCents, type Cents } from '#libs/kernel';
import { type SpiRejectCode } from './reject-codes';
import { writeXml, type XmlNode } from '#libs/xml';

/** What a status report says of one payment. */
export interface PaymentStatus {
  readonly endToEndId: string;
  /** TxSts; ACCP is what the contract answers for an accepted payment. */
  readonly status: 'ACCP' | 'RJCT';
  /** Why it is rejected; of a rejected payment only. */
  readonly reason?: SpiRejectCode | undefined;
}

/** FIToFIPaymentStatusReport as the contract spells it. */
export interface Pacs002 {
  readonly messageId: string;
  /** ISO 8601 UTC with `Z`. */
  readonly createdAt: string;
  /** The total of the payment order that is reported on. */
  readonly total: Cents;
  readonly payments: readonly PaymentStatus[];
}

/**
 * Writes the report: no namespace and `MsgID`, both as in the contract (ISO itself says `MsgId`).
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
