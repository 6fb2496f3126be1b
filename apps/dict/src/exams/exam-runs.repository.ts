import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, tableOf, type AtomicWork } from '#libs/database';
import { ExamRunStore } from '#libs/exams';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { KeyRow } from '../keys/key.row';
import { LookupRow } from '../transfers/lookup.row';
import { type ExamRun } from './exam-run';
import { ExamRunRow } from './exam-run.row';

/** Which runs the examiner acts for. */
export interface ActiveRuns {
  readonly items: readonly string[];
  readonly ispb: string;
  /** ISO 8601 UTC. */
  readonly now: string;
}

/** The runs of DICT. */
@Injectable()
export class ExamRuns extends ExamRunStore<ExamRunRow> {
  constructor(sandboxes: Sandboxes, dueWork: DueWork) {
    super(sandboxes, dueWork, ExamRunRow, 'dict-exam');
  }

  /** The numbers of the newest records: what has a larger number is of a run that begins now. */
  *newest(database: DataSource): AtomicWork<Pick<ExamRun, 'afterKey' | 'afterLookup'>> {
    const last = (table: string): string => `(SELECT COALESCE(MAX(sequence), 0) FROM ${table})`;
    const [row] = yield {
      sql:
        `SELECT ${last(tableOf(database, KeyRow))} AS keys, ` +
        `${last(tableOf(database, LookupRow))} AS lookups`,
      parameters: [],
    };
    return { afterKey: Number(row?.['keys']), afterLookup: Number(row?.['lookups']) };
  }

  /** The runs of a participant that are going on. */
  *active(database: DataSource, { items, ispb, now }: ActiveRuns): AtomicWork<readonly ExamRun[]> {
    const sql = EntitySql.of(database, ExamRunRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE ispb = $1 AND status = 'running' AND ends_at >= $2`,
      parameters: [ispb, now],
    };
    return rows.map((row) => sql.read(row)).filter(({ item }) => items.includes(item));
  }
}
