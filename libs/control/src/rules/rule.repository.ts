import { Injectable } from '@nestjs/common';
import { returning, tableOf, type Transactional, type UnitOfWork } from '#libs/database';
import { RULE_ORDER, RuleRow, Sandboxes, type OpenSandbox } from '#libs/sandbox';

/** The rules of the sandbox of the request. */
@Injectable()
export class RuleRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** In their order; none if the sandbox does not exist. */
  async list(): Promise<RuleRow[]> {
    const openSandbox = await this.sandboxes.currentIfExists();
    return openSandbox?.database.getRepository(RuleRow).find({ order: RULE_ORDER }) ?? [];
  }

  /** Adds a rule as the last one. @returns its position */
  async add(
    { database }: OpenSandbox,
    { id, definition, createdAt }: Pick<RuleRow, 'id' | 'definition' | 'createdAt'>,
  ): Promise<number> {
    const table = tableOf(database, RuleRow);
    // One statement, because other requests and other instances can create rules at the same time.
    const [created] = await returning<Pick<RuleRow, 'position'>>(
      database,
      `INSERT INTO ${table} (id, position, definition, matched, hits, created_at)
       SELECT $1, coalesce(max(position), 0) + 1, $2, 0, 0, $3 FROM ${table} RETURNING position`,
      [id, definition, createdAt],
    );
    return created?.position ?? 1;
  }

  /** Moves these rules to the front. If an id is unknown, it changes nothing and returns that id. */
  *order(tx: UnitOfWork, ids: readonly string[]): Transactional<string | undefined> {
    const table = tx.table(RuleRow);
    const rows = yield {
      sql: `SELECT id FROM ${table} ORDER BY position, created_at, id${tx.forUpdate()}`,
      parameters: [],
    };
    const known = new Set(rows.map(({ id }) => String(id)));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) return unknown;
    let position = 0;
    for (const id of new Set([...ids, ...known])) {
      position += 1;
      yield { sql: `UPDATE ${table} SET position = $1 WHERE id = $2`, parameters: [position, id] };
    }
    return undefined;
  }

  /** @returns whether it was there */
  async delete({ database }: OpenSandbox, id: string): Promise<boolean> {
    const { affected } = await database.getRepository(RuleRow).delete({ id });
    return affected === 1;
  }

  async deleteAll({ database }: OpenSandbox): Promise<void> {
    await database.getRepository(RuleRow).createQueryBuilder().delete().execute();
  }
}
