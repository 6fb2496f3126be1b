import { parseCents } from '#libs/kernel';
import { isSentPayment, spiPayment, spiReturn } from './payment';

const PAYMENT = {
  endToEndId: 'E12345678202611211200abcdefghijk',
  amount: 150.75,
  debtorIspb: '12345678',
  creditorIspb: '87654321',
  status: 'ACCEPTED',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const sent = { amount: centsOf('150.75'), debtorIspb: '12345678', creditorIspb: '87654321' };

function centsOf(text: string) {
  const read = parseCents(text);
  if (!read.ok) throw new Error(`${text} is not an amount.`);
  return read.value;
}

it('a payment has its amount as a number, and a return as a text', () => {
  expect(spiPayment.parse(PAYMENT).amount).toBe(centsOf('150.75'));
  const RETURN = { ...PAYMENT, returnId: 'D87654321202611211200abcdefghijk', amount: '0.10' };
  expect(spiReturn.parse(RETURN).amount).toBe(centsOf('0.10'));
});

it.each([
  ['an amount that is no number', { amount: 'ten' }],
  ['another status', { status: 'SETTLED' }],
  ['an ISPB of 7 digits', { debtorIspb: '1234567' }],
])('refuses %s', (_, members) => {
  expect(spiPayment.safeParse({ ...PAYMENT, ...members }).success).toBe(false);
});

it.each([
  ['the payment that was sent', {}, true],
  ['another amount', { amount: 150.76 }, false],
  ['an amount as text', { amount: '150.75' }, false],
  ['another payer', { debtorIspb: '11111111' }, false],
  ['another receiver', { creditorIspb: '11111111' }, false],
])('knows %s', (_, members, isSame) => {
  expect(isSentPayment({ ...PAYMENT, ...members }, sent)).toBe(isSame);
});
