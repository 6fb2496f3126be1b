import { PACS008_NAMESPACE } from '#libs/iso20022';
import { newUuid } from '#libs/kernel';
import { testValueOf } from '#libs/test-values';

interface Payment {
  readonly endToEndId: string;
  readonly txId: string;
  readonly amount: string;
  /** The Pix key of the receiver. */
  readonly key?: string;
}

function transaction({ endToEndId, txId, amount, key }: Payment): string {
  const account =
    key === undefined ? '' : `\n      <CdtrAcct><Prxy><Id>${key}</Id></Prxy></CdtrAcct>`;
  return `    <CdtTrfTxInf>
      <PmtId>
        <EndToEndId>${endToEndId}</EndToEndId>
        <TxId>${txId}</TxId>
      </PmtId>
      <InstgAgt>
        <FinInstnId><ClrSysMmbId><MmbId>12345678</MmbId></ClrSysMmbId></FinInstnId>
      </InstgAgt>
      <Dbtr><Nm>Maria Silva</Nm></Dbtr>
      <CdtrAgt>
        <FinInstnId><ClrSysMmbId><MmbId>87654321</MmbId></ClrSysMmbId></FinInstnId>
      </CdtrAgt>
      <Cdtr><Nm>João Souza</Nm></Cdtr>${account}
      <IntrBkSttlmAmt Ccy="BRL">${amount}</IntrBkSttlmAmt>
      <ChrgBr>SLEV</ChrgBr>
    </CdtTrfTxInf>`;
}

function message(total: string, payments: readonly Payment[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${PACS008_NAMESPACE}">
  <FIToFICstmrCdtTrf>
    <GrpHdr>
      <MsgId>MSG20261121000000001</MsgId>
      <CreDtTm>2026-11-21T12:00:00</CreDtTm>
      <NbOfTxs>${String(payments.length)}</NbOfTxs>
      <TtlIntrBkSttlmAmt Ccy="BRL">${total}</TtlIntrBkSttlmAmt>
      <IntrBkSttlmDt>2026-11-21</IntrBkSttlmDt>
      <SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>
    </GrpHdr>
${payments.map(transaction).join('\n')}
  </FIToFICstmrCdtTrf>
</Document>`;
}

export const EXAMPLE_END_TO_END_ID = 'E1234567820261121120000000000001';

const FIRST = { endToEndId: EXAMPLE_END_TO_END_ID, txId: 'TX20261121000000001' };
const SECOND = { endToEndId: 'E1234567820261121120000000000002', txId: 'TX20261121000000002' };

/** The request examples of Swagger UI. Each is a complete message that can also be pasted elsewhere. */
export const PACS008_EXAMPLES = {
  payment: { summary: 'One payment', value: message('150.75', [{ ...FIRST, amount: '150.75' }]) },
  batch: {
    summary: 'Two payments in one message',
    value: message('200.00', [
      { ...FIRST, amount: '150.75' },
      { ...SECOND, amount: '49.25' },
    ]),
  },
  testValue: {
    summary: 'RJCT AC03: a test value as the key of the receiver',
    value: message('150.75', [{ ...FIRST, amount: '150.75', key: testValueOf('AC03') }]),
  },
  wrongTotal: {
    summary: '422: the total is not the sum of the amounts',
    value: message('150.00', [{ ...FIRST, amount: '150.75' }]),
  },
  invalidAmount: {
    summary: '422: 1,50 is not a decimal number',
    value: message('1.50', [{ ...FIRST, amount: '1,50' }]),
  },
} as const;

/** A message without line breaks, for a command line. Each call uses a new EndToEndId. */
export function smallestMessage(): string {
  const agent = (name: string, ispb: string): string =>
    `<${name}><FinInstnId><ClrSysMmbId><MmbId>${ispb}</MmbId></ClrSysMmbId></FinInstnId></${name}>`;
  const endToEndId = `E12345678202611211200${newUuid().replaceAll('-', '').slice(0, 11)}`;
  return (
    '<Document><FIToFICstmrCdtTrf><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-21T12:00:00</CreDtTm>' +
    '<NbOfTxs>1</NbOfTxs></GrpHdr><CdtTrfTxInf>' +
    `<PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>` +
    `${agent('InstgAgt', '12345678')}${agent('CdtrAgt', '87654321')}` +
    '<IntrBkSttlmAmt Ccy="BRL">150.75</IntrBkSttlmAmt></CdtTrfTxInf></FIToFICstmrCdtTrf></Document>'
  );
}

/** The response to the first example. */
export const PACS002_EXAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<Document><FIToFIPmtStsRpt><GrpHdr><MsgID>PACS002${FIRST.endToEndId}</MsgID><CreDtTm>2026-11-21T12:00:00.123Z</CreDtTm><NbOfTxs>1</NbOfTxs><TtlIntrBkSttlmAmt Ccy="BRL">150.75</TtlIntrBkSttlmAmt></GrpHdr><TxInfAndSts><OrgnlEndToEndId>${FIRST.endToEndId}</OrgnlEndToEndId><TxSts>ACCP</TxSts></TxInfAndSts></FIToFIPmtStsRpt></Document>`;
