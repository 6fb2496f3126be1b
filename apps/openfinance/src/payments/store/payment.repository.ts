import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import {
  EntitySql,
  findRow,
  places,
  returning,
  type SqlRow,
  type Statement,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Spending, type Spent } from '../../payment-terms/recurring-details';
import { GrantRepository } from '../../security/tokens/grant.repository';
import { OwnerRow } from '../../security/tokens/token.row';
import { mayFollow, type Payment } from '../payment';
import { PaymentRow } from './payment.row';

/** Few enough for the parameter limit of a statement. */
const ROWS_A_STATEMENT = 200;

/** Another payment of the sandbox has the same EndToEndId. */
export class EndToEndIdTaken extends Error {}

/** The new values of a payment. Absent members do not change. */
export type PaymentChange = Partial<
  Pick<
    Payment,
    | 'status'
    | 'statusUpdatedAtMs'
    | 'nextAtMs'
    | 'attempts'
    | 'isAccepted'
    | 'isBlocked'
    | 'rejection'
    | 'rejectionDetail'
    | 'cancellation'
    | 'requestedOutcome'
    | 'spiCode'
  >
>;

/** The payments of a list. */
export interface PaymentFilter {
  readonly consentId?: string | undefined;
  /** Without the payments that other clients have made. */
  readonly clientId?: string | undefined;
}

/** The starts of the periods of an instant, in ms, and their ends. */
export interface Periods {
  readonly day: Period;
  readonly week: Period;
  readonly month: Period;
  readonly year: Period;
}

