import type { DataSource } from 'typeorm';
import { returning, tableOf } from '#libs/database';
import { inSandbox, Sandboxes } from '#libs/sandbox';
import { type TestApp } from '#libs/testing';
import { AccountRow } from '../../src/ledger/account.row';
import { BankCustomers } from '../../src/bank/bank-customers';
import { PostingRow } from '../../src/ledger/posting.row';

export const ACCOUNTS = '/open-banking/accounts/v1/accounts';

export interface Transaction {
  readonly transactionId: string;
  readonly completedAuthorisedPaymentType: string;
  readonly creditDebitType: 'CREDITO' | 'DEBITO';
  readonly transactionName: string;
  readonly type: string;
  readonly transactionAmount: { readonly amount: string };
  readonly transactionDateTime: string;
}

export interface StatementPage {
  readonly data: Transaction[];
  readonly links: Readonly<Record<string, string>>;
}

/** The bank of one sandbox. */
export function bankIn(test: TestApp, sandbox: string) {
  const get = (path: string) => test.http.get(path).set('X-Sandbox', sandbox);
  const statement = async (accountId: string, query: string): Promise<StatementPage> => {
    const path = `${ACCOUNTS}/${accountId}/transactions?${query}`;
    return (await get(path).expect(200)).body as StatementPage;
  };
  return {
    get,
    statement,
    /** Works as a request in the sandbox does. */
    work: <T>(work: (bank: BankCustomers, database: DataSource) => Promise<T>): Promise<T> =>
      withBank(test, sandbox, work),
    available: async (accountId: string): Promise<string> => {
      const { body } = await get(`${ACCOUNTS}/${accountId}/balances`).expect(200);
      return (body as { data: { availableAmount: { amount: string } } }).data.availableAmount
        .amount;
    },
    unsound: () => withBank(test, sandbox, (_, database) => unsound(database)),
  };
}

function withBank<T>(
  test: TestApp,
  sandbox: string,
  work: (bank: BankCustomers, database: DataSource) => Promise<T>,
): Promise<T> {
  return inSandbox(sandbox, {}, async () =>
    work(test.app.get(BankCustomers, { strict: false }), await test.app.get(Sandboxes).database()),
  );
}

/** What is wrong with the books: a sum that is not zero, a balance that is not that of its postings or is negative. */
export async function unsound(database: DataSource): Promise<string[]> {
  const postings = tableOf(database, PostingRow);
  const sums = await returning<{ status: string; sum: string | number }>(
    database,
    `SELECT status, SUM(cents) AS sum FROM ${postings} GROUP BY status`,
    [],
  );
  const accounts = await returning<Record<string, string | number>>(
    database,
    'SELECT account_id, available, blocked, invested, ' +
      `(SELECT COALESCE(SUM(cents), 0) FROM ${postings} p WHERE p.account_id = a.account_id ` +
      `AND status = 'BOOKED') AS posted FROM ${tableOf(database, AccountRow)} a`,
    [],
  );
  return [
    ...sums.flatMap(({ status, sum }) => (Number(sum) === 0 ? [] : `${status}: ${String(sum)}`)),
    ...accounts.flatMap((account) => {
      const parts = ['available', 'blocked', 'invested'].map((name) => Number(account[name]));
      const total = parts.reduce((sum, part) => sum + part, 0);
      const isSound = parts.every((part) => part >= 0) && total === Number(account['posted']);
      return isSound ? [] : JSON.stringify(account);
    }),
  ];
}
