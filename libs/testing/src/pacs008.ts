/** A payment of a test message. Absent members get a default. */
export interface TestPayment {
  readonly endToEndId?: string;
  readonly txId?: string;
  readonly amount?: string;
  /** The Pix key of the receiver. */
  readonly key?: string;
}

let numbered = 0;

/** Returns an EndToEndId that is unique in this process. */
export function newEndToEndId(): string {
  numbered += 1;
  return `E12345678202611211200${String(numbered).padStart(11, '0')}`;
}

/** Returns a pacs.008 like that of the contract, with one CdtTrfTxInf for each payment. */
export function pacs008(...payments: readonly TestPayment[]): string {
  const all = payments.length === 0 ? [{}] : payments;
  const cents = all.reduce(
    (sum, { amount = '150.75' }) => sum + Math.round(Number(amount) * 100),
    0,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>MSG20261121000000001</MsgId>
      <CreDtTm>2026-11-21T12:00:00</CreDtTm>
      <NbOfTxs>${String(all.length)}</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="BRL">${(cents / 100).toFixed(2)}</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>2026-11-21</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>
    </GrpHdr>
${all.map(paymentXml).join('\n')}
  </FIToFICstmrCdtTrf>
</Document>`;
}

function paymentXml({
  endToEndId = newEndToEndId(),
  txId = 'TX1',
  amount = '150.75',
  key,
}: TestPayment): string {
  const account = key === undefined ? '' : `<CdtrAcct><Prxy><Id>${key}</Id></Prxy></CdtrAcct>`;
  return `    <CdtTrfTxInf>
      <PmtId><EndToEndId>${endToEndId}</EndToEndId><TxId>${txId}</TxId></PmtId>
      <InstgAgt><FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId></InstgAgt>
      <Dbtr><Nm>Maria Silva</Nm></Dbtr>
      <CdtrAgt><FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId></CdtrAgt>
      <Cdtr><Nm>João Souza</Nm></Cdtr>${account}
      <IntrBkSttlmAmt Ccy="BRL">${amount}</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
    </CdtTrfTxInf>`;
}
