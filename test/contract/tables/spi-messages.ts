import { z } from 'zod';
import { pacs008 } from '#libs/testing';
import { type ContractCase } from '../case';
import { amountText, ispb, text, utc, uuid } from '../shapes';

export const XML = { 'Content-Type': 'application/xml' };

/** The payment of the first case, which later cases look for. */
export const FIRST = {
  endToEndId: 'E12345678202611211200CONTRACT001',
  txId: 'TX20261121000000001',
};

/** A change of the message of the contract, which has every element of its table. */
type Change = (xml: string) => string;

/** The message of the contract, for a payment of 150.75. */
export function message(endToEndId: string, change: Change = (xml) => xml): string {
  return change(pacs008({ ...FIRST, endToEndId }));
}

/** Replaces the text of an element. */
export function withText(element: string, value: string): Change {
  return (xml) => xml.replaceAll(new RegExp(`(<${element}(?: [^>]*)?>)[^<]*`, 'g'), `$1${value}`);
}

export function without(...elements: readonly string[]): Change {
  return (xml) =>
    elements.reduce(
      (rest, element) => rest.replace(new RegExp(`<${element}[ >][^]*?</${element}>`), ''),
      xml,
    );
}

/** The amount of the payment and the total of the group. */
export function withAmount(value: string): Change {
  return withText('(?:Ttl)?IntrBkSttlmAmt', value);
}

/** A posted pacs.008, up to its answer. */
export function posted(
  what: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = XML,
): Pick<ContractCase, 'method' | 'path' | 'what' | 'headers' | 'body'> {
  return { method: 'POST', path: '/spi/pacs.008', what, headers, body };
}

const amountElement = z.strictObject({
  _: amountText,
  $: z.strictObject({ Ccy: z.literal('BRL') }),
});

/** The pacs.002 of one accepted payment, as `xml2js` reads it without arrays: a member `$` has the attributes. */
export function statusReport(endToEndId: string, total = '150.75') {
  return z.strictObject({
    // Without a namespace: Document has no attributes.
    Document: z.strictObject({
      FIToFIPmtStsRpt: z.strictObject({
        GrpHdr: z.strictObject({
          MsgID: z.string().regex(new RegExp(`^.+${endToEndId}$`), {
            error: 'must be a prefix and the EndToEndId',
          }),
          CreDtTm: utc,
          NbOfTxs: z.literal('1'),
          TtlIntrBkSttlmAmt: amountElement.extend({ _: z.literal(total) }),
        }),
        TxInfAndSts: z.strictObject({
          OrgnlEndToEndId: z.literal(endToEndId),
          TxSts: z.literal('ACCP'),
        }),
      }),
    }),
  });
}

/** An element of the transactions, with exactly the fields of the contract. */
export const transaction = z.strictObject({
  id: uuid,
  endToEndId: text,
  txId: text,
  amount: z.number(),
  creditorIspb: ispb,
  creditorName: text,
  debtorIspb: ispb,
  debtorName: text,
  status: z.literal('ACCEPTED'),
  createdAt: utc,
});

/** The transaction of the message of the contract, value by value. */
export const firstTransaction = transaction.extend({
  endToEndId: z.literal(FIRST.endToEndId),
  txId: z.literal(FIRST.txId),
  amount: z.literal(150.75),
  creditorIspb: z.literal('87654321'),
  creditorName: z.literal('João Souza'),
  debtorIspb: z.literal('12345678'),
  debtorName: z.literal('Maria Silva'),
});
