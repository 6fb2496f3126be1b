import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Funds } from '../../account/card';
import { ACCOUNT_TYPES, type AccountType } from '../../account/own-accounts/account-type';
import { type OwnAccount } from '../../account/own-accounts/own-account';
import { OwnAccountRow } from './account.row';
import { CardRow } from './host.rows';

/** The own accounts of the cards. The lock of the card protects them too. */
@Injectable()
export class AccountRepository {
  *find(tx: UnitOfWork, pan: string, type: AccountType): Transactional<OwnAccount | undefined> {
    const accounts = tx.sql(OwnAccountRow);
    const sql = `SELECT * FROM ${accounts.table} WHERE pan = $1 AND type = $2`;
    const [row] = yield { sql, parameters: [pan, type] };
    return row === undefined ? undefined : accounts.read(row);
  }

  /** The own accounts of a card, in the order of their digits in DE3. */
  *ofCard(tx: UnitOfWork, pan: string): Transactional<OwnAccount[]> {
    const accounts = tx.sql(OwnAccountRow);
    const rows = yield {
      sql: `SELECT * FROM ${accounts.table} WHERE pan = $1`,
      parameters: [pan],
    };
    const order = ({ type }: OwnAccount): number => ACCOUNT_TYPES.indexOf(type);
    return rows.map((row) => accounts.read(row)).sort((a, b) => order(a) - order(b));
  }

  /** Adds an account to a locked card, which must not have one of its type. */
  *add(
    tx: UnitOfWork,
    account: OwnAccount,
    ownAccounts: readonly AccountType[],
  ): Transactional<void> {
    yield tx.sql(OwnAccountRow).insert(account);
    yield {
      sql: `UPDATE ${tx.table(CardRow)} SET own_accounts = $1 WHERE pan = $2`,
      parameters: [ownAccounts.join(','), account.pan],
    };
  }

  *saveFunds(
    tx: UnitOfWork,
    pan: string,
    type: AccountType,
    { balance, held, nextHoldExpiry }: Funds,
  ): Transactional<void> {
    yield {
      sql:
        `UPDATE ${tx.table(OwnAccountRow)} SET balance = $1, held = $2, next_hold_expiry = $3 ` +
        'WHERE pan = $4 AND type = $5',
      parameters: [balance, held, nextHoldExpiry, pan, type],
    };
  }

  /** Gives the own accounts of a card their initial balances, without holds. */
  *restore(tx: UnitOfWork, pan: string): Transactional<void> {
    yield {
      sql:
        `UPDATE ${tx.table(OwnAccountRow)} SET balance = initial_balance, held = 0, ` +
        'next_hold_expiry = NULL WHERE pan = $1',
      parameters: [pan],
    };
  }
}
