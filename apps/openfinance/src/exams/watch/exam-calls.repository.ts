import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type NewRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { PlannedFlaws } from '../../authorization-server/flaws/planned-flaw.repository';
import { CodeRow } from '../../authorization-server/tokens/code.row';
import { CODE_LIFETIME_MS } from '../../authorization-server/tokens/codes';
import { TokenRow } from '../../security/tokens/token.row';
import { ExamCallRow } from './exam-call.row';
import { type ExamRun } from '../exam-run';
import { PaymentRow } from '../../payments/store/payment.row';
import { type FlawedResponse, type Scene, type SceneCall } from '../items/exam-item';

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

  /** Whether a call after the instant has read the object. */
  *hasRead(tx: UnitOfWork, runId: string, path: string, afterMs: number): Transactional<boolean> {
    const rows = yield {
      sql: `SELECT sequence FROM ${tx.table(ExamCallRow)} WHERE run_id = $1 AND method = 'GET' AND path = $2 AND at_ms > $3 LIMIT 1`,
      parameters: [runId, path, afterMs],
    };
    return rows.length > 0;
  }

  /** @returns the sequence number of the call */
  *add(tx: UnitOfWork, call: NewRow<ExamCallRow>): Transactional<number> {
    const [row] = yield tx.sql(ExamCallRow).insert(call, 'RETURNING sequence');
    return Number(row?.['sequence']);
  }

  *setFault(tx: UnitOfWork, sequence: number, status: number): Transactional<void> {
    yield {
      sql: `UPDATE ${tx.table(ExamCallRow)} SET fault = $1 WHERE sequence = $2`,
      parameters: [status, sequence],
    };
  }

  /** @param now ISO 8601 UTC */
  async sceneOf({ id, clientId, startedAt }: ExamRun, now: string): Promise<Scene> {
    const database = await this.sandboxes.database();
    const calls = await this.callsOf(id);
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
      paymentIds: await this.paymentsOf(calls.find(({ fault }) => fault !== null)?.consentId),
      nowMs: Date.parse(now),
    };
  }

  /** The calls of a run, each with the consent of its access token. */
  private async callsOf(runId: string): Promise<SceneCall[]> {
    const database = await this.sandboxes.database();
    const calls = await database
      .getRepository(ExamCallRow)
      .find({ where: { runId }, order: { sequence: 'ASC' }, take: MOST_CALLS });
    const tokenHash = In([...new Set(calls.map((call) => call.tokenHash))]);
    const tokens = await database.getRepository(TokenRow).findBy({ tokenHash });
    const consents = new Map(tokens.map((token) => [token.tokenHash, token.consentId]));
    return calls.map((call) =>
      Object.assign(call, { consentId: consents.get(call.tokenHash) ?? undefined }),
    );
  }

  private async paymentsOf(consentId: string | undefined): Promise<ReadonlySet<string>> {
    if (consentId === undefined) return new Set();
    const database = await this.sandboxes.database();
    const payments = await database.getRepository(PaymentRow).findBy({ consentId });
    return new Set(payments.map(({ paymentId }) => paymentId));
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
