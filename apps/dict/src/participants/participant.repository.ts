import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type JsonList } from '#libs/http';
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

  /** All participants of the current sandbox, from memory. */
  registry(): Promise<ParticipantRegistry> {
    return this.remembered.get();
  }

  /** @returns false if the ISPB is already registered; of several simultaneous calls one returns true */
  create(participant: DictParticipant): Promise<boolean> {
    return this.remembered.change(function* (tx) {
      const insert = tx
        .sql(ParticipantRow)
        .insert(participant, 'ON CONFLICT DO NOTHING RETURNING ispb');
      return (yield insert).length > 0;
    });
  }

  /** @returns the changed participant; undefined if it is not registered */
  async change(ispb: string, change: ParticipantChange): Promise<DictParticipant | undefined> {
    if (Object.keys(change).length === 0) return (await this.registry()).get(ispb);
    return this.remembered.change(function* (tx) {
      const sql = tx.sql(ParticipantRow);
      const { columns, parameters } = sql.assignments(change, 1);
      const [row] = yield {
        sql: `UPDATE ${sql.table} SET ${columns} WHERE ispb = $1 RETURNING *`,
        parameters: [ispb, ...parameters],
      };
      return row && sql.read(row);
    });
  }

  /** @returns false if the ISPB is not registered */
  delete(ispb: string): Promise<boolean> {
    return this.remembered.change(function* (tx) {
      const sql = `DELETE FROM ${tx.table(ParticipantRow)} WHERE ispb = $1 RETURNING ispb`;
      return (yield { sql, parameters: [ispb] }).length > 0;
    });
  }

  /** Sorted by ISPB. The cursor is the number of participants before the page. */
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
