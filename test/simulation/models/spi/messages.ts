import { reais } from '../amounts';
import { type Transfer } from './settle';
import { type Payment } from './state';

/** What can be wrong with a pacs.008. */
export type Flaw = 'not-xml' | 'other-root' | 'wrong-count' | 'no-id' | 'wrong-total' | 'currency';

/** A message of the contract. One with several payments has a total. */
export function pacs008(transfers: readonly Transfer[], flaw: Flaw | null): string {
  const count = transfers.length + (flaw === 'wrong-count' ? 1 : 0);
  const sum = transfers.reduce((cents, transfer) => cents + transfer.cents, 0);
  const total = flaw === 'wrong-total' ? sum + 1 : sum;
  const root = flaw === 'other-root' ? 'FIToFIPmtStsRpt' : 'FIToFICstmrCdtTrf';
  return (
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><${root}>` +
    `<GrpHdr><MsgId>M1</MsgId><CreDtTm>2999-01-01T12:00:00</CreDtTm><NbOfTxs>${String(count)}</NbOfTxs>` +
    (transfers.length > 1 || flaw === 'wrong-total'
      ? `<TtlIntrBkSttlmAmt Ccy="BRL">${reais(total)}</TtlIntrBkSttlmAmt>`
      : '') +
    `</GrpHdr>${transfers.map((transfer) => transferOf(transfer, flaw)).join('')}</${root}>` +
    (flaw === 'not-xml' ? '</Dokument>' : '</Document>')
  );
}

function transferOf(transfer: Transfer, flaw: Flaw | null): string {
  const { endToEndId, txId, cents, debtorIspb, creditorIspb, testValue } = transfer;
  const currency = flaw === 'currency' ? 'USD' : 'BRL';
  const key = testValue === null ? '' : `${testValue.toLowerCase()}@outcome.example`;
  return (
    '<CdtTrfTxInf><PmtId>' +
    (flaw === 'no-id' ? '' : `<EndToEndId>${endToEndId}</EndToEndId>`) +
    (txId === null ? '' : `<TxId>${txId}</TxId>`) +
    `</PmtId>${agent('InstgAgt', debtorIspb)}${agent('CdtrAgt', creditorIspb)}` +
    (key === '' ? '' : `<CdtrAcct><Prxy><Id>${key}</Id></Prxy></CdtrAcct>`) +
    `<IntrBkSttlmAmt Ccy="${currency}">${reais(cents)}</IntrBkSttlmAmt></CdtTrfTxInf>`
  );
}

/** An institution in a message. */
export function agent(name: string, ispb: string): string {
  return `<${name}><FinInstnId><ClrSysMmbId><MmbId>${ispb}</MmbId></ClrSysMmbId></FinInstnId></${name}>`;
}

/** The answer to a message, with one status for each payment. */
export function pacs002(payments: readonly Payment[], now: string): string {
  const total = payments.reduce((sum, { cents }) => sum + cents, 0);
  const statuses = payments.map(
    ({ endToEndId, status, reasonCode }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>` +
      (reasonCode === null
        ? `<TxSts>${status === 'PENDING' ? 'ACSP' : 'ACCP'}</TxSts>`
        : `<TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${reasonCode}</Cd></Rsn></StsRsnInf>`) +
      '</TxInfAndSts>',
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document><FIToFIPmtStsRpt>' +
    `<GrpHdr><MsgID>PACS002${payments[0]?.endToEndId ?? ''}</MsgID><CreDtTm>${now}</CreDtTm>` +
    `<NbOfTxs>${String(payments.length)}</NbOfTxs>` +
    `<TtlIntrBkSttlmAmt Ccy="BRL">${reais(total)}</TtlIntrBkSttlmAmt></GrpHdr>` +
    `${statuses.join('')}</FIToFIPmtStsRpt></Document>`
  );
}
