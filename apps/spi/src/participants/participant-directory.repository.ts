import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, EntitySql, isPostgres, tableOf, type AtomicWork } from '#libs/database';
import { toCents, toIsoUtc, type Cents, type Clock } from '#libs/kernel';
import { CONFIG, type JsonList } from '#libs/platform';
import { CLOCK, Sandboxes, type OpenSandbox } from '#libs/sandbox';
import { INTERNAL_ACCOUNTS } from '../accounts/account-entry';
import { ContasPi } from '../accounts/contas-pi.repository';
import { type SpiConfig } from '../config';
import { newTransactionId } from '../settlement/ids';
import { settlerOf, SPI_ISPB, type Participant, type ParticipantProfile } from './participant';
import { ParticipantsFull, ParticipantUnknown, ParticipantVirtual } from './participant.errors';
import { ParticipantRow } from './participant.row';

/** All participants of a sandbox are kept in memory, so their number has a limit. The real SPI has about 900. */
export const MAX_PARTICIPANTS = 10_000;

/** Well under the number of parameters of one statement. */
const ISPBS_A_STATEMENT = 1_000;

/** What is remembered of all participants of a sandbox: the engine works without a query. */
type Registry = ReadonlyMap<string, ParticipantProfile>;

/** A new participant: its Conta PI is opened with zero. */
export type NewParticipant = Omit<Participant, 'balance' | 'reserved' | 'createdAt'>;

/** What can be changed of a participant. */
export type ParticipantChange = Partial<
  Pick<
    Participant,
    'name' | 'status' | 'settler' | 'player' | 'sendBlocked' | 'answer' | 'certificate'
  >
>;

/** The participants of the current sandbox. They are never removed, and their kinds never change. */
@Injectable()
export class ParticipantDirectory {
  private readonly known = new WeakMap<
    OpenSandbox,
    { readonly version: number; readonly registry: Promise<Registry>; read?: Registry }
  >();
  /** The open sandbox of a database: atomic work knows only its database. */
  private readonly sandboxOf = new WeakMap<DataSource, OpenSandbox>();

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly contasPi: ContasPi,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /** Returns the registered ones of the ISPBs, as they are stored now. */
  async find(ispbs: readonly string[]): Promise<Map<string, Participant>> {
    const database = await this.sandboxes.database();
    return atomically(database, () => this.load(database, ispbs));
  }

