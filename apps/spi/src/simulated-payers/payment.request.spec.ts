import { readJson } from '#libs/schema';
import { formOf, paymentRequest } from './payment.request';

const ID = 'E9999900320260131120012345678901';
const TX_26 = 'a'.repeat(26);

function violations(members: object): readonly string[] {
  const read = readJson(paymentRequest, { to: '12345678', amount: '1.00', ...members });
  return read.ok ? [] : read.refusal.kept.map(({ pointer, detail }) => `${pointer}: ${detail}`);
}

describe('The body of POST /__admin/payments', () => {
  it.each([
    [{}, 'MANU'],
    [{ key: 'maria@example.com' }, 'DICT'],
    [{ key: 'maria@example.com', txId: 'a1' }, 'QRES'],
    [{ key: 'maria@example.com', txId: TX_26 }, 'QRDN'],
    [{ txId: 'a1' }, 'AUTO'],
    [{ key: 'maria@example.com', form: 'APES' }, 'APES'],
  ] as const)('with %j is %s', (members, form) => {
    expect(violations(members)).toEqual([]);
    expect(formOf({ key: undefined, txId: undefined, form: undefined, ...members })).toBe(form);
  });

  it.each<[object, string]>([
    [{ to: '1234567' }, '/to: Must be an ISPB: 8 digits or capital letters.'],
    [{ from: 'abcdefgh' }, '/from: Must be an ISPB: 8 digits or capital letters.'],
    [{ amount: 0 }, '/amount: Must be at least 0.01, with at most two decimals.'],
    [{ amount: '-1.00' }, '/amount: Must be at least 0.01, with at most two decimals.'],
    [{ amount: 1.005 }, '/amount: Must be at least 0.01, with at most two decimals.'],
    [{ amount: 1e21 }, '/amount: Must be at least 0.01, with at most two decimals.'],
    [
      { amount: ['1.00'] },
      '/amount: Must be a number, or a text with two decimals, as in "150.00".',
    ],
    [{ form: 'MANU', key: 'k' }, '/key: Must not be given with MANU.'],
    [{ form: 'MANU', txId: 'a' }, '/txId: Must not be given with MANU.'],
    [{ form: 'DICT' }, '/key: Is required with DICT.'],
    [{ form: 'DICT', key: 'k', txId: 'a' }, '/txId: Must not be given with DICT.'],
    [{ form: 'QRDN', key: 'k' }, '/txId: Is required with QRDN.'],
    [{ form: 'QRDN', key: 'k', txId: 'a' }, '/txId: Must have 26 to 35 characters with QRDN.'],
    [{ form: 'QRES', key: 'k', txId: TX_26 }, '/txId: Must have 1 to 25 characters with QRES.'],
    [{ form: 'INIC', key: 'k' }, '/txId: Is required with INIC.'],
    [{ form: 'AUTO', key: 'k', txId: 'a' }, '/key: Must not be given with AUTO.'],
    [{ count: 100_001 }, '/count: Must be a whole number from 1 to 100000.'],
    [{ perSecond: 0 }, '/perSecond: Must be a whole number from 1 to 1000.'],
    [{ at: 'now' }, '/at: Must be an ISO 8601 date or instant, as in 2026-01-31T12:00:00Z.'],
    [{ endToEndId: ID, count: 2 }, '/endToEndId: Must not be given with a count of more than 1.'],
    [{ endToEndId: `${ID}1` }, '/endToEndId: Must be an EndToEndId of 32 characters'],
    [{ payer: { document: '123' } }, '/payer/document: Must be a CPF or a CNPJ'],
    [{ creditor: { account: { number: 'a' } } }, '/creditor/account/number: Must be 1 to 20'],
    [{ ammount: 1 }, '/ammount: "ammount" is unknown here; did you mean "amount"?'],
  ])('with %j is refused', (members, expected) => {
    expect(violations(members)).toEqual([expect.stringContaining(expected)]);
  });
});
