import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { ExamRunStore } from '#libs/exams';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { KeyRow } from '../keys/key.row';
import { LookupRow } from '../transfers/lookup.row';
import { type ExamRun } from './exam-run';
import { ExamRunRow } from './exam-run.row';

/** The runs for which the examiner acts. */
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

  /** The numbers of the newest records. Records with a larger number belong to a run that begins now. */
  *newest(tx: UnitOfWork): Transactional<Pick<ExamRun, 'afterKey' | 'afterLookup'>> {
    const last = (table: string): string => `(SELECT COALESCE(MAX(sequence), 0) FROM ${table})`;
    const [row] = yield {
      sql: `SELECT ${last(tx.table(KeyRow))} AS keys, ` + `${last(tx.table(LookupRow))} AS lookups`,
      parameters: [],
    };
    return { afterKey: Number(row?.['keys']), afterLookup: Number(row?.['lookups']) };
  }

  /** The running runs of a participant. */
  *active(tx: UnitOfWork, { items, ispb, now }: ActiveRuns): Transactional<readonly ExamRun[]> {
    const sql = tx.sql(ExamRunRow);
    const rows = yield {
      sql: `SELECT * FROM ${sql.table} WHERE ispb = $1 AND status = 'running' AND ends_at >= $2`,
      parameters: [ispb, now],
    };
    return rows.map((row) => sql.read(row)).filter(({ item }) => items.includes(item));
  }
}
