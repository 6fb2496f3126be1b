import { Injectable } from '@nestjs/common';
import { newestFirst, readRow, type Transactional, type UnitOfWork } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Token, type TokenStatus } from './token';
import { TokenRow } from './token.row';

/** The filter of the list of tokens. An undefined member does not restrict it. */
export interface TokenFilter {
  readonly pan?: string | undefined;
  readonly requestorId?: string | undefined;
  readonly status?: TokenStatus | undefined;
}

/** Reads the tokens of the sandbox. */
@Injectable()
export class TokenRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  list(filter: TokenFilter, write: (row: TokenRow) => string): JsonList {
    const select = async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(TokenRow).createQueryBuilder('t');
      for (const name of ['pan', 'requestorId', 'status'] as const) {
        const value = filter[name];
        if (value !== undefined) query.andWhere(`t.${name} = :${name}`, { [name]: value });
      }
      return query;
    };
    return newestFirst(select, write);
  }
}

/** The token with this number. Only what is read under the lock of its card cannot change. */
export function* findToken(tx: UnitOfWork, number: string): Transactional<Token | undefined> {
  return yield* readRow(tx, TokenRow, { token: number });
}

/** The newest token of the sandbox. */
export function* newestToken(tx: UnitOfWork): Transactional<Token | undefined> {
  const tokens = tx.sql(TokenRow);
  const sql = `SELECT * FROM ${tokens.table} ORDER BY sequence DESC LIMIT 1`;
  const [row] = yield { sql, parameters: [] };
  return row === undefined ? undefined : tokens.read(row);
}

/** The number of tokens of a card, with and without those that are deleted. Lock the card first. */
export function* countTokens(
  tx: UnitOfWork,
  pan: string,
): Transactional<{ readonly all: number; readonly usable: number }> {
  const [row] = yield {
    sql:
      `SELECT count(*) AS every, count(CASE WHEN status <> 'deleted' THEN 1 END) AS usable ` +
      `FROM ${tx.table(TokenRow)} WHERE pan = $1`,
    parameters: [pan],
  };
  return { all: Number(row?.['every']), usable: Number(row?.['usable']) };
}

/** @returns false if another card has a token with this number */
export function* insertToken(tx: UnitOfWork, token: Token): Transactional<boolean> {
  const suffix = 'ON CONFLICT DO NOTHING RETURNING token';
  const rows = yield tx.sql(TokenRow).insert(token as TokenRow, suffix);
  return rows.length > 0;
}

/** Writes the members of a token that change. Lock its card first. */
export function* saveToken(
  tx: UnitOfWork,
  { token, status, statusChangedAt, lastAtc }: Token,
): Transactional<void> {
  const tokens = tx.sql(TokenRow);
  const { columns, parameters } = tokens.assignments({ status, statusChangedAt, lastAtc }, 1);
  const sql = `UPDATE ${tokens.table} SET ${columns} WHERE token = $1`;
  yield { sql, parameters: [token, ...parameters] };
}

export function* deleteTokensOfCard(tx: UnitOfWork, pan: string): Transactional<void> {
  yield { sql: `DELETE FROM ${tx.table(TokenRow)} WHERE pan = $1`, parameters: [pan] };
}
