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
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Remittance, type RemittanceReturn, type Series } from './remittance';
import {
  RemittanceLotRow,
  RemittanceReturnRow,
  RemittanceRow,
  RemittanceSeriesRow,
} from './remittance.rows';

/** The header of a lot. */
export type StoredLot = Omit<RemittanceLotRow, 'remittanceId'>;

/** Few enough for the parameter limit of a statement. */
const ROWS_A_STATEMENT = 200;

/** Reads and writes remittances, their lots and their returns. */
@Injectable()
export class RemittanceRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The remittance, unless it is still being received. */
  async find(id: string): Promise<Remittance | undefined> {
    const found = await findRow(await this.sandboxes.database(), RemittanceRow, { id });
    return found?.status === 'RECEIVING' ? undefined : found;
  }

  /** @param write the JSON text of a remittance */
  list(write: (remittance: Remittance) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      return database
        .getRepository(RemittanceRow)
        .createQueryBuilder('r')
        .where(`r.status <> 'RECEIVING'`);
    }, write);
  }

  *insert(tx: UnitOfWork, remittance: Remittance): Transactional<void> {
    yield tx.sql(RemittanceRow).insert(remittance);
  }

  /** The remittance, locked until the end of the transaction. */
  *lock(tx: UnitOfWork, id: string): Transactional<Remittance | undefined> {
    return yield* lockRow(tx, RemittanceRow, { id });
  }

  *change(tx: UnitOfWork, id: string, change: Partial<Remittance>): Transactional<void> {
    const sql = tx.sql(RemittanceRow);
    const { columns, parameters } = sql.assignments(change, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1`,
      parameters: [id, ...parameters],
    };
  }

  *remove(tx: UnitOfWork, id: string): Transactional<void> {
    for (const entity of [RemittanceLotRow, RemittanceReturnRow]) {
      yield { sql: `DELETE FROM ${tx.table(entity)} WHERE remittance_id = $1`, parameters: [id] };
    }
    yield { sql: `DELETE FROM ${tx.table(RemittanceRow)} WHERE id = $1`, parameters: [id] };
  }

  /** The remittance of the series with this NSA; undefined if there is none. */
  *withNsa(tx: UnitOfWork, series: Series, nsa: number): Transactional<Remittance | undefined> {
    const { accountId, agreement } = series;
    const sql = tx.sql(RemittanceRow);
    const [row] = yield sql.select({ accountId, agreement, nsa }, ` AND status <> 'RECEIVING'`);
    return row && sql.read(row);
  }

  *insertLots(
    tx: UnitOfWork,
    remittanceId: string,
    lots: readonly StoredLot[],
  ): Transactional<void> {
    const sql = tx.sql(RemittanceLotRow);
    for (let start = 0; start < lots.length; start += ROWS_A_STATEMENT) {
      const part = lots.slice(start, start + ROWS_A_STATEMENT);
      yield sql.insertMany(part.map((lot) => ({ ...lot, remittanceId })));
    }
  }

  /** The lots in the order of the file. */
  async lots(remittanceId: string): Promise<readonly StoredLot[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, RemittanceLotRow);
    const { sql: text, parameters } = sql.select({ remittanceId }, ' ORDER BY lot');
    const rows = await returning<SqlRow>(database, text, parameters);
    return rows.map((row) => sql.read(row));
  }

  /** Locks the series until the end of the transaction. */
  *lockSeries(tx: UnitOfWork, { accountId, agreement }: Series): Transactional<void> {
    const sql = tx.sql(RemittanceSeriesRow);
    yield sql.insert({ accountId, agreement, lastReturnNsa: 0 }, 'ON CONFLICT DO NOTHING');
    yield sql.select({ accountId, agreement }, tx.forUpdate());
  }

  /** Adds a return with the next NSA of the series. After the largest NSA comes 1. */
  *insertReturn(
    tx: UnitOfWork,
    { accountId, agreement, id }: Remittance,
    made: Omit<RemittanceReturn, 'nsa' | 'remittanceId'>,
  ): Transactional<void> {
    const series = tx.table(RemittanceSeriesRow);
    const [row] = yield {
      sql:
        `UPDATE ${series} SET last_return_nsa = CASE WHEN last_return_nsa >= 999999 THEN 1 ` +
        'ELSE last_return_nsa + 1 END WHERE account_id = $1 AND agreement = $2 RETURNING last_return_nsa',
      parameters: [accountId, agreement],
    };
    const nsa = Number(row?.['last_return_nsa']);
    yield tx.sql(RemittanceReturnRow).insert({ ...made, remittanceId: id, nsa });
  }

  /**
   * A return of a remittance.
   * @param nsa undefined for the last one
   */
  async findReturn(remittanceId: string, nsa?: number): Promise<RemittanceReturn | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, RemittanceReturnRow);
    const sought = nsa === undefined ? { remittanceId } : { remittanceId, nsa };
    const { sql: text, parameters } = sql.select(sought, ' ORDER BY number DESC LIMIT 1');
    const [row] = await returning<SqlRow>(database, text, parameters);
    return row && sql.read(row);
  }
}
