import { Injectable } from '@nestjs/common';
import { atomically, EntitySql, newestFirst, type NewRow } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { type JsonList } from '#libs/platform';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { MessageRow } from '../messages/message.row';
import { type ExamRun, type ExamStatus, type GradedStep } from './exam-run';
import { ExamRunRow } from './exam-run.row';

/** The kind of due work that grades a run at its end. */
export const EXAM_DUE = 'spi-exam';

/** Which runs a list has. */
export interface RunFilter {
  readonly ispb?: string | undefined;
}

/** Stores runs. */
@Injectable()
export class ExamRuns {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
  ) {}

  /** The number of the newest message of all participants. */
  async lastMessage(): Promise<number> {
    const database = await this.sandboxes.database();
    const last = await database.getRepository(MessageRow).maximum('sequence');
    return last ?? 0;
  }

  /** Stores a run, and schedules its last grading. Nothing happens if its id is there already. */
  async add(run: NewRow<ExamRunRow>): Promise<void> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ExamRunRow);
    const { dueWork } = this;
    const dueAt = toIsoUtc(Date.parse(run.endsAt) + 1);
    const work = { kind: EXAM_DUE, key: run.id, dueAt, payload: null };
    await atomically(database, function* () {
      const added = yield sql.insert(run, 'ON CONFLICT DO NOTHING RETURNING sequence');
      if (added.length > 0) yield dueWork.enlisting(database, work);
    });
    this.dueWork.announce();
  }

  async find(id: string): Promise<ExamRun | null> {
    const database = await this.sandboxes.database();
    return database.getRepository(ExamRunRow).findOneBy({ id });
  }

  /** The newest runs that are not finished. */
  async running(limit: number): Promise<readonly ExamRun[]> {
    const database = await this.sandboxes.database();
    const newest = { sequence: 'DESC' } as const;
    const where = { status: 'running' } as const;
    return database.getRepository(ExamRunRow).find({ where, order: newest, take: limit });
  }

  /** Ends a run that is running: its result never changes afterwards. */
  async finish(
    { id }: Pick<ExamRun, 'id'>,
    status: ExamStatus,
    steps: readonly GradedStep[],
    finishedAt: string,
  ): Promise<void> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ExamRunRow);
    const { dueWork } = this;
    const change = sql.assignments({ status, steps, finishedAt }, 1);
    const text =
      `UPDATE ${sql.table} SET ${change.columns} ` +
      `WHERE id = $1 AND status = 'running' RETURNING id`;
    await atomically(database, function* () {
      yield { sql: text, parameters: [id, ...change.parameters] };
      yield dueWork.cancelling(database, EXAM_DUE, id);
    });
  }

  list({ ispb }: RunFilter, write: (run: ExamRun) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(ExamRunRow).createQueryBuilder('r');
      if (ispb !== undefined) query.andWhere('r.ispb = :ispb', { ispb });
      return query;
    }, write);
  }
}
