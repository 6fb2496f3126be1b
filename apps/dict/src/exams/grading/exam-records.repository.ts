import { Injectable } from '@nestjs/common';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { EntitySql, returning, tableOf, type SqlRow } from '#libs/database';
import { OFFICIAL_MINUTES } from '#libs/exams';
import { Sandboxes } from '#libs/sandbox';
import { ClaimRow } from '../../directory/claim.row';
import { RefundRow } from '../../fraud/refunds/refund.row';
import { ReportRow } from '../../fraud/reports/report.row';
import { KeyRow } from '../../keys/key.row';
import { keyTypeOfOfficial } from '../../keys/official-entry';
import { CorruptionRow } from '../../reconciliation/corruptions/corruption.row';
import { SyncVerificationRow } from '../../reconciliation/verifications/sync-verification.row';
import { LookupRow } from '../../transfers/lookup.row';
import { type ExamRun, subjectOf } from '../exam-run';
import { keyTypeOfRun, PRELOADED_KEYS } from '../items/directory-steps';
import { type DictExamItem, type RecordKind } from '../items/exam-item';
import { minuteStart } from './capacity';
import { type CorruptionRecord, type ExamRecords, NO_RECORDS } from './exam-records';

type Reading = { readonly [Kind in RecordKind]: () => Promise<ExamRecords[Kind]> };

/** Reads the records that the directory has stored about a run. */
@Injectable()
export class ExamRecordsRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async of({ reads }: Pick<DictExamItem, 'reads'>, run: ExamRun): Promise<ExamRecords> {
    const database = await this.sandboxes.database();
    const reading: Reading = {
      preloaded: () => preloadedKeys(database, run),
      keys: () => registeredKeys(database, run),
      lookups: () => lookupsOfSubjects(database, run),
      verifications: () => verificationsOf(database, run),
      corruption: () => corruptionOf(database, run),
      claims: () => claimsOf(database, run),
      report: () => newestOf(database, ReportRow, run),
      refund: () => newestOf(database, RefundRow, run),
      keysByMinute: () => keysByMinute(database, run),
    };
    let records = NO_RECORDS;
    for (const kind of reads) records = { ...records, [kind]: await reading[kind]() };
    return records;
  }
}

async function preloadedKeys(
  database: DataSource,
  run: ExamRun,
): Promise<ExamRecords['preloaded']> {
  const sql = EntitySql.of(database, KeyRow);
  const keyType = keyTypeOfOfficial(keyTypeOfRun(run));
  const ofRun = `FROM ${sql.table} WHERE ispb = $1 AND key_type = $2 AND created_at <= $3 AND deleted_at IS NULL`;
  const parameters = [run.ispb, keyType, run.endsAt];
  const [counted] = await returning<SqlRow>(
    database,
    `SELECT COUNT(*) AS count ${ofRun}`,
    parameters,
  );
  const count = Number(counted?.['count'] ?? 0);
  if (count < PRELOADED_KEYS) return { count, decisive: undefined };
  const place = String(PRELOADED_KEYS - 1);
  const [row] = await returning<SqlRow>(
    database,
    `SELECT * ${ofRun} ORDER BY created_at, sequence LIMIT 1 OFFSET ${place}`,
    parameters,
  );
  return { count, decisive: row && sql.read(row) };
}

async function registeredKeys(database: DataSource, run: ExamRun): Promise<ExamRecords['keys']> {
  const { table } = EntitySql.of(database, KeyRow);
  return rowsOf(database, KeyRow, {
    where:
      `sequence IN (SELECT MIN(sequence) FROM ${table} WHERE ispb = $1 AND sequence > $2 AND created_at <= $3 ` +
      `AND (silent_change IS NULL OR silent_change <> 'ADDED') GROUP BY key_type)`,
    parameters: [run.ispb, run.afterKey, run.endsAt],
  });
}

async function lookupsOfSubjects(
  database: DataSource,
  run: ExamRun,
): Promise<ExamRecords['lookups']> {
  const { table } = EntitySql.of(database, LookupRow);
  const keys = run.subjects.flatMap(({ keyType, key }) =>
    keyType === undefined || key === undefined ? [] : [[keyTypeOfOfficial(keyType), key]],
  );
  if (keys.length === 0) return [];
  const pairs = keys.map((_, index) => `($${String(4 + 2 * index)}, $${String(5 + 2 * index)})`);
  return rowsOf(database, LookupRow, {
    where:
      `sequence IN (SELECT MIN(sequence) FROM ${table} WHERE participant = $1 AND sequence > $2 AND at <= $3 ` +
      `AND (key_type, key_value) IN (VALUES ${pairs.join(', ')}) GROUP BY key_type)`,
    parameters: [run.ispb, run.afterLookup, run.endsAt, ...keys.flat()],
  });
}