/** From the first instant to before the last. */
interface Period {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Reads and changes payments. A change depends on the state that was read, so only one of two concurrent changes is stored. */
@Injectable()
export class PaymentRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly grants: GrantRepository,
  ) {}

  async find(paymentId: string): Promise<Payment | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, PaymentRow, { paymentId });
  }

  async findByEndToEndId(endToEndId: string): Promise<Payment | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, PaymentRow, { endToEndId });
  }

  async ofConsent(consentId: string): Promise<Payment[]> {
    const database = await this.sandboxes.database();
    const order = { sequence: 'ASC' } as const;
    return database.getRepository(PaymentRow).find({ where: { consentId }, order });
  }

  /** The payments of a consent, oldest first, locked until the end of the transaction. */
  *lockOfConsent(tx: UnitOfWork, consentId: string): Transactional<Payment[]> {
    const sql = tx.sql(PaymentRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE consent_id = $1 ORDER BY sequence${tx.forUpdate()}`,
      parameters: [consentId],
    };
    return rows.map((row) => sql.read(row));
  }

  /**
   * What the payments of a consent add up to, by the instant of their creation. Payments with status RJCT or CANC do not count
   * (automatic-payments 2.0.0, limits).
   */
  *spending(tx: UnitOfWork, consentId: string, periods: Periods): Transactional<Spending> {
    const { day, week, month, year } = periods;
    const all = [day, week, month, year];
    const sums = all.map((_, index) => {
      const [from, until] = [index * 2 + 2, index * 2 + 3];
      const isWithin = `created_at_ms >= $${String(from)} AND created_at_ms < $${String(until)}`;
      return (
        `COUNT(CASE WHEN ${isWithin} THEN 1 END) AS count_${String(index)}, ` +
        `COALESCE(SUM(CASE WHEN ${isWithin} THEN amount END), 0) AS cents_${String(index)}`
      );
    });
    const [row = {}] = yield {
      sql:
        `SELECT COUNT(*) AS count_4, COALESCE(SUM(amount), 0) AS cents_4, ${sums.join(', ')} ` +
        `FROM ${tx.table(PaymentRow)} WHERE consent_id = $1 AND status NOT IN ('RJCT', 'CANC')`,
      parameters: [consentId, ...all.flatMap(({ fromMs, untilMs }) => [fromMs, untilMs])],
    };
    const spent = (index: number): Spent => ({
      count: Number(row[`count_${String(index)}`]),
      cents: BigInt(String(row[`cents_${String(index)}`])),
    });
    return { day: spent(0), week: spent(1), month: spent(2), year: spent(3), total: spent(4) };
  }

  /** What the settled payments of a consent add up to. */
  *settled(tx: UnitOfWork, consentId: string): Transactional<Spent> {
    const [row = {}] = yield {
      sql: `SELECT COUNT(*) AS count, COALESCE(SUM(amount), 0) AS cents FROM ${tx.table(PaymentRow)} WHERE consent_id = $1 AND status = 'ACSC'`,
      parameters: [consentId],
    };
    return { count: Number(row['count']), cents: BigInt(String(row['cents'])) };
  }

  /** A page of the payments of payments v4, newest first, and their total number. */
  async page(
    { consentId, clientId }: PaymentFilter,
    { skip, take }: { readonly skip: number; readonly take: number },
  ): Promise<{ readonly payments: Payment[]; readonly total: number }> {
    const database = await this.sandboxes.database();
    const where = { product: IsNull(), ...(consentId === undefined ? {} : { consentId }) };
    const query = database
      .getRepository(PaymentRow)
      .createQueryBuilder('p')
      .where(where)
      .orderBy('p.sequence', 'DESC')
      .skip(skip)
      .take(take);
    if (clientId !== undefined) {
      const owners = query.subQuery().select('o.object_id').from(OwnerRow, 'o');
      const others = owners.where('o.object_id = p.payment_id AND o.client_id <> :clientId');
      query.andWhere(`NOT EXISTS ${others.getQuery()}`, { clientId });
    }
    const [payments, total] = await query.getManyAndCount();
    return { payments, total };
  }

  /** Payments whose next step is due, the most overdue first. */
  async due(nowMs: number, limit: number): Promise<Payment[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, PaymentRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT * FROM ${sql.table} WHERE next_at_ms <= $1 ORDER BY next_at_ms, sequence LIMIT $2`,
      [nowMs, limit],
    );
    return rows.map((row) => sql.read(row));
  }

  /** @throws EndToEndIdTaken if another payment has one of the EndToEndIds; the transaction is then rolled back */
  *insert(tx: UnitOfWork, payments: readonly Payment[]): Transactional<void> {
    const sql = tx.sql(PaymentRow);
    const rows = yield sql.insertMany(
      payments,
      'ON CONFLICT (end_to_end_id) DO NOTHING RETURNING end_to_end_id',
    );
    if (rows.length === payments.length) {
      const ids = payments.map(({ paymentId }) => paymentId);
      yield* this.grants.noteOwner(tx, ids);
      return;
    }
    const stored = new Set(rows.map((row) => row['end_to_end_id']));
    const taken = payments.find(({ endToEndId }) => !stored.delete(endToEndId));
    throw new EndToEndIdTaken(taken?.endToEndId);
  }

  /**
   * Changes payments in the same state, if it is still the one that was read.
   * @param from they have the same status, attempts, acceptance and next instant
   * @returns the ids of those that were changed; of the others, another step or a cancellation was first
   * @throws Error if the status cannot follow
   */
  *changeTogether(
    tx: UnitOfWork,
    from: readonly Payment[],
    change: PaymentChange,
  ): Transactional<ReadonlySet<string>> {
    const changed = new Set<string>();
    const [first] = from;
    if (first === undefined) return changed;
    const { paymentId, status } = first;
    if (change.status !== undefined && !mayFollow(status, change.status)) {
      throw new Error(`Payment ${paymentId} cannot become ${change.status}: it is ${status}.`);
    }
    for (let start = 0; start < from.length; start += ROWS_A_STATEMENT) {
      const group = from.slice(start, start + ROWS_A_STATEMENT);
      for (const row of yield changeOf(tx, { first, group }, change)) {
        changed.add(String(row['payment_id']));
      }
    }
    return changed;
  }
}

/** The statement that changes payments which are still in the state of the first one. */
function changeOf(
  tx: UnitOfWork,
  { first, group }: { readonly first: Payment; readonly group: readonly Payment[] },
  change: PaymentChange,
): Statement {
  const { status, attempts, isAccepted, nextAtMs } = first;
  const sql = tx.sql(PaymentRow);
  const { columns, parameters } = sql.assignments(change, 3);
  const before = [status, attempts, nextAtMs, ...parameters];
  const paymentIds = group.map(({ paymentId }) => paymentId);
  const { text: ids, values } = places(paymentIds, before.length);
  return {
    sql:
      `UPDATE ${sql.table} SET ${columns} WHERE payment_id IN (${ids}) AND status = $1 ` +
      'AND attempts = $2 AND next_at_ms IS NOT DISTINCT FROM $3 ' +
      `AND ${isAccepted ? '' : 'NOT '}is_accepted RETURNING payment_id`,
    parameters: [...before, ...values],
  };
}
