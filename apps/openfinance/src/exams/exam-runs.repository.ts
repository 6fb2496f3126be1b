import { Injectable } from '@nestjs/common';
import { lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { ExamRunStore } from '#libs/exams';
import { DueWork, Remembered, Sandboxes } from '#libs/sandbox';
import { BANK } from '../bank/bank';
import { BANK_ORGANISATION_ID } from '../keys/bank-ids';
import { ClientRow } from '../registration/client.row';
import { OrganisationRow } from '../institutions/institution.rows';
import { type ExamRun } from './exam-run';
import { ExamRunRow } from './exam-run.row';

/** The most runs at one time whose calls are noted. */
const MOST_RUNNING = 1_000;

/** A run whose calls are noted. */
export type WatchedRun = Pick<ExamRun, 'id' | 'item' | 'endsAt'>;

/** The runs of open banking. */
@Injectable()
export class ExamRuns extends ExamRunStore<ExamRunRow> {
  private readonly watched: Remembered<ReadonlyMap<string, WatchedRun>>;

  constructor(sandboxes: Sandboxes, dueWork: DueWork) {
    super(sandboxes, dueWork, ExamRunRow, 'openfinance-exam');
    this.watched = new Remembered(sandboxes, async (database) => {
      const where = { status: 'running' } as const;
      const running = await database
        .getRepository(ExamRunRow)
        .find({ where, order: { sequence: 'DESC' }, take: MOST_RUNNING });
      return new Map(
        running.map(({ clientId, id, item, endsAt }) => [clientId, { id, item, endsAt }]),
      );
    });
  }

  /** The run in which a client is examined. It can have ended a moment ago. */
  async watchedRun(clientId: string): Promise<WatchedRun | undefined> {
    return (await this.watched.get()).get(clientId);
  }

  /** Stores what begins a run, and makes every instance note the calls of its client. */
  async begin(work: (tx: UnitOfWork) => Transactional<true>): Promise<void> {
    await this.watched.change(work);
  }

  /** Waits for other requests that begin a run of the client. @returns the run that is not finished */
  *runningOf(tx: UnitOfWork, clientId: string): Transactional<string | undefined> {
    yield* lockRow(tx, ClientRow, { clientId });
    const [row] = yield {
      sql: `SELECT id FROM ${tx.table(ExamRunRow)} WHERE client_id = $1 AND status = 'running'`,
      parameters: [clientId],
    };
    return row && String(row['id']);
  }

  /** Waits for other calls of the run. */
  *lock(tx: UnitOfWork, id: string): Transactional<void> {
    yield* lockRow(tx, ExamRunRow, { id });
  }

  /** The newest client of an institution, or the one with the id if it is one of its clients. */
  async clientOf(ispb: string, clientId?: string): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const query = database
      .getRepository(ClientRow)
      .createQueryBuilder('c')
      .leftJoin(OrganisationRow, 'o', 'o.organisation_id = c.organisation_id')
      // The bank itself is not a row of the directory.
      .where('(o.cnpj LIKE :start OR c.organisation_id = :bank)', {
        start: `${ispb}%`,
        bank: ispb === BANK.ispb ? BANK_ORGANISATION_ID : '',
      })
      .orderBy('c.sequence', 'DESC')
      .limit(1);
    if (clientId !== undefined) query.andWhere('c.client_id = :clientId', { clientId });
    return (await query.getOne())?.clientId;
  }
}
