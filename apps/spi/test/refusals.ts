/** A message that is refused: a change of the valid message, and the expected error. */
interface Refusal {
  readonly what: string;
  readonly change: (xml: string) => string | Buffer;
  readonly status: number;
  readonly code: string;
  /** The expected `errors[0].pointer`; undefined if the problem has no errors. */
  readonly pointer?: string;
}

type Change = Refusal['change'];

const unreadable = (code: string, what: string, change: Change): Refusal => ({
  what,
  change,
  status: 400,
  code,
});

const wrongDocument = (what: string, pointer: string, change: Change): Refusal => ({
  what,
  change,
  status: 400,
  code: 'PACS008_WRONG_DOCUMENT',
  pointer,
});

const wrongForm = (what: string, pointer: string, change: Change): Refusal => ({
  what,
  change,
  status: 400,
  code: 'PACS008_ELEMENT_INVALID',
  pointer,
});

const wrongAmount = (
  what: string,
  change: Change,
  pointer = 'CdtTrfTxInf/IntrBkSttlmAmt',
): Refusal => ({ what, change, status: 422, code: 'AMOUNT_INVALID', pointer });

const without = (element: string) => (xml: string) =>
  xml.replace(new RegExp(`<${element}[ >][^]*?</${element}>`), '');
const withText = (element: string, text: string) => (xml: string) =>
  xml.replace(new RegExp(`(<${element}(?: [^>]*)?>)[^<]*`), `$1${text}`);
const replacing = (from: string, to: string) => (xml: string) => xml.replace(from, to);
/** Changes the amount and removes the total, so that the total is not the cause of the error. */
const amount = (text: string) => (xml: string) =>
  withText('IntrBkSttlmAmt', text)(without('TtlIntrBkSttlmAmt')(xml));

const TOO_LONG = 'E'.repeat(36);
const DEBTOR_AGENT = 'CdtTrfTxInf/InstgAgt/FinInstnId/ClrSysMmbId/MmbId';
const CREDITOR_AGENT = 'CdtTrfTxInf/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId';
const END_TO_END_ID = 'CdtTrfTxInf/PmtId/EndToEndId';
const TOTAL = 'GrpHdr/TtlIntrBkSttlmAmt';
const BOMB = '<!DOCTYPE d [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]><Doc';

