import { z } from 'zod';
import { type ContractCase } from '../case';
import { health } from '../shapes';
import {
  FIRST,
  firstTransaction,
  message,
  posted,
  statusReport,
  transaction,
  withAmount,
  XML,
} from './spi-messages';

const REPORT_SAYS =
  'a pacs.002: Document (no namespace) / FIToFIPmtStsRpt with GrpHdr (MsgID: a prefix and the EndToEndId, CreDtTm in UTC with Z, ' +
  'NbOfTxs, TtlIntrBkSttlmAmt with Ccy) and TxInfAndSts (OrgnlEndToEndId, TxSts ACCP)';
const TRANSACTION_SAYS =
  'id (UUID), endToEndId, txId, amount (number), creditorIspb, creditorName, debtorIspb, debtorName, status ACCEPTED, ' +
  'createdAt (ISO 8601 UTC), and nothing else';

/** EndToEndIds of this table, each used once. */
export const id = (name: string): string => `E12345678202611211200${name.padStart(11, '0')}`;

export function accepted(
  what: string,
  endToEndId: string,
  {
    body = message(endToEndId),
    headers = XML,
  }: { body?: string; headers?: Record<string, string> } = {},
): ContractCase {
  return {
    ...posted(what, body, headers),
    says: `200 application/xml, ${REPORT_SAYS}`,
    status: 200,
    type: 'application/xml',
    shape: statusReport(endToEndId),
  };
}

function refused(status: number, what: string, body: string | Buffer, says: string): ContractCase {
  return { ...posted(what, body), says: `${String(status)}: ${says}`, status };
}

/** What the contract says about spi. */
export const spiContract: readonly ContractCase[] = [
  {
    method: 'GET',
    path: '/spi/health',
    what: 'the health of the service',
    says: '200 JSON with status, service, version (strings) and timestamp (ISO 8601 UTC)',
    status: 200,
    type: 'application/json',
    shape: health,
  },
  accepted('a payment with every element of the contract', FIRST.endToEndId),
  accepted('a payment from a client that sends a charset', id('CHARSET'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  }),
  accepted('a payment from a client that accepts JSON first, as axios does', id('AXIOS'), {
    headers: { ...XML, Accept: 'application/json, text/plain, */*' },
  }),
  accepted('a payment from a client that accepts XML only', id('ACCEPT'), {
    headers: { ...XML, Accept: 'application/xml' },
  }),
  {
    ...posted('a payment, read with the default settings of xml2js', message(id('ARRAYS'))),
    says: `200 application/xml, ${REPORT_SAYS}`,
    status: 200,
    type: 'application/xml',
    isXmlAsArrays: true,
    shape: z.object({
      Document: z.object({
        FIToFIPmtStsRpt: z.tuple([
          z.object({
            GrpHdr: z.tuple([
              z.object({
                MsgID: z.tuple([z.string().endsWith(id('ARRAYS'))]),
                TtlIntrBkSttlmAmt: z.tuple([
                  z.object({ _: z.literal('150.75'), $: z.object({ Ccy: z.literal('BRL') }) }),
                ]),
              }),
            ]),
            TxInfAndSts: z.tuple([z.object({ TxSts: z.tuple([z.literal('ACCP')]) })]),
          }),
        ]),
      }),
    }),
  },
  {
    method: 'GET',
    path: '/spi/transactions',
    what: 'all payments',
    says: `200, a JSON array; each element: ${TRANSACTION_SAYS}`,
    status: 200,
    type: 'application/json',
    shape: z.array(transaction).length(5),
  },
  {
    method: 'GET',
    path: '/spi/transactions/:endToEndId',
    what: 'one payment',
    parameters: FIRST,
    says: `the transaction with this EndToEndId: ${TRANSACTION_SAYS}`,
    status: 200,
    type: 'application/json',
    shape: firstTransaction,
  },
  refused(400, 'a body that is not XML', 'pay me', 'the body is not valid XML'),
  refused(
    400,
    'XML without an end tag',
    '<Document><FIToFICstmrCdtTrf>',
    'the body is not valid XML',
  ),
  refused(400, 'JSON', '{"amount": 150.75}', 'the body is not valid XML'),
  refused(
    409,
    'an EndToEndId that is stored',
    message(FIRST.endToEndId),
    'the EndToEndId duplicates one already stored',
  ),
  ...['0.00', '-10.00', 'abc', ''].map((amount) =>
    refused(
      422,
      `the amount "${amount}"`,
      message(id('AMOUNT'), withAmount(amount)),
      'the amount is invalid',
    ),
  ),
];
