import { z } from 'zod';
import { type Sibling } from '../siblings/sibling';
import { amount, instant, listOf } from '../siblings/wire';
import { type Expectation } from './item';

const PATH = '/open-banking/payments/v1/instant/payments';
/** A payment can have a rejection of 2,048 characters. */
const LARGEST_PAGE = 500;

const account = z.object({ ispb: z.string() });

const payment = z.object({
  endToEndId: z.string().max(35, { error: 'Must have at most 35 characters.' }),
  status: z.string().max(10, { error: 'Must have at most 10 characters.' }),
  statusUpdateDateTime: instant,
  payment: z.object({ amount }),
  creditorAccount: account,
  debtorAccount: account,
});

/** The members of a payment of open banking that are compared. */
export type BankPayment = z.output<typeof payment>;

const list = z.object({
  data: listOf(payment, LARGEST_PAGE),
  links: z.object({ next: z.string().optional() }),
});

/**
 * Reads all payments of open banking, newest first. A new payment moves others to the next page, so that one can be
 * read twice, but none is missed.
 */
export async function* readPayments(
  bank: Sibling,
  { pageSize, signal }: { readonly pageSize: number; readonly signal: AbortSignal },
): AsyncGenerator<readonly BankPayment[]> {
  const size = String(Math.min(pageSize, LARGEST_PAGE));
  for (let page = 1; ; page += 1) {
    const parameters = { page: String(page), 'page-size': size };
    const { body } = await bank.get({ path: PATH, parameters, body: list, signal });
    if (body.data.length > 0) yield body.data;
    if (body.links.next === undefined || body.data.length === 0) return;
  }
}

/** The expected state of the payment in the SPI. */
export function expectationOf({
  status,
  creditorAccount,
  debtorAccount,
}: BankPayment): Expectation {
  // Between two accounts of one bank the money does not pass through the SPI.
  if (creditorAccount.ispb === debtorAccount.ispb) return 'internal';
  if (status === 'ACSC') return 'settled';
  return status === 'RJCT' || status === 'CANC' ? 'absent' : 'open';
}
