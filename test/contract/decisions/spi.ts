import { z } from 'zod';
import { pacs008 } from '#libs/testing';
import { type ContractCase } from '../case';
import { problem, problemAt, text } from '../shapes';
import {
  FIRST,
  message,
  posted,
  transaction,
  withAmount,
  without,
  withText,
  XML,
} from '../tables/spi-messages';
import { id, accepted } from '../tables/spi';
import { healthAsOfSpi } from '../health';

const TOTAL = 'GrpHdr/TtlIntrBkSttlmAmt';
const AMOUNT = 'CdtTrfTxInf/IntrBkSttlmAmt';
const MEMBER = 'FinInstnId/ClrSysMmbId/MmbId';

function invalid(
  status: number,
  what: string,
  body: string,
  code: string,
  pointer: string,
): ContractCase {
  return {
    ...posted(what, body),
    says: `${String(status)} problem ${code} at ${pointer}`,
    status,
    type: 'application/problem+json',
    shape: problemAt(status, code, pointer),
  };
}

const wrongElement = (what: string, pointer: string, change: (xml: string) => string) =>
  invalid(400, what, message(id('ELEMENT'), change), 'PACS008_ELEMENT_INVALID', pointer);
const wrongDocument = (what: string, pointer: string, body: string) =>
  invalid(400, what, body, 'PACS008_WRONG_DOCUMENT', pointer);
const wrongAmount = (what: string, change: (xml: string) => string, pointer = AMOUNT) =>
  invalid(422, what, message(id('AMOUNT'), change), 'AMOUNT_INVALID', pointer);

function listed(query: string, length: number): ContractCase {
  return {
    method: 'GET',
    path: '/spi/transactions',
    query,
    what: query,
    says: `200 with ${String(length)} transactions`,
    status: 200,
    type: 'application/json',
    shape: z.array(transaction).length(length),
  };
}

const unreadable = (what: string, body: string | Buffer, code: string): ContractCase => ({
  ...posted(what, body),
  says: `400 problem ${code}`,
  status: 400,
  type: 'application/problem+json',
  shape: problem(400, code),
});

