import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes, type OpenSandbox } from '#libs/sandbox';
import { type Participant, type ParticipantProfile } from './participant';
import { ParticipantRow } from './participant.row';

/** Well under the number of parameters of one statement. */
const ISPBS_A_STATEMENT = 1_000;

/** The members of a participant that can be changed. */
export type ParticipantChange = Partial<
  Pick<
    Participant,
    'name' | 'status' | 'settlementAgent' | 'player' | 'sendBlocked' | 'answer' | 'certificate'
  >
>;

/** The rows of participants. */
@Injectable()
export class ParticipantRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Returns the registered ones of the ISPBs. Locks nothing. */
  *find(tx: UnitOfWork, ispbs: readonly string[]): Transactional<Map<string, Participant>> {
    const sql = tx.sql(ParticipantRow);
    const sought = [...new Set(ispbs)];
    const found = new Map<string, Participant>();
    for (let start = 0; start < sought.length; start += ISPBS_A_STATEMENT) {
      const parameters = sought.slice(start, start + ISPBS_A_STATEMENT);
      const places = parameters.map((_, index) => `$${String(index + 1)}`).join(', ');
      const text = `SELECT * FROM ${sql.table} WHERE ispb IN (${places})`;
      for (const row of yield { sql: text, parameters }) {
        const participant = sql.read(row);
        found.set(participant.ispb, participant);
      }
    }
    return found;
  }

  /**
   * Locks the Contas PI of institutions and of their settlement agents until the transaction ends. A transaction that changes
   * several pairs of accounts calls this first: otherwise two transactions could wait for each other. SQLite runs one
   * transaction at a time.
   */
  *lockAccounts(tx: UnitOfWork, ispbs: readonly string[]): Transactional<void> {
    if (!tx.isPostgres) return;
    const table = tx.table(ParticipantRow);
    const listed = 'ispb IN (SELECT json_array_elements_text($1::json))';
    yield {
      sql:
        `SELECT ispb FROM ${table} WHERE ${listed} ` +
        `OR ispb IN (SELECT settler FROM ${table} WHERE ${listed}) ORDER BY ispb FOR UPDATE`,
      parameters: [JSON.stringify([...new Set(ispbs)])],
    };
  }

  /** @returns false, and nothing changed, if the ISPB is registered */
  *insert(tx: UnitOfWork, participant: Participant): Transactional<boolean> {
    const sql = tx.sql(ParticipantRow);
    const rows = yield sql.insert(participant, 'ON CONFLICT DO NOTHING RETURNING ispb');
    return rows.length > 0;
  }

  /**
   * @param change at least one member
   * @returns the changed participant; undefined if it is not registered
   */
  *change(
    tx: UnitOfWork,
    ispb: string,
    change: ParticipantChange,
  ): Transactional<Participant | undefined> {
    const sql = tx.sql(ParticipantRow);
    const { columns, parameters } = sql.assignments(change, 1);
    const [row] = yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE ispb = $1 RETURNING *`,
      parameters: [ispb, ...parameters],
    };
    return row && sql.read(row);
  }

  /** The participants in the order of their ISPBs. A cursor is the number of participants before the page. */
  list(write: (participant: Participant) => string): JsonList {
    return {
      page: async (limit, cursor) => {
        const start = Number(cursor ?? 0);
        const database = await this.sandboxes.database();
        const rows = await database
          .getRepository(ParticipantRow)
          .find({ order: { ispb: 'ASC' }, skip: start, take: limit + 1 });
        const next = rows.length > limit ? String(start + limit) : undefined;
        return { items: rows.slice(0, limit).map(write), next };
      },
      totals: async () => {
        const database = await this.sandboxes.database();
        return { items: await database.getRepository(ParticipantRow).count() };
      },
    };
  }

  /** Whether the participant answers payments with a system of its own. */
  async isClient(ispb: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    return database.getRepository(ParticipantRow).existsBy({ ispb, player: 'CLIENT' });
  }

  /** The profiles of all participants of a sandbox, by ISPB. */
  async profiles({ database }: OpenSandbox): Promise<ReadonlyMap<string, ParticipantProfile>> {
    const rows = await database.getRepository(ParticipantRow).find({ select: PROFILE });
    return new Map(rows.map((row) => [row.ispb, row]));
  }
}

/** The columns of a ParticipantProfile. */
const PROFILE = {
  ispb: true,
  name: true,
  kind: true,
  status: true,
  settlementAgent: true,
  player: true,
  sendBlocked: true,
  answer: true,
} as const;
