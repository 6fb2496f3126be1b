import type { DataSource, EntityTarget, FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import { atomically, EntitySql, newestFirst, type AtomicWork, type NewRow } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { type JsonList } from '#libs/platform';
import { type DueWork, type Sandboxes } from '#libs/sandbox';
import { type ExamRunHead, type ExamStatus } from './exam-run';

/** Which runs a list has. */
export interface RunFilter {
  readonly ispb?: string | undefined;
}

/** Stores the runs of a service. */
export abstract class ExamRunStore<Row extends ExamRunHead & { readonly sequence: number }> {
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

  /** Stores a run, and schedules its last grading. Nothing happens if its id is there already. */
  async add(run: NewRow<Row>): Promise<void> {
    const database = await this.sandboxes.database();
    await atomically(database, () => this.adding(database, run));
    this.announce();
  }

  /** The same, as a part of atomic work. The caller calls `announce` after the commit. */
  *adding(database: DataSource, run: NewRow<Row>): AtomicWork<void> {
    const { id, endsAt } = run as unknown as ExamRunHead;
    const dueAt = toIsoUtc(Date.parse(endsAt) + 1);
    const insert = EntitySql.of(database, this.entity).insert(
      run,
      'ON CONFLICT DO NOTHING RETURNING sequence',
    );
    const added = yield insert;
    if (added.length === 0) return;
    yield this.dueWork.enlisting(database, { kind: this.dueKind, key: id, dueAt, payload: null });
  }

  /** Makes sure that new runs are graded at their end. */
  announce(): void {
    this.dueWork.announce();
  }

  async find(id: string): Promise<Row | null> {
    const database = await this.sandboxes.database();
    return database.getRepository(this.entity).findOneBy({ id } as FindOptionsWhere<Row>);
  }

  /** The newest runs that are not finished. */
  async running(limit: number): Promise<readonly Row[]> {
    const database = await this.sandboxes.database();
    const order = { sequence: 'DESC' } as FindOptionsOrder<Row>;
    const where = { status: 'running' } as FindOptionsWhere<Row>;
    return database.getRepository(this.entity).find({ where, order, take: limit });
  }

  /** Ends a run that is running: its result never changes afterwards. */
  async finish(
    { id }: Pick<ExamRunHead, 'id'>,
    status: ExamStatus,
    steps: Row['steps'],
    finishedAt: string,
  ): Promise<void> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, this.entity);
    const { dueWork, dueKind } = this;
    const change = sql.assignments({ status, steps, finishedAt } as Partial<Row>, 1);
    const text =
      `UPDATE ${sql.table} SET ${change.columns} ` +
      `WHERE id = $1 AND status = 'running' RETURNING id`;
    await atomically(database, function* () {
      yield { sql: text, parameters: [id, ...change.parameters] };
      yield dueWork.cancelling(database, dueKind, id);
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