const accepts: readonly ContractCase[] = [
  accepted('text/xml', id('TEXTXML'), { headers: { 'Content-Type': 'text/xml; charset=UTF-8' } }),
  ...(
    [
      ['no namespace', 'NONAMESPACE', (xml: string) => xml.replace(/ xmlns="[^"]*"/, '')],
      [
        'a namespace prefix',
        'PREFIX',
        (xml: string) => xml.replace(/<(\/?)([A-Z])/g, '<$1p:$2').replace('xmlns=', 'xmlns:p='),
      ],
      [
        'an unknown element',
        'UNKNOWN',
        (xml: string) => xml.replace('<Dbtr>', '<Purp><Cd>IPAY</Cd></Purp><Dbtr>'),
      ],
      [
        'no optional element',
        'BARE',
        without(
          ...['TxId', 'Dbtr', 'Cdtr', 'TtlIntrBkSttlmAmt', 'IntrBkSttlmDt', 'SttlmInf', 'ChrgBr'],
        ),
      ],
      [
        'the debtor agent instead of the instructing agent',
        'DBTRAGT',
        (xml: string) => xml.replaceAll('InstgAgt', 'DbtrAgt'),
      ],
    ] as const
  ).map(([what, name, change]) => accepted(what, id(name), { body: message(id(name), change) })),
  {
    method: 'GET',
    path: '/spi/transactions/:endToEndId',
    what: 'a payment without optional elements',
    parameters: { endToEndId: id('BARE') },
    says: '200; txId is the EndToEndId',
    status: 200,
    type: 'application/json',
    shape: transaction.extend({ txId: z.literal(id('BARE')) }),
  },
  {
    ...posted(
      'two payments in one message',
      pacs008(
        { endToEndId: id('TWO1'), amount: '1.10' },
        { endToEndId: id('TWO2'), amount: '2.20' },
      ),
    ),
    says: '200, one TxInfAndSts each, MsgID is PACS002 and the first EndToEndId',
    status: 200,
    type: 'application/xml',
    shape: z.object({
      Document: z.object({
        FIToFIPmtStsRpt: z.object({
          GrpHdr: z.object({
            MsgID: z.literal(`PACS002${id('TWO1')}`),
            NbOfTxs: z.literal('2'),
            TtlIntrBkSttlmAmt: z.object({ _: z.literal('3.30') }),
          }),
          TxInfAndSts: z.tuple([
            z.object({ OrgnlEndToEndId: z.literal(id('TWO1')), TxSts: z.literal('ACCP') }),
            z.object({ OrgnlEndToEndId: z.literal(id('TWO2')), TxSts: z.literal('ACCP') }),
          ]),
        }),
      }),
    }),
  },
  {
    ...posted('a payment, as text', message(id('TEXT'))),
    says: '200 with an XML declaration and MsgID PACS002 and the EndToEndId',
    status: 200,
    answerHeaders: { 'content-type': /^application\/xml; charset=utf-8$/ },
    shape: text.startsWith('<?xml version="1.0"').includes(`<MsgID>PACS002${id('TEXT')}</MsgID>`),
  },
];

const refuses: readonly ContractCase[] = [
  unreadable(
    'a DOCTYPE',
    message(id('DOCTYPE'), (xml) => xml.replace('<Doc', '<!DOCTYPE Document><Doc')),
    'XML_DOCTYPE',
  ),
  unreadable('10,000 nested elements', '<a>'.repeat(10_000), 'XML_TOO_DEEP'),
  unreadable('nothing', '', 'XML_EMPTY'),
  wrongDocument('another root', 'Envelope', '<Envelope/>'),
  wrongDocument(
    'the namespace of another message',
    'Document',
    message(id('ELEMENT'), (xml) => xml.replace('pacs.008.001.08', 'pacs.004.001.09')),
  ),
  ...['MsgId', 'CreDtTm', 'NbOfTxs'].map((name) =>
    wrongElement(`no ${name}`, `GrpHdr/${name}`, without(name)),
  ),
  wrongElement('no EndToEndId', 'CdtTrfTxInf/PmtId/EndToEndId', without('EndToEndId')),
  wrongElement('an empty MsgId', 'GrpHdr/MsgId', withText('MsgId', '')),
  wrongElement('no creditor agent', `CdtTrfTxInf/CdtrAgt/${MEMBER}`, without('CdtrAgt')),
  wrongElement('no instructing agent', `CdtTrfTxInf/InstgAgt/${MEMBER}`, without('InstgAgt')),
  wrongElement('an id of 36 characters', 'GrpHdr/MsgId', withText('MsgId', 'M'.repeat(36))),
  wrongElement('an ISPB of 7 digits', `CdtTrfTxInf/CdtrAgt/${MEMBER}`, (xml) =>
    xml.replace('87654321', '8765432'),
  ),
  wrongElement('NbOfTxs 2 with one payment', 'GrpHdr/NbOfTxs', withText('NbOfTxs', '2')),
  wrongAmount('no amount', without('IntrBkSttlmAmt')),
  wrongAmount('three decimal places', withAmount('1.234')),
  wrongAmount('19 digits', withAmount('1234567890123456789')),
  wrongAmount('US dollars', (xml) => xml.replaceAll('Ccy="BRL"', 'Ccy="USD"')),
  wrongAmount('a total that is not the sum', withText('TtlIntrBkSttlmAmt', '1.00'), TOTAL),
  invalid(
    400,
    'a stored EndToEndId, an invalid amount and no MsgId: the first check is 400',
    message(FIRST.endToEndId, (xml) => without('MsgId')(withAmount('0.00')(xml))),
    ...(['PACS008_ELEMENT_INVALID', 'GrpHdr/MsgId'] as const),
  ),
  invalid(
    422,
    'a stored EndToEndId and an invalid amount: 422 before 409',
    message(FIRST.endToEndId, withAmount('0.00')),
    ...(['AMOUNT_INVALID', AMOUNT] as const),
  ),
  {
    ...posted('a stored EndToEndId', message(FIRST.endToEndId)),
    says: '409 problem END_TO_END_ID_DUPLICATED',
    status: 409,
    type: 'application/problem+json',
    shape: problem(409, 'END_TO_END_ID_DUPLICATED'),
  },
  {
    ...posted('one new and one stored EndToEndId', pacs008({ endToEndId: id('NEW') }, FIRST)),
    says: '409: all payments of a message are stored, or none',
    status: 409,
  },
  {
    ...posted('text, from a client that accepts XML only', 'pay me', {
      ...XML,
      Accept: 'application/xml',
    }),
    says: '400 application/problem+xml, the XML form of RFC 9457',
    status: 400,
    type: 'application/problem+xml',
    shape: z.object({ problem: z.object({ status: z.literal('400') }) }),
  },
  ...['NEW', 'ELEMENT', 'AMOUNT', 'NEVERSENT'].map((name): ContractCase => ({
    method: 'GET',
    path: '/spi/transactions/:endToEndId',
    what: `a payment that was not accepted (${name})`,
    parameters: { endToEndId: id(name) },
    says: '404 problem: nothing is stored unless the answer is 200',
    status: 404,
    type: 'application/problem+json',
    shape: problem(404, 'TRANSACTION_NOT_FOUND'),
  })),
];

/** What this project decided about spi. */
export const spiDecisions: readonly ContractCase[] = [
  healthAsOfSpi,
  ...accepts,
  ...refuses,
  listed('?status=ACCEPTED', 14),
  listed('?status=REJECTED', 0),
  listed('?debtorIspb=12345678&creditorIspb=87654321', 14),
  listed('?creditorIspb=00000000', 0),
  listed('?from=2020-01-01', 14),
  listed('?to=2020-01-01', 0),
];
