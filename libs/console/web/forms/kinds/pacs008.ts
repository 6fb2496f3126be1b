import { letters, newEndToEndId, type Fresh } from '../fresh';

/** A payment, as a user enters it. */
export interface Payment {
  /** Reais, as in 150.75. */
  readonly amount: string;
  readonly payerIspb: string;
  readonly payerName: string;
  readonly payeeIspb: string;
  readonly payeeName: string;
  /** The Pix key of the payee; empty if there is none. */
  readonly key: string;
}

/** Returns the pacs.008 of a payment, with new ids and the instant of the sandbox. */
export function pacs008(
  payment: Payment,
  fresh: Fresh,
): { readonly endToEndId: string; readonly xml: string } {
  const endToEndId = newEndToEndId(payment.payerIspb, fresh);
  const id = letters(10, fresh).toUpperCase();
  const [amount, payer, payee] = [payment.amount, payment.payerName, payment.payeeName].map(
    escaped,
  );
  const key =
    payment.key === ''
      ? ''
      : `\n      <CdtrAcct><Prxy><Id>${escaped(payment.key)}</Id></Prxy></CdtrAcct>`;
  const agent = (ispb: string): string =>
    `<FinInstnId><ClrSysMmbId><MmbId>${escaped(ispb)}</MmbId></ClrSysMmbId></FinInstnId>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>MSG${id}</MsgId>
      <CreDtTm>${fresh.now.slice(0, 19)}</CreDtTm>
      <NbOfTxs>1</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="BRL">${amount ?? ''}</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>${fresh.now.slice(0, 10)}</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>
    </GrpHdr>
    <CdtTrfTxInf>
      <PmtId>
        <EndToEndId>${escaped(endToEndId)}</EndToEndId>
        <TxId>TX${id}</TxId>
      </PmtId>
      <InstgAgt>${agent(payment.payerIspb)}</InstgAgt>
      <Dbtr><Nm>${payer ?? ''}</Nm></Dbtr>
      <CdtrAgt>${agent(payment.payeeIspb)}</CdtrAgt>
      <Cdtr><Nm>${payee ?? ''}</Nm></Cdtr>${key}
      <IntrBkSttlmAmt Ccy="BRL">${amount ?? ''}</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
    </CdtTrfTxInf>
  </FIToFICstmrCdtTrf>
</Document>
`;
  return { endToEndId, xml };
}

/** The status of the first transaction of a pacs.002, and its reason code. */
export function outcomeOfPacs002(xml: string): { readonly status: string; readonly code?: string } {
  const status = /<TxSts>([A-Z]+)<\/TxSts>/.exec(xml)?.[1] ?? '';
  const code = /<StsRsnInf>.*?<Cd>([A-Z0-9]+)<\/Cd>/s.exec(xml)?.[1];
  return { status, ...(code === undefined ? {} : { code }) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
