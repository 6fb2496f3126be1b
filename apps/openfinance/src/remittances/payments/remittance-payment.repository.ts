import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  findRow,
  oldestFirst,
  places,
  returning,
  type SqlRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Series } from '../remittance';
import { RemittanceDayRow, RemittanceRow } from '../remittance.rows';
import { type RemittancePayment, type RemittancePaymentStatus } from './remittance-payment';
import { RemittancePaymentRow } from './remittance-payment.row';
import { sendStatement, type SentPayment } from './send-statement';

/** Few enough for the parameter limit of a statement. */
const ROWS_A_STATEMENT = 200;

/** The new values of a payment. */
export type RemittancePaymentChange = Partial<
  Pick<
    RemittancePayment,
    'status' | 'occurrences' | 'paymentId' | 'endToEndId' | 'endedAtMs' | 'finalIn'
  >
>;

type RemittancePaymentId = SentPayment['from'];

/** The result of payments that end. */
export interface Ending extends Pick<RemittancePayment, 'status' | 'occurrences'> {
  readonly endedAtMs: number;
  readonly finalIn: number;
}

/** The payments of a status. */
export interface StatusCount {
  readonly status: RemittancePaymentStatus;
  readonly count: number;
  readonly cents: bigint;
}

/** The payments of a series that can be deleted. */
export interface ToDelete {
  readonly series: Series;
  readonly companyDocument: string;
}

