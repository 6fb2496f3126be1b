import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  atomically,
  EntitySql,
  forUpdate,
  returning,
  tableOf,
  type AtomicWork,
  type SqlRow,
  type Statement,
} from '#libs/database';
import { accepted, LAST_INSTANT_MS, toIsoUtc, type Failure, type Result } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { type EventOrigin } from '#libs/webhooks';
import { consentAt, INITIAL_STATUS, nextDeadline, type Consent, type Extension } from './consent';
import { ConsentChanges } from './consent-changes.repository';
import { ConsentRow, ExtensionRow } from './consent.row';

/** The kind of due work that makes a deadline take effect. */
export const CONSENT_DEADLINE = 'consent-deadline';

/** What becomes of a consent. */
export interface ConsentChange {
  readonly consent: Consent;
  /** To be kept with it. */
  readonly extension?: Extension;
}

/**
 * Decides on a consent. It can be called a second time, and in the turn of another request.
 * @param consent as it is at the instant of the change
 */
export type DecideConsent = (consent: Consent, nowMs: number) => Result<ConsentChange, Failure>;

/** A change of a consent, and the request that makes it. */
interface ConsentWork {
  readonly consentId: string;
  readonly nowMs: number;
  readonly decide: DecideConsent;
  readonly origin: EventOrigin;
}

@Injectable()
export class ConsentRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly due: DueWork,
    private readonly changes: ConsentChanges,
  ) {}

  async find(consentId: string): Promise<Consent | undefined> {
    const database = await this.sandboxes.database();
    const [row] = await returning<SqlRow>(
      database,
      `SELECT * FROM ${tableOf(database, ConsentRow)} WHERE consent_id = $1`,
      [consentId],
    );
    return row && EntitySql.of(database, ConsentRow).read(row);
  }

  /** Stores a new consent, unless one with its id is there. */
  async store(consent: Consent): Promise<void> {
    const database = await this.sandboxes.database();
    const origin = this.changes.origin();
    await atomically(database, () => this.storing(database, consent, origin));
    this.due.announce();
  }

  /**
   * Changes a consent under a lock, and makes a deadline that has been reached take effect before.
   * @returns undefined if there is no consent with the id
   */
  async change(
    consentId: string,
    nowMs: number,
    decide: DecideConsent = (consent) => accepted({ consent }),
  ): Promise<Result<Consent, Failure> | undefined> {
    const database = await this.sandboxes.database();
    const origin = this.changes.origin();
    const changed = await atomically(database, () =>
      this.changing(database, { consentId, nowMs, decide, origin }),
    );
    this.due.announce();
    return changed;
  }

  /** A page of the extensions, newest first, and how many there are. */
  async extensions(
    consentId: string,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly items: readonly Extension[]; readonly total: number }> {
    const database = await this.sandboxes.database();
    const [items, total] = await database.getRepository(ExtensionRow).findAndCount({
      where: { consentId },
      order: { sequence: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items, total };
  }

  private *storing(database: DataSource, consent: Consent, origin: EventOrigin): AtomicWork<void> {
    const insert = EntitySql.of(database, ConsentRow).insert(
      consent,
      'ON CONFLICT DO NOTHING RETURNING consent_id',
    );
    const stored = yield insert;
    if (stored.length === 0) return;
    const { consentId } = consent;
    const deadline = nextDeadline(consent);
    if (deadline !== undefined) yield this.scheduling(database, consentId, deadline.atMs);
    if (consent.status !== INITIAL_STATUS) {
      yield* this.changes.onChanged(database, consent, origin);
    }
  }

  private *changing(
    database: DataSource,
    { consentId, nowMs, decide, origin }: ConsentWork,
  ): AtomicWork<Result<Consent, Failure> | undefined> {
    const table = tableOf(database, ConsentRow);
    const sql = `SELECT * FROM ${table} WHERE consent_id = $1${forUpdate(database)}`;
    const [row] = yield { sql, parameters: [consentId] };
    if (row === undefined) return undefined;
    const stored = EntitySql.of(database, ConsentRow).read(row);
    const current = consentAt(stored, nowMs);
    yield* this.saving(database, { before: stored, consent: current, origin });
    const decided = decide(current, nowMs);
    if (!decided.ok) return decided;
    const { consent, extension } = decided.value;
    yield* this.saving(database, { before: current, consent, origin });
    if (extension !== undefined) yield EntitySql.of(database, ExtensionRow).insert(extension);
    return accepted(consent);
  }

  /** Stores what has become of a consent, with what has to follow. */
  private *saving(
    database: DataSource,
    { before, consent, origin }: { before: Consent; consent: Consent; origin: EventOrigin },
  ): AtomicWork<void> {
    if (consent === before) return;
    const { consentId, status, statusUpdatedAt, expiresAt } = consent;
    const { rejectedBy, rejectionCode, accountIds } = consent;
    const changed = [status, statusUpdatedAt, expiresAt, rejectedBy, rejectionCode];
    yield {
      sql: `UPDATE ${tableOf(database, ConsentRow)} SET status = $2, status_updated_at = $3,
            expires_at = $4, rejected_by = $5, rejection_code = $6, account_ids = $7
            WHERE consent_id = $1`,
      parameters: [consentId, ...changed, accountIds.join(',')],
    };
    const deadline = nextDeadline(consent);
    if (deadline !== undefined) yield this.scheduling(database, consentId, deadline.atMs);
    else yield this.due.cancelling(database, CONSENT_DEADLINE, consentId);
    if (status !== before.status) yield* this.changes.onChanged(database, consent, origin);
  }

  private scheduling(database: DataSource, consentId: string, atMs: number): Statement {
    const dueAt = toIsoUtc(Math.min(atMs, LAST_INSTANT_MS));
    const work = { kind: CONSENT_DEADLINE, key: consentId, dueAt, payload: null };
    return this.due.enlisting(database, work);
  }
}
