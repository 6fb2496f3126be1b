import { nearestName } from '#libs/kernel';
import { type components } from '../api/spi';
import { type Sandbox } from '../sandbox/sandbox';
import { TestKitError } from '../test-kit.errors';
import { type Outcome } from './outcome';

type Transaction = components['schemas']['TransactionResponse'];
type Return = components['schemas']['ReturnResponse'];

/** An EndToEndId has 32 characters. More changes than this make another payment. */
const NEAR = 6;
const END_TO_END_ID = /^[A-Za-z0-9]{1,35}$/;

/**
 * Whether a payment is settled, and only once: its EndToEndId is accepted, it was not returned as a whole, and no other
 * accepted payment has the same TxId.
 */
export async function paidOnce(box: Sandbox, endToEndId: string): Promise<Outcome> {
  if (!END_TO_END_ID.test(endToEndId)) {
    throw new TestKitError(`"${endToEndId}" is not an EndToEndId: 1 to 35 letters and digits.`);
  }
  const transactions = await box.spi.observe<readonly Transaction[]>('/spi/transactions');
  const returns = await box.spi.observe<readonly Return[]>('/spi/returns', { endToEndId });
  const payment = transactions.find((each) => each.endToEndId === endToEndId);
  if (payment === undefined)
    return { pass: false, message: await absent(box, endToEndId, transactions) };
  return judge(payment, transactions, returns);
}

/** Judges a payment that the SPI has. */
export function judge(
  payment: Transaction,
  transactions: readonly Transaction[],
  returns: readonly Return[],
): Outcome {
  const { endToEndId, status, reasonCode, amount } = payment;
  if (status !== 'ACCEPTED') {
    const reason = reasonCode === undefined ? '' : ` with ${reasonCode}`;
    return { pass: false, message: `${endToEndId} is not paid: it is ${status}${reason}.` };
  }
  const settled = returns.filter((each) => each.status === 'ACCEPTED');
  const returnedCents = settled.reduce((sum, each) => sum + centsOf(each.amount), 0);
  if (returnedCents >= centsOf(amount)) {
    const ids = settled.map(({ returnId }) => returnId).join(', ');
    return { pass: false, message: `${endToEndId} was paid and returned as a whole (${ids}).` };
  }
  const again = transactions.filter((each) => isSamePayment(each, payment));
  if (again.length === 0) return { pass: true, message: `${endToEndId} was paid once.` };
  const others = again.map((each) => `  ${lineOf(each)}`);
  return {
    pass: false,
    message: [
      `${endToEndId} was paid more than once. The same TxId ${payment.txId} is in:`,
      ...others,
    ].join('\n'),
  };
}

/** Without a TxId in the message, the TxId is the EndToEndId. */
function isSamePayment(other: Transaction, { endToEndId, txId }: Transaction): boolean {
  return other.endToEndId !== endToEndId && other.txId === txId && other.status === 'ACCEPTED';
}

async function absent(
  box: Sandbox,
  endToEndId: string,
  transactions: readonly Transaction[],
): Promise<string> {
  const requests = await box.journal.find({ service: 'spi', endToEndId });
  const ids = transactions.map((each) => each.endToEndId);
  const near = nearestName(endToEndId, ids, NEAR);
  const newest = transactions.slice(0, 3);
  const shown =
    near === undefined ? newest : transactions.filter((each) => each.endToEndId === near);
  return [
    `${endToEndId} is not paid: the SPI has no such payment.`,
    ...(requests.length === 0 ? [] : ['The SPI received it, and refused it:']),
    ...requests.map(
      ({ method, path, status, outcome }) =>
        `  ${method} ${path} -> ${status === undefined ? outcome : String(status)}`,
    ),
    ...(shown.length === 0
      ? ['The SPI has no payment in this sandbox.']
      : [near === undefined ? 'Its newest payments:' : 'The nearest payment:']),
    ...shown.map((each) => `  ${lineOf(each)}`),
  ].join('\n');
}

function lineOf({ endToEndId, status, amount, debtorIspb, creditorIspb }: Transaction): string {
  return `${endToEndId} ${status} R$ ${amount.toFixed(2)} from ${debtorIspb} to ${creditorIspb}`;
}

function centsOf(reais: number | string): number {
  return Math.round(Number(reais) * 100);
}