/** The first verification that was NOK after the corruption, and the first one after that one that was OK. */
async function verificationsOf(
  database: DataSource,
  run: ExamRun,
): Promise<ExamRecords['verifications']> {
  const [first] = await corruptedEntries(database, run);
  if (first === undefined) return [];
  const { keyType } = first;
  const next = (result: string, after: number): Promise<readonly SyncVerificationRow[]> =>
    rowsOf(database, SyncVerificationRow, {
      where: 'participant = $1 AND key_type = $2 AND sequence > $3 AND at <= $4 AND result = $5',
      parameters: [run.ispb, keyType, after, run.endsAt, result],
      limit: 1,
    });
  const [shown] = await next('NOK', first.afterVerification);
  return shown === undefined ? [] : [shown, ...(await next('OK', shown.sequence))];
}

async function corruptionOf(
  database: DataSource,
  run: ExamRun,
): Promise<CorruptionRecord | undefined> {
  const changed = await corruptedEntries(database, run);
  const [first] = changed;
  if (first === undefined) return undefined;
  const repaired = await rowsOf(database, SyncVerificationRow, {
    where: `participant = $1 AND key_type = $2 AND sequence > $3 AND at <= $4 AND result = 'OK'`,
    parameters: [run.ispb, first.keyType, first.afterVerification, run.endsAt],
    limit: 1,
  });
  const { corruptionId: id, at } = first;
  return { id, at, entries: changed.length, repaired: repaired.length > 0 };
}

async function corruptedEntries(
  database: DataSource,
  run: ExamRun,
): Promise<readonly CorruptionRow[]> {
  const id = subjectOf(run, 'CORRUPTION')?.id;
  if (id === undefined) return [];
  return rowsOf(database, CorruptionRow, { where: 'corruption_id = $1', parameters: [id] });
}

/** The claims of the examiner, or the newest claim of the participant for the key of the examiner. */
async function claimsOf(database: DataSource, run: ExamRun): Promise<ExamRecords['claims']> {
  const ids = run.subjects.flatMap(({ kind, id }) => (kind === 'CLAIM' ? [id] : []));
  if (ids.length > 0) {
    const marks = ids.map((_, index) => `$${String(index + 1)}`).join(', ');
    const rows = await rowsOf(database, ClaimRow, { where: `id IN (${marks})`, parameters: ids });
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  }
  const key = subjectOf(run, 'KEY');
  if (key?.key === undefined || key.keyType === undefined) return [];
  const ofKey = await rowsOf(database, ClaimRow, {
    where: 'claimer = $1 AND key_type = $2 AND key_value = $3 AND created_at <= $4',
    parameters: [run.ispb, keyTypeOfOfficial(key.keyType), key.key, run.endsAt],
  });
  return ofKey.slice(-1);
}

async function newestOf<Row extends ObjectLiteral>(
  database: DataSource,
  entity: EntityTarget<Row>,
  run: ExamRun,
): Promise<Row | undefined> {
  const rows = await rowsOf(database, entity, {
    where: 'transaction_id = $1 AND created_at <= $2',
    parameters: [subjectOf(run, 'TRANSFER')?.id ?? '', run.endsAt],
  });
  return rows.at(-1);
}

/** The number of different keys in each minute of the run. One statement, because a run can have 40,000 lookups. */
async function keysByMinute(
  database: DataSource,
  run: ExamRun,
): Promise<ExamRecords['keysByMinute']> {
  const { minutes = OFFICIAL_MINUTES } = run.parameters;
  const ends = Array.from({ length: minutes }, (_, index) => minuteStart(run.startedAt, index + 2));
  const cases = ends.map((_, index) => `WHEN at < $${String(5 + index)} THEN ${String(index + 1)}`);
  const sql =
    `SELECT minute, COUNT(*) AS keys FROM (SELECT DISTINCT CASE ${cases.join(' ')} END AS minute, key_type, key_value ` +
    `FROM ${tableOf(database, LookupRow)} WHERE participant = $1 AND sequence > $2 AND at >= $3 AND at < $4) AS looked_up ` +
    'GROUP BY minute';
  const end = ends.at(-1) ?? run.endsAt;
  const parameters = [run.ispb, run.afterLookup, run.startedAt, end, ...ends];
  const rows = await returning<SqlRow>(database, sql, parameters);
  return new Map(rows.map((row) => [Number(row['minute']), Number(row['keys'])]));
}

interface Selection {
  readonly where: string;
  readonly parameters: readonly (string | number)[];
  readonly limit?: number;
}

/** The rows in the order of their arrival. */
async function rowsOf<Row extends ObjectLiteral>(
  database: DataSource,
  entity: EntityTarget<Row>,
  { where, parameters, limit }: Selection,
): Promise<readonly Row[]> {
  const sql = EntitySql.of(database, entity);
  const atMost = limit === undefined ? '' : ` LIMIT ${String(limit)}`;
  const text = `SELECT * FROM ${sql.table} WHERE ${where} ORDER BY sequence${atMost}`;
  const rows = await returning<SqlRow>(database, text, parameters);
  return rows.map((row) => sql.read(row));
}
