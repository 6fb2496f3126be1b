import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  findRow,
  returning,
  type SqlRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { WAITING, type StoredBatch } from './batch';
import { BatchRow } from './batch.row';

/** Reads and writes the batches of the municipal service. */
@Injectable()
export class BatchRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async byId(id: string): Promise<StoredBatch | undefined> {
    return findRow(await this.sandboxes.database(), BatchRow, { id });
  }

  async byProtocol(protocol: string): Promise<StoredBatch | undefined> {
    return findRow(await this.sandboxes.database(), BatchRow, { protocol });
  }

  async hasNumber({
    municipality,
    provider,
    number,
  }: Pick<StoredBatch, 'municipality' | 'provider' | 'number'>): Promise<boolean> {
    const database = await this.sandboxes.database();
    return (await findRow(database, BatchRow, { municipality, provider, number })) !== undefined;
  }

  /** The batches of a provider that have not been processed yet. */
  async waiting(municipality: string, provider: string): Promise<readonly StoredBatch[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, BatchRow);
    const statement = sql.select({ provider, municipality, situation: WAITING });
    const rows = await returning<SqlRow>(database, statement.sql, statement.parameters);
    return rows.map((row) => sql.read(row));
  }

  /** @returns false, and nothing is stored, if the provider has a batch with this number */
  *insert(tx: UnitOfWork, batch: StoredBatch): Transactional<boolean> {
    const rows = yield tx.sql(BatchRow).insert(batch, 'ON CONFLICT DO NOTHING RETURNING id');
    return rows.length > 0;
  }

  /** @returns false, and nothing is changed, if the batch was already processed */
  *finish(
    tx: UnitOfWork,
    id: string,
    change: Pick<StoredBatch, 'situation' | 'processedAtMs'> &
      Partial<Pick<StoredBatch, 'messages' | 'invoiceIds'>>,
  ): Transactional<boolean> {
    const sql = tx.sql(BatchRow);
    const { columns, parameters } = sql.assignments(change, 2);
    const rows = yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 AND situation = $2 RETURNING id`,
      parameters: [id, WAITING, ...parameters],
    };
    return rows.length > 0;
  }
}
