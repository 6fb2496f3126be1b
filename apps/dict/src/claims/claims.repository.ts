import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  findRow,
  lockRow,
  newestFirst,
  returning,
  type SqlRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type ClaimStatus } from '#libs/dict-api';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type ClaimChange } from './claim';
import { type DictClaim } from '../directory/dict-claim';
import { type ClaimFilter } from './list/claim-filter';
import { ClaimRow } from '../directory/claim.row';

/** A page of a list. */
export interface ClaimList {
  readonly claims: readonly DictClaim[];
  readonly hasMore: boolean;
}

@Injectable()
export class ClaimsRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(id: string): Promise<DictClaim | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, ClaimRow, { id });
  }

  /** Lists the claims of participants in the order of their last change. */
  async list(ispbs: readonly string[], filter: ClaimFilter): Promise<ClaimList> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ClaimRow);
    const { conditions, parameters } = conditionsOf(ispbs, filter);
    const marks = ispbs.map((_, index) => `$${String(index + 1)}`).join(', ');
    // One SELECT for each role, because each role has its own index.
    const parts = filter.roles.map(
      (role) =>
        `SELECT * FROM (SELECT * FROM ${sql.table} WHERE ${role} IN (${marks})${conditions}
           ORDER BY last_modified, sequence LIMIT ${String(filter.limit + 1)}) AS of_${role}`,
    );
    const statement = `${parts.join(' UNION ')} ORDER BY last_modified, sequence LIMIT ${String(filter.limit + 1)}`;
    const rows = await returning<SqlRow>(database, statement, parameters);
    const claims = rows.slice(0, filter.limit).map((row) => sql.read(row));
    return { claims, hasMore: rows.length > filter.limit };
  }

  /** All claims, newest first. */
  listAll(
    {
      status,
      key,
    }: { readonly status?: ClaimStatus | undefined; readonly key?: string | undefined },
    write: (claim: DictClaim) => string,
  ): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(ClaimRow).createQueryBuilder('t');
      if (status !== undefined) query.andWhere('t.status = :status', { status });
      if (key !== undefined) query.andWhere('t.keyValue = :key', { key });
      return query;
    }, write);
  }

  /** The claim, locked until the end of the transaction. */
  lock(tx: UnitOfWork, id: string): Transactional<DictClaim | undefined> {
    return lockRow(tx, ClaimRow, { id });
  }

  /** @returns false if the key already has an open claim */
  *add(tx: UnitOfWork, claim: DictClaim): Transactional<boolean> {
    const sql = tx.sql(ClaimRow);
    const added = yield sql.insert(claim, 'ON CONFLICT DO NOTHING RETURNING id');
    return added.length > 0;
  }

  *change(tx: UnitOfWork, claim: DictClaim, change: ClaimChange): Transactional<DictClaim> {
    const sql = tx.sql(ClaimRow);
    const { columns, parameters } = sql.assignments(change, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 RETURNING id`,
      parameters: [claim.id, ...parameters],
    };
    return { ...claim, ...change };
  }
}

function conditionsOf(
  ispbs: readonly string[],
  { statuses, type, modifiedAfter, modifiedBefore }: ClaimFilter,
): { readonly conditions: string; readonly parameters: readonly string[] } {
  const parameters = [...ispbs];
  const mark = (value: string): string => `$${String(parameters.push(value))}`;
  const conditions = [
    ...(statuses === undefined ? [] : [`status IN (${statuses.map(mark).join(', ')})`]),
    ...(type === undefined ? [] : [`type = ${mark(type)}`]),
    ...(modifiedAfter === undefined ? [] : [`last_modified >= ${mark(modifiedAfter)}`]),
    ...(modifiedBefore === undefined ? [] : [`last_modified <= ${mark(modifiedBefore)}`]),
  ];
  return { conditions: conditions.map((condition) => ` AND ${condition}`).join(''), parameters };
}
