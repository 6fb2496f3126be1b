import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { findRow, type Transactional, type UnitOfWork } from '#libs/database';
import { type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { PlannedFlawRow, type FlawPlace } from './planned-flaw.row';

/** The ID token that can have a flaw. */
interface FlawedToken {
  readonly clientId: string;
  readonly place: FlawPlace;
  readonly codeHash: string;
}

/** The flaws that exams have planned. */
@Injectable()
export class PlannedFlaws {
  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  *plan(
    tx: UnitOfWork,
    planned: Pick<PlannedFlawRow, 'runId' | 'clientId' | 'place' | 'flaw'>,
  ): Transactional<void> {
    yield tx.sql(PlannedFlawRow).insert({ ...planned, codeHash: null, takenAtMs: null });
  }

  async find(runId: string): Promise<PlannedFlawRow | undefined> {
    return findRow(await this.sandboxes.database(), PlannedFlawRow, { runId });
  }

  /**
   * Takes the flaw that is planned for an ID token, once.
   * @param isPossible whether the ID token can have it
   */
  async take(
    { clientId, place, codeHash }: FlawedToken,
    isPossible: (flaw: string) => boolean,
  ): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const where = { clientId, place, codeHash: IsNull() };
    const waiting = await database.getRepository(PlannedFlawRow).findBy(where);
    const planned = waiting.find(({ flaw }) => isPossible(flaw));
    if (planned === undefined) return undefined;
    const nowMs = this.clock.nowMs();
    const isTaken = await this.sandboxes.atomically(function* (tx) {
      const rows = yield {
        sql: `UPDATE ${tx.table(PlannedFlawRow)} SET code_hash = $1, taken_at_ms = $2 WHERE run_id = $3 AND code_hash IS NULL RETURNING flaw`,
        parameters: [codeHash, nowMs, planned.runId],
      };
      return rows.length > 0;
    });
    return isTaken ? planned.flaw : undefined;
  }

  /** Removes the flaw of a run that ends, if no ID token had it. */
  async withdraw(runId: string): Promise<void> {
    await this.sandboxes.atomically(function* (tx) {
      yield {
        sql: `DELETE FROM ${tx.table(PlannedFlawRow)} WHERE run_id = $1 AND code_hash IS NULL`,
        parameters: [runId],
      };
    });
  }
}
