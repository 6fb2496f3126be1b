import { MAX_VIOLATIONS } from '#libs/kernel';
import { readXml } from '#libs/xml';
import { PACS008_NAMESPACE, readPacs008 } from './pacs008';

const E1 = 'E1234567820261121120000000000001';
const E2 = 'E1234567820261121120000000000002';

const agent = (ispb: string) =>
  `<FinInstnId><ClrSysMmbId><MmbId>${ispb}</MmbId></ClrSysMmbId></FinInstnId>`;

const payment = (endToEndId = E1, amount = '150.75') =>
  `<CdtTrfTxInf><PmtId><EndToEndId>${endToEndId}</EndToEndId><TxId>TX1</TxId></PmtId>
   <InstgAgt>${agent('12345678')}</InstgAgt><Dbtr><Nm>Maria Silva</Nm></Dbtr>
   <CdtrAgt>${agent('87654321')}</CdtrAgt><Cdtr><Nm>João Souza</Nm></Cdtr>
   <IntrBkSttlmAmt Ccy="BRL">${amount}</IntrBkSttlmAmt><ChrgBr>SLEV</ChrgBr></CdtTrfTxInf>`;

const message = (payments: readonly string[] = [payment()], total = '150.75') =>
  `<Document xmlns="${PACS008_NAMESPACE}"><FIToFICstmrCdtTrf>
   <GrpHdr><MsgId>MSG1</MsgId><CreDtTm>2026-11-21T12:00:00</CreDtTm>
   <NbOfTxs>${String(payments.length)}</NbOfTxs><TtlIntrBkSttlmAmt Ccy="BRL">${total}</TtlIntrBkSttlmAmt>
   <IntrBkSttlmDt>2026-11-21</IntrBkSttlmDt><SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf></GrpHdr>
   ${payments.join('')}</FIToFICstmrCdtTrf></Document>`;

const read = (xml: string) => readPacs008(readXml(Buffer.from(xml)));
const pointersOf = (xml: string) => {
  const result = read(xml);
  return result.ok ? [] : result.refusal.violations.map(({ pointer }) => pointer);
};

type Change = (xml: string) => string;

const without =
  (element: string): Change =>
  (xml) =>
    xml.replace(new RegExp(`<${element}[ >][^]*?</${element}>`), '');
const withText =
  (element: string, text: string): Change =>
  (xml) =>
    xml.replace(new RegExp(`(<${element}(?: [^>]*)?>)[^<]*`), `$1${text}`);
const replacing =
  (from: string, to: string): Change =>
  (xml) =>
    xml.replace(from, to);
/** Changes the amount and removes the total, so that the total is not the cause of the error. */
const amount =
  (text: string): Change =>
  (xml) =>
    withText('IntrBkSttlmAmt', text)(without('TtlIntrBkSttlmAmt')(xml));

const GREATEST_CENTS = '90071992547409.91';
const PAYMENT = 'CdtTrfTxInf';
const PAYER = `${PAYMENT}/InstgAgt/FinInstnId/ClrSysMmbId/MmbId`;
const PAYER_AGENT = `${PAYMENT}/DbtrAgt/FinInstnId/ClrSysMmbId/MmbId`;
const PAYEE = `${PAYMENT}/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId`;
const AMOUNT = `${PAYMENT}/IntrBkSttlmAmt`;
const END_TO_END_ID = `${PAYMENT}/PmtId/EndToEndId`;
const TX_ID = `${PAYMENT}/PmtId/TxId`;
const TOTAL = 'GrpHdr/TtlIntrBkSttlmAmt';