/** In the order of the checks: the document, its elements, its amounts. */
export const refusals: readonly Refusal[] = [
  unreadable('XML_EMPTY', 'an empty body', () => ''),
  unreadable('XML_NOT_WELL_FORMED', 'text', () => 'pay me'),
  unreadable('XML_NOT_WELL_FORMED', 'JSON', () => '{"amount":1}'),
  unreadable('XML_NOT_WELL_FORMED', 'an element without its end tag', replacing('</GrpHdr>', '')),
  unreadable('XML_NOT_WELL_FORMED', 'an incomplete message', (xml) => xml.slice(0, 700)),
  unreadable('XML_NOT_WELL_FORMED', 'two roots', (xml) => `${xml}<Document/>`),
  unreadable('XML_DOCTYPE', 'a DOCTYPE', replacing('<Doc', '<!DOCTYPE Document><Doc')),
  unreadable('XML_DOCTYPE', 'an entity bomb', (xml) =>
    xml.replace('<Doc', BOMB).replace('Maria Silva', '&b;'),
  ),
  unreadable('XML_TOO_DEEP', '10,000 nested tags', () => '<a>'.repeat(10_000)),
  unreadable('XML_ENCODING', 'bytes that are not UTF-8', (xml) => Buffer.from(xml, 'latin1')),
  unreadable('XML_ENCODING', 'another encoding', replacing('"UTF-8"', '"ISO-8859-1"')),

  wrongDocument('another root', 'Envelope', () => '<Envelope/>'),
  wrongDocument('another message', 'FIToFICstmrCdtTrf', () => '<Document><PmtRtr/></Document>'),
  wrongDocument("another message's namespace", 'Document', replacing('pacs.008', 'pacs.004')),
  wrongDocument("another version's namespace", 'Document', replacing('001.08', '001.09')),

  wrongForm('no MsgId', 'GrpHdr/MsgId', without('MsgId')),
  wrongForm('an empty MsgId', 'GrpHdr/MsgId', withText('MsgId', ' ')),
  wrongForm('a MsgId of 36 characters', 'GrpHdr/MsgId', withText('MsgId', TOO_LONG)),
  wrongForm('no CreDtTm', 'GrpHdr/CreDtTm', without('CreDtTm')),
  wrongForm('an invalid time', 'GrpHdr/CreDtTm', withText('CreDtTm', '2026-11-21T25:00:00')),
  wrongForm('a date instead of a time', 'GrpHdr/CreDtTm', withText('CreDtTm', '2026-11-21')),
  wrongForm('no NbOfTxs', 'GrpHdr/NbOfTxs', without('NbOfTxs')),
  wrongForm('NbOfTxs 2 with one payment', 'GrpHdr/NbOfTxs', withText('NbOfTxs', '2')),
  wrongForm('NbOfTxs 1.0', 'GrpHdr/NbOfTxs', withText('NbOfTxs', '1.0')),
  wrongForm('NbOfTxs one', 'GrpHdr/NbOfTxs', withText('NbOfTxs', 'one')),
  wrongForm('an invalid date', 'GrpHdr/IntrBkSttlmDt', withText('IntrBkSttlmDt', '2026-02-30')),
  wrongForm(
    'an unknown settlement method',
    'GrpHdr/SttlmInf/SttlmMtd',
    withText('SttlmMtd', 'CASH'),
  ),
  wrongForm('no GrpHdr', 'GrpHdr/MsgId', without('GrpHdr')),
  wrongForm('no payment', 'CdtTrfTxInf', without('CdtTrfTxInf')),
  wrongForm('no EndToEndId', END_TO_END_ID, without('EndToEndId')),
  wrongForm('an empty EndToEndId', END_TO_END_ID, withText('EndToEndId', '')),
  wrongForm('an EndToEndId of 36 characters', END_TO_END_ID, withText('EndToEndId', TOO_LONG)),
  wrongForm('a TxId of 36 characters', 'CdtTrfTxInf/PmtId/TxId', withText('TxId', TOO_LONG)),
  wrongForm('a TxId twice', 'CdtTrfTxInf/PmtId/TxId', replacing('<TxId>', '<TxId>A</TxId><TxId>')),
  wrongForm('a name of 141 characters', 'CdtTrfTxInf/Dbtr/Nm', withText('Nm', 'M'.repeat(141))),
  wrongForm('no InstgAgt and no DbtrAgt', DEBTOR_AGENT, without('InstgAgt')),
  wrongForm('an ISPB of 9 characters', DEBTOR_AGENT, replacing('12345678<', '123456789<')),
  wrongForm('no CdtrAgt', CREDITOR_AGENT, without('CdtrAgt')),
  wrongForm('an ISPB of 7 characters', CREDITOR_AGENT, replacing('87654321', '8765432')),
  wrongForm('an ISPB in lower case', CREDITOR_AGENT, replacing('87654321', '8765432a')),
  wrongForm('an unknown charge bearer', 'CdtTrfTxInf/ChrgBr', withText('ChrgBr', 'NONE')),
  wrongForm('an invalid element before an invalid amount', CREDITOR_AGENT, (xml) =>
    amount('0')(xml.replace('87654321', 'x')),
  ),

  wrongAmount('no amount', without('IntrBkSttlmAmt')),
  ...['', 'NaN', '1e3', '1,50', '0', '0.00', '-1', '10.005', '1234567890123456789'].map((text) =>
    wrongAmount(`the amount "${text}"`, amount(text)),
  ),
  wrongAmount('an amount above the largest exact number of cents', amount('90071992547409.92')),
  wrongAmount(
    'an amount in USD',
    replacing('<IntrBkSttlmAmt Ccy="BRL"', '<IntrBkSttlmAmt Ccy="USD"'),
  ),
  wrongAmount(
    'an amount without a currency',
    replacing('<IntrBkSttlmAmt Ccy="BRL"', '<IntrBkSttlmAmt'),
  ),
  wrongAmount('a total that is not the sum', withText('TtlIntrBkSttlmAmt', '150.74'), TOTAL),
  wrongAmount(
    'a total in USD',
    replacing('TtlIntrBkSttlmAmt Ccy="BRL"', 'TtlIntrBkSttlmAmt Ccy="USD"'),
    TOTAL,
  ),
];
