import { Injectable } from '@nestjs/common';
import { type NewRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { PlannedFlaws } from '../authorization-server/flaws/planned-flaw.repository';
import { CodeRow } from '../authorization-server/tokens/code.row';
import { CODE_LIFETIME_MS } from '../authorization-server/tokens/codes';
import { TokenRow } from '../security/tokens/token.row';
import { ExamCallRow } from './exam-call.row';
import { type ExamRun } from './exam-run';
import { type FlawedResponse, type Scene } from './items/exam-item';

/** The most calls of a run that are noted. The first ones decide. */
const MOST_CALLS = 500;

/** What a client has done in a run. */
@Injectable()
export class ExamCalls {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly planned: PlannedFlaws,
  ) {}

  /** Whether the run has a call with a fault, and whether it has as many calls as are noted. */
  *stateOf(tx: UnitOfWork, runId: string): Transactional<{ hasFault: boolean; isFull: boolean }> {
    const [row] = yield {
      sql: `SELECT COUNT(*) AS calls, COUNT(fault) AS faults FROM ${tx.table(ExamCallRow)} WHERE run_id = $1`,
      parameters: [runId],
    };
    return { hasFault: Number(row?.['faults']) > 0, isFull: Number(row?.['calls']) >= MOST_CALLS };
  }

  *add(tx: UnitOfWork, call: NewRow<ExamCallRow>): Transactional<void> {
    yield tx.sql(ExamCallRow).insert(call);
  }

  /** @param now ISO 8601 UTC */
  async sceneOf({ id, clientId, startedAt }: ExamRun, now: string): Promise<Scene> {
    const database = await this.sandboxes.database();
    const calls = await database
      .getRepository(ExamCallRow)
      .find({ where: { runId: id }, order: { sequence: 'ASC' }, take: MOST_CALLS });
    const redeemed = await database
      .getRepository(CodeRow)
      .createQueryBuilder('c')
      .innerJoin(TokenRow, 't', 't.code_hash = c.code_hash')
      .where('t.client_id = :clientId AND c.expires_at_ms > :startMs', {
        clientId,
        // Codes are issued this long before they expire, so these were issued in the run.
        startMs: Date.parse(startedAt) + CODE_LIFETIME_MS,
      })
      .getCount();
    return {
      calls,
      flawed: await this.flawedResponse(id),
      isCodeRedeemed: redeemed > 0,
      nowMs: Date.parse(now),
    };
  }

  private async flawedResponse(runId: string): Promise<FlawedResponse | undefined> {
    const planned = await this.planned.find(runId);
    const { codeHash = null, takenAtMs = null } = planned ?? {};
    if (codeHash === null || takenAtMs === null) return undefined;
    const database = await this.sandboxes.database();
    const code = await database.getRepository(CodeRow).findOneBy({ codeHash });
    const tokens = await database.getRepository(TokenRow).findBy({ codeHash, kind: 'access' });
    return {
      takenAtMs,
      isRedeemed: code?.isRedeemed === true,
      tokenHashes: new Set(tokens.map(({ tokenHash }) => tokenHash)),
    };
  }
}
