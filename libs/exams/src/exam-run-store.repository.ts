import type { EntityTarget, FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import {
  findRow,
  newestFirst,
  type Transactional,
  type NewRow,
  type UnitOfWork,
  type Values,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { toIsoUtc } from '#libs/kernel';
import { type DueWork, type Sandboxes } from '#libs/sandbox';
import { type ExamRunHead, type ExamStatus } from './exam-run';
import { type ExamRunColumns } from './exam-run.row';

/** The filters of a list of runs. */
export interface RunFilter {
  readonly ispb?: string | undefined;
}

/** Stores the runs of a service. */
export abstract class ExamRunStore<Row extends ExamRunColumns = ExamRunColumns> {
  /**
   * @param entity the table of the service
   * @param dueKind the kind of due work that grades a run at its end
   */
  protected constructor(
    protected readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly entity: EntityTarget<Row>,
    readonly dueKind: string,
  ) {}

  /** Stores a run, and schedules its last grading. Does nothing if a run with the id exists. */
  async add(run: NewRow<Row>): Promise<void> {
    await this.sandboxes.atomically((tx) => this.adding(tx, run));
  }

  /** The same, as a part of a transaction. */
  *adding(tx: UnitOfWork, run: NewRow<Row>): Transactional<void> {
    const { id, endsAt } = run as unknown as ExamRunHead;
    const dueAt = toIsoUtc(Date.parse(endsAt) + 1);
    const insert = tx.sql(this.entity).insert(run, 'ON CONFLICT DO NOTHING RETURNING sequence');
    const added = yield insert;
    if (added.length === 0) return;
    yield* this.dueWork.schedule(tx, { kind: this.dueKind, key: id, dueAt, payload: null });
  }

  async find(id: string): Promise<Row | undefined> {
    const database = await this.sandboxes.database();
    return findRow<Row>(database, this.entity, { id } as Values<Row>);
  }

  /** The newest runs that are not finished. */
  async running(limit: number): Promise<readonly Row[]> {
    const database = await this.sandboxes.database();
    const order = { sequence: 'DESC' } as FindOptionsOrder<Row>;
    const where = { status: 'running' } as FindOptionsWhere<Row>;
    return database.getRepository(this.entity).find({ where, order, take: limit });
  }

  /** Ends a running run. Its result never changes afterwards. */
  async finish(
    { id, steps }: Pick<Row, 'id' | 'steps'>,
    status: ExamStatus,
    finishedAt: string,
  ): Promise<void> {
    const { dueWork, dueKind, entity } = this;
    await this.sandboxes.atomically(function* (tx) {
      const sql = tx.sql(entity);
      const change = sql.assignments({ status, steps, finishedAt } as Partial<Row>, 1);
      const text =
        `UPDATE ${sql.table} SET ${change.columns} ` +
        `WHERE id = $1 AND status = 'running' RETURNING id`;
      yield { sql: text, parameters: [id, ...change.parameters] };
      yield* dueWork.cancel(tx, dueKind, id);
    });
  }

  list({ ispb }: RunFilter, write: (run: Row) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(this.entity).createQueryBuilder('r');
      if (ispb !== undefined) query.andWhere('r.ispb = :ispb', { ispb });
      return query;
    }, write);
  }
}