describe('A pacs.008 is read', () => {
  it('with all its values', () => {
    expect(read(message())).toEqual({
      ok: true,
      value: {
        messageId: 'MSG1',
        total: 15_075,
        transfers: [
          {
            endToEndId: E1,
            txId: 'TX1',
            amount: 15_075,
            debtorIspb: '12345678',
            debtorName: 'Maria Silva',
            creditorIspb: '87654321',
            creditorName: 'João Souza',
          },
        ],
      },
    });
  });

  it('with several payments, in their order', () => {
    expect(read(message([payment(E1, '1.10'), payment(E2, '2.20')], '3.30'))).toMatchObject({
      value: {
        total: 330,
        transfers: [
          { endToEndId: E1, amount: 110 },
          { endToEndId: E2, amount: 220 },
        ],
      },
    });
  });

  it('with only the required elements, and defaults for the others', () => {
    const bare = [
      'TxId',
      'TtlIntrBkSttlmAmt',
      'IntrBkSttlmDt',
      'SttlmInf',
      'Dbtr',
      'Cdtr',
      'ChrgBr',
    ]
      .map(without)
      .reduce((xml, remove) => remove(xml), message())
      .replaceAll('InstgAgt', 'DbtrAgt');
    expect(read(bare)).toMatchObject({
      value: {
        total: 15_075,
        transfers: [
          { txId: E1, debtorIspb: '12345678', debtorName: undefined, creditorName: undefined },
        ],
      },
    });
  });

  const other = '<Purp><Cd>IPAY</Cd></Purp><x:y xmlns:x="urn:x"/>';
  it.each<[what: string, Change, expected?: object]>([
    ['no namespace', (xml) => xml.replace(/ xmlns="[^"]*"/, '')],
    ['any prefix', (xml) => xml.replace(/<(\/?)([A-Z])/g, '<$1p:$2').replace('xmlns=', 'xmlns:p=')],
    ['unknown elements', replacing('<Dbtr>', `${other}<Dbtr>`)],
    ['unknown attributes', replacing('<GrpHdr>', '<GrpHdr version="1">')],
    [
      'an element of the same name in another namespace',
      replacing('<PmtId>', '<PmtId><EndToEndId xmlns="urn:x">no</EndToEndId>'),
      { endToEndId: E1 },
    ],
    ['a time with milliseconds and a zone', replacing('T12:00:00<', 'T12:00:00.123Z<')],
    ['a settlement method of the standard', withText('SttlmMtd', 'INDA')],
    ['white space around a value', (xml) => xml.replace(/>(CLRG|SLEV|1)</g, '>\n $1 \n<')],
    ['an empty optional element', withText('ChrgBr', ''), { endToEndId: E1 }],
    ['an empty TxId', withText('TxId', ' '), { txId: E1 }],
    ['an EndToEndId of 35 characters', withText('EndToEndId', 'E'.repeat(35))],
    ['a name of 140 characters', withText('Nm', '𝒜'.repeat(140)), { debtorName: '𝒜'.repeat(140) }],
    ['an ISPB of capital letters and digits', replacing('87654321', '0A1B2C3D')],
    [
      'InstgAgt before DbtrAgt',
      replacing('<CdtrAgt>', `<DbtrAgt>${agent('11111111')}</DbtrAgt><CdtrAgt>`),
      { debtorIspb: '12345678' },
    ],
    ['NbOfTxs with leading zeros', withText('NbOfTxs', '000000000000001')],
    ['a whole amount', amount('7'), { amount: 700 }],
    ['an amount with one decimal', amount('7.5'), { amount: 750 }],
    ['one cent', amount('0.01'), { amount: 1 }],
    ['the largest amount', amount(GREATEST_CENTS), { amount: Number.MAX_SAFE_INTEGER }],
  ])('with %s', (_, change, expected = {}) => {
    expect(read(change(message()))).toMatchObject({ ok: true, value: { transfers: [expected] } });
  });
});

describe('A document is not a pacs.008', () => {
  it.each([
    ['another root', 'Envelope', '<Envelope/>'],
    ['no message', 'FIToFICstmrCdtTrf', '<Document/>'],
    ['another message', 'FIToFICstmrCdtTrf', '<Document><PmtRtr/></Document>'],
    ['the namespace of another message', 'Document', message().replace('pacs.008', 'pacs.004')],
    ['the namespace of another version', 'Document', message().replace('001.08', '001.09')],
    [
      'a message in another namespace than its root',
      'FIToFICstmrCdtTrf',
      message().replace('<FIToFICstmrCdtTrf>', '<FIToFICstmrCdtTrf xmlns="">'),
    ],
    [
      'two messages',
      'FIToFICstmrCdtTrf',
      message().replace('<FIToFICstmrCdtTrf>', '<FIToFICstmrCdtTrf/><FIToFICstmrCdtTrf>'),
    ],
  ])('with %s', (_, pointer, xml) => {
    expect(read(xml)).toMatchObject({
      refusal: { reason: 'wrong-document', violations: [{ pointer }], omitted: 0 },
    });
  });
});

describe('The form of a pacs.008 is not valid', () => {
  it.each<[what: string, pointer: string, Change]>([
    ['no MsgId', 'GrpHdr/MsgId', without('MsgId')],
    ['an empty MsgId', 'GrpHdr/MsgId', withText('MsgId', ' ')],
    ['a MsgId of 36 characters', 'GrpHdr/MsgId', withText('MsgId', 'M'.repeat(36))],
    ['no CreDtTm', 'GrpHdr/CreDtTm', without('CreDtTm')],
    ['an invalid time', 'GrpHdr/CreDtTm', withText('CreDtTm', '2026-11-21T25:00:00')],
    ['a date instead of a time', 'GrpHdr/CreDtTm', withText('CreDtTm', '2026-11-21')],
    ['no NbOfTxs', 'GrpHdr/NbOfTxs', without('NbOfTxs')],
    ['NbOfTxs 2 with one payment', 'GrpHdr/NbOfTxs', withText('NbOfTxs', '2')],
    ['NbOfTxs 0 with one payment', 'GrpHdr/NbOfTxs', withText('NbOfTxs', '0')],
    ['NbOfTxs 1.0', 'GrpHdr/NbOfTxs', withText('NbOfTxs', '1.0')],
    ['NbOfTxs one', 'GrpHdr/NbOfTxs', withText('NbOfTxs', 'one')],
    ['NbOfTxs of 16 digits', 'GrpHdr/NbOfTxs', withText('NbOfTxs', '0000000000000001')],
    ['an invalid date', 'GrpHdr/IntrBkSttlmDt', withText('IntrBkSttlmDt', '2026-02-30')],
    ['an unknown settlement method', 'GrpHdr/SttlmInf/SttlmMtd', withText('SttlmMtd', 'CASH')],
    ['no payment', PAYMENT, without(PAYMENT)],
    ['no EndToEndId', END_TO_END_ID, without('EndToEndId')],
    ['an empty EndToEndId', END_TO_END_ID, withText('EndToEndId', '')],
    ['an EndToEndId of 36 characters', END_TO_END_ID, withText('EndToEndId', 'E'.repeat(36))],
    ['an EndToEndId twice', END_TO_END_ID, replacing('<TxId>', '<EndToEndId>A</EndToEndId><TxId>')],
    ['a TxId of 36 characters', TX_ID, withText('TxId', 'T'.repeat(36))],
    ['a TxId twice', TX_ID, replacing('<TxId>', '<TxId>A</TxId><TxId>')],
    ['no InstgAgt and no DbtrAgt', PAYER, without('InstgAgt')],
    ['an ISPB of 9 characters', PAYER, replacing('12345678<', '123456789<')],
    [
      'a DbtrAgt of 7 characters',
      PAYER_AGENT,
      (xml) => xml.replaceAll('InstgAgt', 'DbtrAgt').replace('12345678<', '1234567<'),
    ],
    ['a name of 141 characters', `${PAYMENT}/Dbtr/Nm`, withText('Nm', 'M'.repeat(141))],
    ['no CdtrAgt', PAYEE, without('CdtrAgt')],
    ['an ISPB of 7 characters', PAYEE, replacing('87654321', '8765432')],
    ['an ISPB in lower case', PAYEE, replacing('87654321', '8765432a')],
    ['an unknown charge bearer', `${PAYMENT}/ChrgBr`, withText('ChrgBr', 'NONE')],
    [
      'an invalid element before an invalid amount',
      PAYEE,
      (xml) => amount('0')(xml.replace('87654321', 'x')),
    ],
  ])('with %s', (_, pointer, change) => {
    const xml = change(message());
    expect(read(xml)).toMatchObject({ refusal: { reason: 'invalid-form' } });
    expect(pointersOf(xml)).toEqual([pointer]);
  });

  it('without a GrpHdr, and each of its required elements is reported', () => {
    const required = ['GrpHdr/MsgId', 'GrpHdr/CreDtTm', 'GrpHdr/NbOfTxs'];
    expect(pointersOf(without('GrpHdr')(message()))).toEqual(required);
  });

  it('and all errors are reported, with the number of their payment', () => {
    const xml = without('MsgId')(message([payment(E1), payment(E2)])).replace(
      /(<CdtrAgt>[^]*<CdtrAgt>.*<MmbId>)87654321/,
      '$1x',
    );
    expect(pointersOf(xml)).toEqual([
      'GrpHdr/MsgId',
      'CdtTrfTxInf[2]/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId',
    ]);
  });

  it('and the report has only the first of very many errors', () => {
    const payments = Array.from({ length: MAX_VIOLATIONS + 3 }, () => without('TxId')(payment('')));
    expect(read(message(payments, '1'))).toMatchObject({ refusal: { omitted: 3 } });
    expect(pointersOf(message(payments, '1'))).toHaveLength(MAX_VIOLATIONS);
  });
});

describe('The amounts of a pacs.008 are not valid', () => {
  const inUsd = (element: string) => replacing(`<${element} Ccy="BRL"`, `<${element} Ccy="USD"`);

  it.each<[what: string, pointer: string, Change]>([
    ['no amount', AMOUNT, without('IntrBkSttlmAmt')],
    ...['', 'NaN', '1e3', '1,50', '0', '0.00', '-1', '10.005', '1234567890123456789'].map(
      (text): [string, string, Change] => [`the amount "${text}"`, AMOUNT, amount(text)],
    ),
    ['an amount above the largest exact number of cents', AMOUNT, amount('90071992547409.92')],
    ['an amount in USD', AMOUNT, inUsd('IntrBkSttlmAmt')],
    [
      'an amount without a currency',
      AMOUNT,
      replacing('<IntrBkSttlmAmt Ccy="BRL"', '<IntrBkSttlmAmt'),
    ],
    ['a total that is not the sum', TOTAL, withText('TtlIntrBkSttlmAmt', '150.74')],
    ['a total that is no decimal', TOTAL, withText('TtlIntrBkSttlmAmt', 'all')],
    ['a total in USD', TOTAL, inUsd('TtlIntrBkSttlmAmt')],
  ])('with %s', (_, pointer, change) => {
    expect(read(change(message()))).toMatchObject({
      refusal: { reason: 'invalid-amount', violations: [{ pointer }] },
    });
  });

  it.each([
    ['not the sum of all payments', [payment(E1, '1.00'), payment(E2, '2.00')], '1.00', TOTAL],
    [
      'too large as a sum',
      [payment(E1, GREATEST_CENTS), payment(E2, '0.01')],
      GREATEST_CENTS,
      TOTAL,
    ],
    [
      'wrong in the second payment',
      [payment(E1, '1.00'), payment(E2, '0')],
      '1.00',
      'CdtTrfTxInf[2]/IntrBkSttlmAmt',
    ],
  ])('when they are %s', (_, payments, total, pointer) => {
    const xml = message(payments, total);
    expect(read(xml)).toMatchObject({ refusal: { reason: 'invalid-amount' } });
    expect(pointersOf(xml)).toEqual([pointer]);
  });
});