/** Reads and changes the payments of remittances. A change depends on the status, so only one of two concurrent changes is stored. */
@Injectable()
export class RemittancePaymentRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  *insert(tx: UnitOfWork, payments: readonly RemittancePayment[]): Transactional<void> {
    const sql = tx.sql(RemittancePaymentRow);
    for (let start = 0; start < payments.length; start += ROWS_A_STATEMENT) {
      yield sql.insertMany(payments.slice(start, start + ROWS_A_STATEMENT));
    }
  }

  *removeOf(tx: UnitOfWork, remittanceId: string): Transactional<void> {
    for (const entity of [RemittancePaymentRow, RemittanceDayRow]) {
      const sql = `DELETE FROM ${tx.table(entity)} WHERE remittance_id = $1`;
      yield { sql, parameters: [remittanceId] };
    }
  }

  /** @param write the JSON text of a payment */
  list(
    remittanceId: string,
    status: RemittancePaymentStatus | undefined,
    write: (payment: RemittancePayment) => string,
  ): JsonList {
    return oldestFirst(
      async () => {
        const database = await this.sandboxes.database();
        const query = database
          .getRepository(RemittancePaymentRow)
          .createQueryBuilder('p')
          .where('p.remittanceId = :remittanceId', { remittanceId });
        return status === undefined ? query : query.andWhere('p.status = :status', { status });
      },
      write,
      'amount',
    );
  }

  /** A payment of a remittance by its place in the file. */
  async find(remittanceId: string, number: number): Promise<RemittancePayment | undefined> {
    return findRow(await this.sandboxes.database(), RemittancePaymentRow, { remittanceId, number });
  }

  /** The payments after a number, in the order of the file. */
  async after(remittanceId: string, number: number, limit: number): Promise<RemittancePayment[]> {
    const where = 'WHERE remittance_id = $1 AND number > $2 ORDER BY number LIMIT $3';
    return this.select(where, [remittanceId, number, limit]);
  }

  /** Scheduled payments of a day, in the order of the file. */
  async scheduled(
    remittanceId: string,
    payOn: string,
    limit: number,
  ): Promise<RemittancePayment[]> {
    const where =
      `WHERE remittance_id = $1 AND pay_on = $2 AND status = 'SCHEDULED' ` +
      'ORDER BY number LIMIT $3';
    return this.select(where, [remittanceId, payOn, limit]);
  }

  async counts(remittanceId: string): Promise<readonly StatusCount[]> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, RemittancePaymentRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT status, COUNT(*) AS count, COALESCE(SUM(amount), 0) AS cents FROM ${table} WHERE remittance_id = $1 GROUP BY status`,
      [remittanceId],
    );
    return rows.map((row) => ({
      status: row['status'] as RemittancePaymentStatus,
      count: Number(row['count']),
      cents: BigInt(String(row['cents'])),
    }));
  }

  *hasScheduled(tx: UnitOfWork, remittanceId: string): Transactional<boolean> {
    const sql = `SELECT number FROM ${tx.table(RemittancePaymentRow)} WHERE remittance_id = $1 AND status = 'SCHEDULED' LIMIT 1`;
    return (yield { sql, parameters: [remittanceId] }).length > 0;
  }

  /** @returns whether the payment had the status */
  *change(
    tx: UnitOfWork,
    payment: RemittancePaymentId,
    from: RemittancePaymentStatus,
    change: RemittancePaymentChange,
  ): Transactional<boolean> {
    return (yield* this.changeTogether(tx, [payment], from, change)).size > 0;
  }

  /**
   * Gives payments of a remittance the same values.
   * @returns the numbers of those that had the status
   */
  *changeTogether(
    tx: UnitOfWork,
    payments: readonly RemittancePaymentId[],
    from: RemittancePaymentStatus,
    change: RemittancePaymentChange,
  ): Transactional<ReadonlySet<number>> {
    const sql = tx.sql(RemittancePaymentRow);
    const remittanceId = payments[0]?.remittanceId ?? '';
    const { columns, parameters } = sql.assignments(change, 2);
    const before = [remittanceId, from, ...parameters];
    const numbers = payments.map(({ number }) => number);
    const { text, values } = places(numbers, before.length);
    const rows = yield {
      sql:
        `UPDATE ${sql.table} SET ${columns} WHERE remittance_id = $1 AND status = $2 ` +
        `AND number IN (${text}) RETURNING number`,
      parameters: [...before, ...values],
    };
    return new Set(rows.map((row) => Number(row['number'])));
  }

  /**
   * Notes the payments that the bank makes of scheduled payments of a remittance.
   * @returns the numbers of those that were scheduled
   */
  *send(tx: UnitOfWork, all: readonly SentPayment[]): Transactional<ReadonlySet<number>> {
    const rows = yield sendStatement(tx.table(RemittancePaymentRow), all);
    return new Set(rows.map((row) => Number(row['number'])));
  }

  /**
   * Ends payments of a remittance that the bank has made.
   * @returns how many were ended, by day; those that have ended already are not counted
   */
  *endSent(
    tx: UnitOfWork,
    paymentIds: readonly string[],
    ending: Ending,
  ): Transactional<ReadonlyMap<string, number>> {
    const sql = tx.sql(RemittancePaymentRow);
    const { columns, parameters } = sql.assignments(ending, 0);
    const days = new Map<string, number>();
    for (let start = 0; start < paymentIds.length; start += ROWS_A_STATEMENT) {
      const part = paymentIds.slice(start, start + ROWS_A_STATEMENT);
      const { text, values } = places(part, parameters.length);
      const rows = yield {
        sql:
          `UPDATE ${sql.table} SET ${columns} WHERE payment_id IN (${text}) ` +
          `AND status = 'PAYING' RETURNING pay_on`,
        parameters: [...parameters, ...values],
      };
      for (const { pay_on: payOn } of rows) {
        days.set(String(payOn), (days.get(String(payOn)) ?? 0) + 1);
      }
    }
    return days;
  }

  /** Ends all scheduled payments of a remittance. @returns how many they were */
  *endScheduled(tx: UnitOfWork, remittanceId: string, ending: Ending): Transactional<number> {
    const sql = tx.sql(RemittancePaymentRow);
    const { columns, parameters } = sql.assignments(ending, 1);
    const where = `remittance_id = $1 AND status = 'SCHEDULED'`;
    const [row] = yield {
      sql: `SELECT COUNT(*) AS count FROM ${sql.table} WHERE ${where}`,
      parameters: [remittanceId],
    };
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE ${where}`,
      parameters: [remittanceId, ...parameters],
    };
    return Number(row?.['count']);
  }

  /** The instructions of a remittance to delete payments (movement 9), after a number. */
  *deletions(
    tx: UnitOfWork,
    remittanceId: string,
    after: number,
    limit: number,
  ): Transactional<readonly RemittancePayment[]> {
    const sql = tx.sql(RemittancePaymentRow);
    const rows = yield {
      sql:
        `SELECT * FROM ${sql.table} WHERE remittance_id = $1 AND number > $2 ` +
        `AND movement = '9' AND status = 'SCHEDULED' ORDER BY number LIMIT $3`,
      parameters: [remittanceId, after, limit],
    };
    return rows.map((row) => sql.read(row));
  }

  /** The scheduled payments of a series with a document of the company, the oldest first. */
  *toDelete(
    tx: UnitOfWork,
    { series, companyDocument }: ToDelete,
  ): Transactional<readonly RemittancePayment[]> {
    const sql = tx.sql(RemittancePaymentRow);
    const rows = yield {
      sql:
        `SELECT p.* FROM ${sql.table} p WHERE p.company_document = $1 AND p.status = 'SCHEDULED' ` +
        `AND p.movement <> '9' AND p.remittance_id IN (SELECT r.id FROM ${tx.table(RemittanceRow)} r ` +
        `WHERE r.account_id = $2 AND r.agreement = $3 AND r.status = 'ACCEPTED') ORDER BY p.sequence`,
      parameters: [companyDocument, series.accountId, series.agreement],
    };
    return rows.map((row) => sql.read(row));
  }

  /** Counts the scheduled payments of each day. @returns the days */
  *openDays(tx: UnitOfWork, remittanceId: string): Transactional<readonly string[]> {
    const rows = yield {
      sql:
        `INSERT INTO ${tx.table(RemittanceDayRow)} (remittance_id, pay_on, open) ` +
        `SELECT remittance_id, pay_on, COUNT(*) FROM ${tx.table(RemittancePaymentRow)} ` +
        `WHERE remittance_id = $1 AND status = 'SCHEDULED' GROUP BY remittance_id, pay_on RETURNING pay_on`,
      parameters: [remittanceId],
    };
    return rows.map((row) => String(row['pay_on'])).sort();
  }

  /** Counts payments of a day that have ended. @returns how many are left */
  *closeOfDay(
    tx: UnitOfWork,
    remittanceId: string,
    payOn: string,
    ended: number,
  ): Transactional<number> {
    const [row] = yield {
      sql: `UPDATE ${tx.table(RemittanceDayRow)} SET open = open - $3 WHERE remittance_id = $1 AND pay_on = $2 RETURNING open`,
      parameters: [remittanceId, payOn, ended],
    };
    return Number(row?.['open'] ?? 0);
  }

  /** Whether a payment of the remittance has no result yet. */
  *hasOpen(tx: UnitOfWork, remittanceId: string): Transactional<boolean> {
    const sql = `SELECT pay_on FROM ${tx.table(RemittanceDayRow)} WHERE remittance_id = $1 AND open > 0 LIMIT 1`;
    return (yield { sql, parameters: [remittanceId] }).length > 0;
  }

  private async select(
    where: string,
    parameters: readonly (string | number)[],
  ): Promise<RemittancePayment[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, RemittancePaymentRow);
    const rows = await returning<SqlRow>(database, `SELECT * FROM ${sql.table} ${where}`, [
      ...parameters,
    ]);
    return rows.map((row) => sql.read(row));
  }
}
