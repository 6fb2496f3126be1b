import type { DataSource } from 'typeorm';
import {
  atomically,
  returning,
  tableOf,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { inSandbox, Sandboxes } from '#libs/sandbox';
import { type TestApp } from '#libs/testing';
import { AccountEntryRow } from '../../src/participants/account-entry.row';
import { ContasPi } from '../../src/participants/contas-pi.repository';
import { ParticipantDirectory } from '../../src/participants/participant-directory';
import { ParticipantRow } from '../../src/participants/participant.row';

/** The accounts of one sandbox, as code of the service uses them. */
export function accountsIn(test: TestApp, sandbox: string) {
  const inRequest = <T>(work: (database: DataSource) => Promise<T>): Promise<T> =>
    inSandbox(sandbox, {}, async () => work(await test.app.get(Sandboxes).database()));
  return {
    /** Works on the accounts in one transaction. */
    work: <T>(work: (contasPi: ContasPi, tx: UnitOfWork) => Transactional<T>): Promise<T> =>
      inRequest((database) =>
        atomically(database, (tx) => work(test.app.get(ContasPi, { strict: false }), tx)),
      ),
    /** Works with the directory as a request does. */
    directory: <T>(work: (directory: ParticipantDirectory) => Promise<T>): Promise<T> =>
      inRequest(() => work(test.app.get(ParticipantDirectory, { strict: false }))),
    inRequest,
    unsound: () => inRequest(unsound),
    balances: () => inRequest(balances),
  };
}

interface Balance {
  readonly account: string;
  readonly balance: number;
  readonly reserved: number;
}

/** The balances of the Contas PI as they are stored, in cents. */
async function balances(database: DataSource): Promise<Map<string, Balance>> {
  const rows = await database.getRepository(ParticipantRow).find();
  return new Map(
    rows.map(({ ispb, balance, reserved }) => [ispb, { account: ispb, balance, reserved }]),
  );
}

/** Everything that is wrong with the books: each text is one violation of a rule that must always hold. */
async function unsound(database: DataSource): Promise<string[]> {
  const entries = await database
    .getRepository(AccountEntryRow)
    .find({ order: { sequence: 'ASC' } });
  const [total] = await returning<{ sum: number | string }>(
    database,
    `SELECT SUM(cents) AS sum FROM ${tableOf(database, AccountEntryRow)}`,
    [],
  );
  const wrong: string[] = [];
  if (Number(total?.sum) !== 0) wrong.push(`All entries sum to ${String(total?.sum)}.`);
  const contasPi = await balances(database);
  const running = new Map<string, number>();
  const ofId = new Map<string, number>();
  for (const { account, cents, balanceAfter, entryId } of entries) {
    const after = (running.get(account) ?? 0) + cents;
    running.set(account, after);
    ofId.set(entryId, (ofId.get(entryId) ?? 0) + cents);
    const expected = contasPi.has(account) ? after : null;
    if (balanceAfter !== expected) {
      wrong.push(
        `${account} has ${String(balanceAfter)} after ${entryId}, not ${String(expected)}.`,
      );
    }
    if (expected !== null && expected < 0) wrong.push(`${account} is below zero after ${entryId}.`);
  }
  for (const [entryId, cents] of ofId) {
    if (cents !== 0) wrong.push(`${entryId} sums to ${String(cents)}.`);
  }
  for (const { account, balance, reserved } of contasPi.values()) {
    const entered = running.get(account) ?? 0;
    if (balance !== entered)
      wrong.push(`${account} has ${String(balance)}, not ${String(entered)}.`);
    if (reserved < 0 || reserved > balance) wrong.push(`${account} reserves ${String(reserved)}.`);
  }
  return wrong;
}
