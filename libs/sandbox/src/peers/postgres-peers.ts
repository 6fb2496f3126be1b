import { Logger } from '@nestjs/common';
import pg from 'pg';
import { Failure, newUuid } from '#libs/kernel';
import { type PeerListener, type Peers, type SandboxChange } from './peers';

/** How long a change waits for a connected instance that does not answer. */
const ANSWER_MS = 10_000;
/** How often a waiting change checks that the instances are still connected. */
const LOOK_MS = 500;
const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;

/** A message between instances: a change, or the answer to one, with the reason if it could not be handled. */
type Message =
  | { readonly id: string; readonly from: string; readonly change: SandboxChange }
  | { readonly done: string; readonly from: string; readonly refusal?: string };

interface Announcement {
  /** The names of the instances that have not answered yet. */
  readonly waitingFor: Set<string>;
  readonly refusals: string[];
  readonly settle: () => void;
}

/**
 * The instances of one service on one PostgreSQL database. Each instance has one separate connection for this, under
 * its own application_name. So pg_stat_activity lists the live instances, and a killed instance disappears from it at
 * once. Messages are notifications on a channel of the service. docs/adr/0021.
 */
export class PostgresPeers implements Peers {
  private readonly logger = new Logger('Peers');
  private readonly prefix: string;
  private readonly name: string;
  private readonly announcements = new Map<string, Announcement>();
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private listener: PeerListener | undefined;
  private reconnect: NodeJS.Timeout | undefined;
  private lastQuery: Promise<unknown> = Promise.resolve();
  private ended = false;

  constructor(
    service: string,
    private readonly url: string,
  ) {
    this.prefix = `simulators:${service}:`;
    this.name = this.prefix + newUuid();
  }

  get isConnected(): boolean {
    return this.client !== undefined;
  }

  listen(listener: PeerListener): void {
    this.listener = listener;
  }

  async connect(): Promise<void> {
    if (this.client !== undefined) return;
    this.connecting ??= this.open().finally(() => (this.connecting = undefined));
    await this.connecting;
  }

  async announce(change: SandboxChange): Promise<readonly string[]> {
    await this.connect();
    // Listed before the notification is sent. An instance that connects later reads the database after the
    // change.
    const others = await this.others();
    if (others.length === 0) return [];
    const id = newUuid();
    let settle = (): void => undefined;
    const answered = new Promise<void>((resolve) => (settle = resolve));
    const waitingFor = new Set(others);
    const announcement: Announcement = { waitingFor, refusals: [], settle };
    this.announcements.set(id, announcement);
    try {
      await this.send({ id, from: this.name, change });
      await this.waitFor(announcement, answered);
    } finally {
      this.announcements.delete(id);
    }
    if (waitingFor.size > 0) {
      const silent = `${String(waitingFor.size)} other instance(s) did not confirm a change of sandbox ${change.sandbox}`;
      this.logger.warn(`${silent}.`);
      announcement.refusals.push(silent);
    }
    return announcement.refusals;
  }

  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.reconnect);
    for (const { settle } of this.announcements.values()) settle();
    const { client } = this;
    this.client = undefined;
    await client?.end();
  }

  private async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client.on('error', (error) => {
      this.logger.warn(`The connection to the other instances was lost: ${error.message}`);
    });
    client.on('end', () => {
      this.lost(client);
    });
    client.on('notification', ({ payload = '' }) => {
      const message = parsed(payload);
      if (message !== undefined) this.take(message);
    });
    await client.connect();
    try {
      await client.query(`LISTEN ${pg.escapeIdentifier(this.prefix)}`);
      // Set only now, because other instances expect answers from this name.
      await client.query(`SELECT set_config('application_name', $1, false)`, [this.name]);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.ended) await client.end();
    else this.client = client;
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.listener?.onGap();
    this.connectLater();
  }

  private connectLater(): void {
    if (this.ended) return;
    clearTimeout(this.reconnect);
    this.reconnect = setTimeout(() => {
      this.connect().then(
        // Changes between the two connections were missed.
        () => this.listener?.onGap(),
        () => {
          this.connectLater();
        },
      );
    }, RECONNECT_MS).unref();
  }

  private take(message: Message): void {
    if (message.from === this.name) return;
    if ('done' in message) {
      const announcement = this.announcements.get(message.done);
      if (message.refusal !== undefined) announcement?.refusals.push(message.refusal);
      announcement?.waitingFor.delete(message.from);
      if (announcement?.waitingFor.size === 0) announcement.settle();
      return;
    }
    const handled = this.listener?.onChange(message.change) ?? Promise.resolve();
    const answer = { done: message.id, from: this.name };
    handled
      .then(
        () => this.send(answer),
        (error: unknown) => {
          const refusal = error instanceof Failure ? error.detail : String(error);
          this.logger.error(`A change of another instance was not handled: ${refusal}`);
          return this.send({ ...answer, refusal });
        },
      )
      // The other instance sees that this connection has ended, and stops waiting.
      .catch(() => undefined);
  }

  private async send(message: Message): Promise<void> {
    await this.query('SELECT pg_notify($1, $2)', [this.prefix, JSON.stringify(message)]);
  }

  /** One statement after the other, because the driver requires it. */
  private query<Row extends pg.QueryResultRow>(
    sql: string,
    parameters: readonly string[],
  ): Promise<pg.QueryResult<Row>> {
    const answered = this.lastQuery.then(() => {
      if (this.client === undefined) throw new Error('Connection terminated');
      return this.client.query<Row>(sql, [...parameters]);
    });
    this.lastQuery = answered.catch(() => undefined);
    return answered;
  }

  /** The names of the other instances that are connected. */
  private async others(): Promise<readonly string[]> {
    const { rows } = await this.query<{ readonly name: string }>(
      `SELECT application_name AS name FROM pg_stat_activity
       WHERE datname = current_database() AND starts_with(application_name, $1) AND application_name <> $2`,
      [this.prefix, this.name],
    );
    return rows.map(({ name }) => name);
  }

  /** Waits until all instances have answered or disconnected, at most ANSWER_MS. */
  private async waitFor({ waitingFor }: Announcement, answered: Promise<void>): Promise<void> {
    const untilMs = performance.now() + ANSWER_MS;
    while (waitingFor.size > 0 && performance.now() < untilMs && !this.ended) {
      let timer: NodeJS.Timeout | undefined;
      const look = new Promise<void>((resolve) => (timer = setTimeout(resolve, LOOK_MS)));
      await Promise.race([answered, look]);
      clearTimeout(timer);
      if (waitingFor.size === 0) return;
      const live = new Set(await this.others());
      for (const name of waitingFor) if (!live.has(name)) waitingFor.delete(name);
    }
  }
}

/** Undefined if some other program has written to the channel. */
function parsed(payload: string): Message | undefined {
  try {
    return JSON.parse(payload) as Message;
  } catch {
    return undefined;
  }
}
