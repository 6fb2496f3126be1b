import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isPostgres, returning, tableOf, type SqlRow } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { MessageRow } from '../../messages/message.row';
import { TransactionRow } from '../../settlement/transaction.row';
import { type ExamRun } from '../exam-run';
import { READ_LIMIT_MS, type CapacityMeasures, type Percentiles } from './capacity';

/** The run, and the instant until which messages count, ISO 8601 UTC. */
type RunToMeasure = Pick<ExamRun, 'ispb' | 'afterSequence'> & { readonly untilAt: string };

const NOTHING: Percentiles = { p50: null, p95: null };

/** Counts and measures in the database: a run can have more than 100,000 messages. */
@Injectable()
export class CapacityRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** @param isOver whether the percentiles are needed too, which take longer */
  async measure(run: RunToMeasure, isOver: boolean): Promise<CapacityMeasures> {
    const database = await this.sandboxes.database();
    const counts = await countsOf(database, run);
    if (!isOver) return { ...counts, receiver: NOTHING, payer: NOTHING };
    const receiver = await percentilesOf(database, run, answerTimes(database));
    const payer = await percentilesOf(database, run, paymentTimes(database));
    return { ...counts, receiver, payer };
  }
}

const OF_RUN = 'm.ispb = $1 AND m.sequence > $2 AND m.created_at <= $3';
const PAYMENT_IN = `m.direction = 'IN' AND m.definition LIKE 'pacs.008.%'`;
const PAYMENT_OUT = `m.direction = 'OUT' AND m.definition LIKE 'pacs.008.%'`;

type Counts = Omit<CapacityMeasures, 'receiver' | 'payer'>;

async function countsOf(database: DataSource, run: RunToMeasure): Promise<Counts> {
  const messages = tableOf(database, MessageRow);
  const transactions = tableOf(database, TransactionRow);
  const readMs = between(database, 'm.delivered_at', 'm.created_at');
  const isSettled =
    `EXISTS (SELECT 1 FROM ${transactions} t WHERE t.end_to_end_id = m.subject ` +
    `AND t.status = 'ACCEPTED')`;
  const isAnswered =
    `EXISTS (SELECT 1 FROM ${messages} a WHERE a.subject = m.subject AND a.ispb = m.ispb ` +
    `AND a.direction = 'IN' AND a.definition LIKE 'pacs.002.%')`;
  const count = (condition: string, name: string): string =>
    `COALESCE(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0) AS ${name}`;
  const columns = [
    count(`${PAYMENT_IN} AND ${isSettled}`, 'sent'),
    count(PAYMENT_OUT, 'received'),
    count(`${PAYMENT_OUT} AND ${isAnswered}`, 'answered'),
    count(`m.direction = 'OUT'`, 'available'),
    count(`m.direction = 'OUT' AND ${readMs} <= ${String(READ_LIMIT_MS)}`, 'read_in_time'),
  ];
  const sql = `SELECT ${columns.join(', ')} FROM ${messages} m WHERE ${OF_RUN}`;
  const [row] = await returning<SqlRow>(database, sql, parametersOf(run));
  const value = (name: string): number => Number(row?.[name] ?? 0);
  return {
    sent: value('sent'),
    received: value('received'),
    answered: value('answered'),
    available: value('available'),
    readInTime: value('read_in_time'),
  };
}

/** From the first reading of each payment (t2) to the receipt of its first answer (t3'). */
function answerTimes(database: DataSource): string {
  const messages = tableOf(database, MessageRow);
  const ms = between(database, 'MIN(a.created_at)', 'm.delivered_at');
  return (
    `SELECT ${ms} AS ms FROM ${messages} m JOIN ${messages} a ON a.subject = m.subject ` +
    `AND a.ispb = m.ispb AND a.direction = 'IN' AND a.definition LIKE 'pacs.002.%' ` +
    `WHERE ${OF_RUN} AND ${PAYMENT_OUT} AND m.delivered_at IS NOT NULL ` +
    'GROUP BY m.sequence, m.delivered_at'
  );
}

/** From AccptncDtTm (t0') to the receipt of each payment (t1). */
function paymentTimes(database: DataSource): string {
  const messages = tableOf(database, MessageRow);
  const transactions = tableOf(database, TransactionRow);
  const ms = between(database, 'm.created_at', 't.accepted_at');
  return (
    `SELECT ${ms} AS ms FROM ${messages} m JOIN ${transactions} t ON t.end_to_end_id = m.subject ` +
    `WHERE ${OF_RUN} AND ${PAYMENT_IN} AND t.accepted_at IS NOT NULL`
  );
}

/** The exact percentiles: p95 is the smallest time that 95 % of the times do not exceed. */
async function percentilesOf(
  database: DataSource,
  run: RunToMeasure,
  times: string,
): Promise<Percentiles> {
  const sql =
    `WITH times AS (${times}), ranked AS (SELECT ms, ROW_NUMBER() OVER (ORDER BY ms) AS place, ` +
    'COUNT(*) OVER () AS total FROM times) ' +
    'SELECT MIN(CASE WHEN place * 100 >= total * 50 THEN ms END) AS p50, ' +
    'MIN(CASE WHEN place * 100 >= total * 95 THEN ms END) AS p95 FROM ranked';
  const [row] = await returning<SqlRow>(database, sql, parametersOf(run));
  const value = (name: string): number | null => {
    const ms = row?.[name] ?? null;
    return ms === null ? null : Number(ms);
  };
  return { p50: value('p50'), p95: value('p95') };
}

function parametersOf({ ispb, afterSequence, untilAt }: RunToMeasure): readonly unknown[] {
  return [ispb, afterSequence, untilAt];
}

/** The milliseconds between two columns of ISO 8601 text, exact. */
function between(database: DataSource, later: string, earlier: string): string {
  const ms = isPostgres(database)
    ? (text: string): string => `(extract(epoch from (${text})::timestamptz) * 1000)::bigint`
    : (text: string): string =>
        `(CAST(strftime('%s', ${text}) AS INTEGER) * 1000 + CAST(substr(${text}, 21, 3) AS INTEGER))`;
  return `(${ms(later)} - ${ms(earlier)})`;
}
