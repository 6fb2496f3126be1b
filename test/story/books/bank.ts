import { returning, tableOf } from '#libs/database';
import { PostingRow } from '../../../apps/openfinance/src/ledger/posting.row';
import { ACCOUNTS, bankIn } from '../../../apps/openfinance/test/bank/bank';
import { type PaymentData } from '../../../apps/openfinance/test/payments/payer';
import { centsOf, sumOf } from './cents';
import { generateRows } from './report-rows';
import { type SpiTransaction, type Story } from '../story';

const BANK_ISPB = '87654321';
/** The statuses that do not change any more. */
const FINAL = ['ACSC', 'RJCT', 'CANC'];

/** Compares the payments of the bank with its ledger, with its statements and with the SPI. */
export async function bankDifferences(story: Story): Promise<string[]> {
  const { data: payments } = await story.bank.list('?page-size=1000');
  const unfinished = payments.filter(({ status }) => !FINAL.includes(status));
  return [
    ...unfinished.map(({ endToEndId, status }) => `payment ${endToEndId} is still ${status}`),
    ...(await ledgerDifferences(story, payments)),
    ...(await statementDifferences(story)),
    ...spiDifferences(payments, await story.transactions()),
  ];
}

/** The ledger is double entry, and a settled payment has one debit and one credit of its amount. */
async function ledgerDifferences(
  { suite, sandbox }: Story,
  payments: readonly PaymentData[],
): Promise<string[]> {
  const { unsound, work } = bankIn(suite.services.openfinance.app, sandbox);
  const postings = await work((_, database) =>
    returning<{ readonly paymentId: string; readonly cents: number | string }>(
      database,
      `SELECT payment_id AS "paymentId", cents FROM ${tableOf(database, PostingRow)} ` +
        `WHERE payment_id IS NOT NULL AND status = 'BOOKED' ORDER BY cents`,
      [],
    ),
  );
  const differences = payments.flatMap(({ paymentId, status, payment }) => {
    const amount = centsOf(payment.amount);
    const expected = status === 'ACSC' ? [-amount, amount] : [];
    const booked = postings.filter((posting) => posting.paymentId === paymentId);
    const found = booked.map(({ cents }) => Number(cents));
    if (String(found) === String(expected)) return [];
    return [`payment ${paymentId} is ${status} and has the postings ${String(found)}`];
  });
  return [...(await unsound()), ...differences];
}

/** The opening balance and the entries of a statement add up to the balance of the account. */
async function statementDifferences(story: Story): Promise<string[]> {
  const { data: accounts } = await story.get<{ readonly data: readonly { accountId: string }[] }>(
    'openfinance',
    ACCOUNTS,
  );
  const differences: string[] = [];
  for (const { accountId } of accounts) {
    const rows = await generateRows(story, 'openfinance.statement', { accountId });
    const [opening] = rows;
    const entries = rows.filter(({ kind }) => kind === 'entry');
    const expected = centsOf(opening?.['balance']) + sumOf(entries.map(({ amount }) => amount));
    const balance = await totalBalance(story, accountId);
    if (balance === expected) continue;
    differences.push(`${accountId} has ${String(balance)}; its statement ${String(expected)}`);
  }
  return differences;
}

async function totalBalance({ get }: Story, accountId: string): Promise<number> {
  const { data } = await get<{ readonly data: Readonly<Record<string, unknown>> }>(
    'openfinance',
    `${ACCOUNTS}/${accountId}/balances`,
  );
  const parts = ['availableAmount', 'blockedAmount', 'automaticallyInvestedAmount'];
  return sumOf(parts.map((part) => (data[part] as { readonly amount: string }).amount));
}

/** Each settled payment to another institution is one accepted transaction in the SPI, and no other is. */
function spiDifferences(
  payments: readonly PaymentData[],
  transactions: readonly SpiTransaction[],
): string[] {
  const settled = payments
    .filter(
      ({ status, creditorAccount }) => status === 'ACSC' && creditorAccount.ispb !== BANK_ISPB,
    )
    .map(({ endToEndId, payment }) => `${endToEndId} ${String(centsOf(payment.amount))}`);
  const accepted = transactions
    .filter(({ status, debtorIspb }) => status === 'ACCEPTED' && debtorIspb === BANK_ISPB)
    .map(({ endToEndId, amount }) => `${endToEndId} ${String(centsOf(amount))}`);
  const ids = transactions.map(({ endToEndId }) => endToEndId);
  return [
    ...settled.filter((one) => !accepted.includes(one)).map((one) => `${one} is not in the SPI`),
    ...accepted.filter((one) => !settled.includes(one)).map((one) => `${one} is not at the bank`),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${id} is in the SPI more than once`),
  ];
}
