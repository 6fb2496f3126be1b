import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, EntitySql, returning, tableOf } from '#libs/database';
import { type JsonList } from '#libs/platform';
import { Remembered, Sandboxes } from '#libs/sandbox';
import {
  type DictParticipant,
  type ParticipantChange,
  type ParticipantRegistry,
} from './participant';
import { ParticipantRow } from './participant.row';

/** All registered participants of a sandbox are kept in memory, so their number has a limit. */
export const MAX_PARTICIPANTS = 10_000;

/** The registered participants of the sandboxes. */
@Injectable()
export class ParticipantRepository {
  private readonly remembered: Remembered<ParticipantRegistry>;

  constructor(private readonly sandboxes: Sandboxes) {
    this.remembered = new Remembered(sandboxes, readRegistry);
  }

  /** All of the current sandbox, from memory. */
  registry(): Promise<ParticipantRegistry> {
    return this.remembered.get();
  }

  /** @returns false if the ISPB is registered already; of several simultaneous calls one returns true */
  async create(participant: DictParticipant): Promise<boolean> {
    const database = await this.sandboxes.database();
    const { sql, parameters } = EntitySql.of(database, ParticipantRow).insert(
      participant,
      'ON CONFLICT DO NOTHING RETURNING ispb',
    );
    const created = await returning(database, sql, parameters);
    if (created.length > 0) await this.remembered.changed();
    return created.length > 0;
  }

  /** @returns the participant as changed; undefined if it is not registered */
  async change(ispb: string, change: ParticipantChange): Promise<DictParticipant | undefined> {
    if (Object.keys(change).length === 0) return (await this.registry()).get(ispb);
    const database = await this.sandboxes.database();
    const changed = await atomically(database, function* () {
      const sql = EntitySql.of(database, ParticipantRow);
      const { columns, parameters } = sql.assignments(change, 1);
      const [row] = yield {
        sql: `UPDATE ${sql.table} SET ${columns} WHERE ispb = $1 RETURNING *`,
        parameters: [ispb, ...parameters],
      };
      return row && sql.read(row);
    });
    if (changed !== undefined) await this.remembered.changed();
    return changed;
  }

  /** @returns false if the ISPB is not registered */
  async delete(ispb: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    const deleted = await returning(
      database,
      `DELETE FROM ${tableOf(database, ParticipantRow)} WHERE ispb = $1 RETURNING ispb`,
      [ispb],
    );
    if (deleted.length > 0) await this.remembered.changed();
    return deleted.length > 0;
  }

  /** In the order of the ISPBs. A cursor is the number of participants before the page. */
  list(write: (participant: DictParticipant) => string): JsonList {
    return {
      page: async (limit, cursor) => {
        const start = Number(cursor ?? 0);
        const rows = await (
          await this.sandboxes.database()
        )
          .getRepository(ParticipantRow)
          .find({ order: { ispb: 'ASC' }, skip: start, take: limit + 1 });
        const next = rows.length > limit ? String(start + limit) : undefined;
        return { items: rows.slice(0, limit).map(write), next };
      },
      totals: async () => ({
        items: await (await this.sandboxes.database()).getRepository(ParticipantRow).count(),
      }),
    };
  }
}

async function readRegistry(database: DataSource): Promise<ParticipantRegistry> {
  const rows = await database.getRepository(ParticipantRow).find();
  return new Map(rows.map((row) => [row.ispb, row]));
}
