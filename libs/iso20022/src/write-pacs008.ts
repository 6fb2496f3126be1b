import { formatCents, type Cents } from '#libs/kernel';
import { writeXml, type XmlNode } from '#libs/xml';
import { PACS008_NAMESPACE } from './pacs008';

/** One payment that an institution sends to the SPI. */
export interface PaymentToWrite {
  readonly messageId: string;
  /** ISO 8601 UTC with `Z`. */
  readonly createdAt: string;
  readonly endToEndId: string;
  readonly txId: string;
  readonly amount: Cents;
  readonly debtorIspb: string;
  readonly debtorName: string;
  readonly creditorIspb: string;
  readonly creditorName: string;
}

const MAX_NAME = 140;

/** Writes the pacs.008 of one payment, with the elements of the contract. */
export function writePacs008(payment: PaymentToWrite): string {
  const { messageId, createdAt, endToEndId, txId, amount } = payment;
  const cents: XmlNode['attributes'] = { Ccy: 'BRL' };
  const total = formatCents(amount);
  const header: XmlNode = {
    name: 'GrpHdr',
    content: [
      { name: 'MsgId', content: messageId },
      // The element has no zone.
      { name: 'CreDtTm', content: createdAt.slice(0, 19) },
      { name: 'NbOfTxs', content: '1' },
      { name: 'TtlIntrBkSttlmAmt', attributes: cents, content: total },
      { name: 'IntrBkSttlmDt', content: createdAt.slice(0, 10) },
      { name: 'SttlmInf', content: [{ name: 'SttlmMtd', content: 'CLRG' }] },
    ],
  };
  const transfer: XmlNode = {
    name: 'CdtTrfTxInf',
    content: [
      {
        name: 'PmtId',
        content: [
          { name: 'EndToEndId', content: endToEndId },
          { name: 'TxId', content: txId },
        ],
      },
      { name: 'InstgAgt', content: [institution(payment.debtorIspb)] },
      { name: 'Dbtr', content: [{ name: 'Nm', content: payment.debtorName.slice(0, MAX_NAME) }] },
      { name: 'CdtrAgt', content: [institution(payment.creditorIspb)] },
      { name: 'Cdtr', content: [{ name: 'Nm', content: payment.creditorName.slice(0, MAX_NAME) }] },
      { name: 'IntrBkSttlmAmt', attributes: cents, content: total },
      { name: 'ChrgBr', content: 'SLEV' },
    ],
  };
  return writeXml({
    name: 'Document',
    attributes: { xmlns: PACS008_NAMESPACE },
    content: [{ name: 'FIToFICstmrCdtTrf', content: [header, transfer] }],
  });
}

function institution(ispb: string): XmlNode {
  const member: XmlNode = { name: 'ClrSysMmbId', content: [{ name: 'MmbId', content: ispb }] };
  return { name: 'FinInstnId', content: [member] };
}
