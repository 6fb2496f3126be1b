import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Reconciliation } from './reconciliation';
import { ReconciliationRow } from './reconciliation.row';

/** Reconciliations that a sandbox keeps. */
const KEPT = 10_000;
/** Old ones are deleted at about every hundredth one. */
const DELETE_EVERY = 100;

export type ReconciliationFilters = Readonly<
  Partial<Record<'institution' | 'day' | 'outcome' | 'direction', string | undefined>>
>;

/** The stored reconciliations. */
@Injectable()
export class ReconciliationRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The query of the reconciliations with these values. */
  async query(filters: ReconciliationFilters): Promise<SelectQueryBuilder<ReconciliationRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(ReconciliationRow).createQueryBuilder('r');
    for (const name of ['institution', 'day', 'outcome', 'direction'] as const) {
      const value = filters[name];
      if (value !== undefined) query.andWhere(`r.${name} = :${name}`, { [name]: value });
    }
    return query;
  }

  /** @returns false if one with the same key is already stored */
  *insert(tx: UnitOfWork, reconciliation: Reconciliation): Transactional<boolean> {
    const rows = tx.sql(ReconciliationRow);
    const suffix = 'ON CONFLICT DO NOTHING RETURNING sequence';
    const [row] = yield rows.insert(reconciliation, suffix);
    const sequence = Number(row?.['sequence'] ?? 0);
    if (sequence > KEPT && sequence % DELETE_EVERY === 0) {
      const sql = `DELETE FROM ${rows.table} WHERE sequence <= $1`;
      yield { sql, parameters: [sequence - KEPT] };
    }
    return row !== undefined;
  }

  *find(tx: UnitOfWork, messageKey: string): Transactional<Reconciliation | undefined> {
    const rows = tx.sql(ReconciliationRow);
    const sql = `SELECT * FROM ${rows.table} WHERE message_key = $1`;
    const [row] = yield { sql, parameters: [messageKey] };
    return row === undefined ? undefined : rows.read(row);
  }

  /** Frees the key of a reconciliation, because another one has the same numbers a year later. */
  *retireKey(tx: UnitOfWork, { id, messageKey }: Reconciliation): Transactional<void> {
    const sql = `UPDATE ${tx.table(ReconciliationRow)} SET message_key = $1 WHERE message_key = $2`;
    yield { sql, parameters: [`retired ${id}`, messageKey] };
  }

  /** Stores what a response says. */
  *answer(
    tx: UnitOfWork,
    messageKey: string,
    result: Pick<Reconciliation, 'outcome' | 'responseCode' | 'reported'>,
  ): Transactional<void> {
    const rows = tx.sql(ReconciliationRow);
    const { columns, parameters } = rows.assignments(result, 1);
    const sql = `UPDATE ${rows.table} SET ${columns} WHERE message_key = $1`;
    yield { sql, parameters: [messageKey, ...parameters] };
  }
}