  /** Like `find`, as a piece of atomic work. It locks nothing. */
  *load(database: DataSource, ispbs: readonly string[]): AtomicWork<Map<string, Participant>> {
    const sql = EntitySql.of(database, ParticipantRow);
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

  /** Like `load`, with the settlers of those that are found. */
  private *loadWithSettlers(
    database: DataSource,
    ispbs: readonly string[],
  ): AtomicWork<Map<string, Participant>> {
    const found = yield* this.load(database, ispbs);
    const settlers = [...found.values()]
      .map((participant) => settlerOf(participant))
      .filter((settler) => !found.has(settler));
    if (settlers.length === 0) return found;
    return new Map([...found, ...(yield* this.load(database, settlers))]);
  }

  /**
   * The participants of the sandbox, as a piece of atomic work: all of them if they are remembered, otherwise those that are
   * sought, and their settlers. A change by the control of the sandbox is known when its request is answered.
   */
  *profiles(database: DataSource, ispbs: readonly string[]): AtomicWork<Registry> {
    const openSandbox = this.sandboxOf.get(database);
    return this.remembered(openSandbox) ?? (yield* this.loadWithSettlers(database, ispbs));
  }

  /** What is remembered of the sandbox of the current request; undefined if it must be read first. */
  profilesNow(): Registry | undefined {
    return this.remembered(this.sandboxes.currentHeld());
  }

  /**
   * Locks the Contas PI of institutions and of their settlers until the end of the work. Work that can change several pairs of
   * accounts calls this first: works that lock accounts in different orders would wait for each other. SQLite does one work
   * at a time.
   */
  *lockAccounts(database: DataSource, ispbs: readonly string[]): AtomicWork<void> {
    if (!isPostgres(database)) return;
    const table = tableOf(database, ParticipantRow);
    const listed = 'ispb IN (SELECT json_array_elements_text($1::json))';
    yield {
      sql:
        `SELECT ispb FROM ${table} WHERE ${listed} ` +
        `OR ispb IN (SELECT settler FROM ${table} WHERE ${listed}) ORDER BY ispb FOR UPDATE`,
      parameters: [JSON.stringify([...new Set(ispbs)])],
    };
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

  /** Whether the ISPB is registered. Answered from memory, except after a change of the sandbox's settings. */
  async isRegistered(ispb: string): Promise<boolean> {
    return (await this.registry()).has(ispb);
  }

  /** Whether one of the ISPBs is registered; as `isRegistered`. */
  async isAnyRegistered(ispbs: readonly string[]): Promise<boolean> {
    const registry = await this.registry();
    return ispbs.some((ispb) => registry.has(ispb));
  }

  /**
   * Registers an ISPB that uses ICOM for the first time, as a direct participant with the opening balance. Does nothing
   * if it is registered.
   * @throws ParticipantUnknown if STRICT_PARTICIPANTS forbids it, or if it is the ISPB of the SPI
   * @throws ParticipantsFull
   */
  async register(ispb: string): Promise<void> {
    if (await this.isRegistered(ispb)) return;
    if (this.config.strictParticipants || ispb === SPI_ISPB) throw new ParticipantUnknown(ispb);
    const participant: NewParticipant = {
      ispb,
      name: `Participante ${ispb}`,
      kind: 'DIRECT',
      status: 'ACTIVE',
      settler: null,
      player: 'CLIENT',
      sendBlocked: false,
      answer: null,
      certificate: null,
    };
    await this.create(participant, toCents(this.config.openingBalanceReais * 100));
  }

  /**
   * Lets the own system of a registered participant answer for it from now on, because it uses ICOM.
   * @throws ParticipantVirtual
   */
  async markClient(ispb: string): Promise<void> {
    const known = (await this.registry()).get(ispb);
    if (known === undefined || known.player === 'CLIENT') return;
    if (known.kind === 'VIRTUAL') throw new ParticipantVirtual(ispb);
    await this.change(ispb, { player: 'CLIENT' });
  }

  /**
   * Registers a participant and contributes the opening balance to its Conta PI.
   * @returns false, and nothing changed, if it is registered; of several simultaneous calls one returns true
   */
  async create(participant: NewParticipant, opening: Cents): Promise<boolean> {
    const { contasPi } = this;
    const { ispb } = participant;
    if ((await this.registry()).size >= MAX_PARTICIPANTS)
      throw new ParticipantsFull(MAX_PARTICIPANTS);
    const database = await this.sandboxes.database();
    const at = toIsoUtc(this.clock.nowMs());
    const zero = toCents(0);
    const row = { ...participant, balance: zero, reserved: zero, createdAt: at };
    const entry = {
      entryId: newTransactionId('L', ispb, at),
      kind: 'CONTRIBUTION',
      cents: opening,
      at,
    } as const;
    const isNew = await atomically(database, function* () {
      const insert = EntitySql.of(database, ParticipantRow).insert(
        row,
        'ON CONFLICT DO NOTHING RETURNING ispb',
      );
      if ((yield insert).length === 0) return false;
      if (opening > 0) {
        yield* contasPi.book(database, { ...entry, from: INTERNAL_ACCOUNTS.str, to: ispb });
      }
      return true;
    });
    if (isNew) await this.changed();
    return isNew;
  }

  /** @returns the participant as changed; undefined if it is not registered */
  async change(ispb: string, change: ParticipantChange): Promise<Participant | undefined> {
    if (Object.keys(change).length === 0) return (await this.find([ispb])).get(ispb);
    const database = await this.sandboxes.database();
    const changed = await atomically(database, function* () {
      const sql = EntitySql.of(database, ParticipantRow);
      const { columns, parameters } = sql.assignments(change, 1);
      const [row] = yield {
        sql: `UPDATE ${tableOf(database, ParticipantRow)} SET ${columns} WHERE ispb = $1 RETURNING *`,
        parameters: [ispb, ...parameters],
      };
      return row === undefined ? undefined : sql.read(row);
    });
    if (changed !== undefined) await this.changed();
    return changed;
  }

  private remembered(openSandbox: OpenSandbox | undefined): Registry | undefined {
    const known = openSandbox && this.known.get(openSandbox);
    const isValid = known?.version === openSandbox?.version && openSandbox?.isStale === false;
    return isValid ? known?.read : undefined;
  }

  private async registry(): Promise<Registry> {
    const openSandbox = await this.sandboxes.current();
    const { version, isStale, database } = openSandbox;
    const remembered = this.known.get(openSandbox);
    if (remembered?.version === version && !isStale) return remembered.registry;
    const registry = readRegistry(database);
    // For the version before the query: a participant that was registered during it has increased the version.
    const known: { version: number; registry: typeof registry; read?: Registry } = {
      version,
      registry,
    };
    this.known.set(openSandbox, known);
    this.sandboxOf.set(database, openSandbox);
    registry
      .then((read) => {
        known.read = read;
      })
      .catch(() => {
        if (this.known.get(openSandbox) === known) this.known.delete(openSandbox);
      });
    return registry;
  }

  /** Makes every instance read the participants again. */
  private async changed(): Promise<void> {
    const openSandbox = await this.sandboxes.current();
    await openSandbox.read();
    await this.sandboxes.announce(openSandbox.name);
  }
}

async function readRegistry(database: DataSource): Promise<Registry> {
  const rows = await database.getRepository(ParticipantRow).find({ select: PROFILE });
  return new Map(rows.map((row) => [row.ispb, row]));
}

/** The columns of a ParticipantProfile. */
const PROFILE = {
  ispb: true,
  name: true,
  kind: true,
  status: true,
  settler: true,
  player: true,
  sendBlocked: true,
  answer: true,
} as const;
