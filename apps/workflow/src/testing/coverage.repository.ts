import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { returning, type SqlRow, tableOf } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type EventType } from '#libs/states-language';
import { EventRow } from '../executions/event.row';
import { ExecutionRow } from '../executions/execution.row';
import { type CoveredEvent } from './coverage';

const EVENTS_A_READ = 2_000;

/** Reads the events of all executions of a version. */
@Injectable()
export class CoverageRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** One execution after the other, each in the order of its history. */
  async *events(workflowId: string, version: number): AsyncGenerator<CoveredEvent> {
    const database = await this.sandboxes.database();
    let after: readonly [id: string, number: number] = ['', 0];
    for (;;) {
      const rows = await returning<SqlRow>(
        database,
        `SELECT v.execution_id, v.number, v.frame, v.type, v.state FROM ${tableOf(database, EventRow)} v
         JOIN ${tableOf(database, ExecutionRow)} e ON e.id = v.execution_id
         WHERE e.workflow_id = $1 AND e.version = $2 AND (v.execution_id, v.number) > ($3, $4)
         ORDER BY v.execution_id, v.number LIMIT ${String(EVENTS_A_READ)}`,
        [workflowId, version, ...after],
      );
      for (const row of rows) {
        const executionId = String(row['execution_id']);
        after = [executionId, Number(row['number'])];
        const type = row['type'] as EventType;
        const state = row['state'] === null ? null : String(row['state']);
        yield { executionId, frame: Number(row['frame']), type, state };
      }
      if (rows.length < EVENTS_A_READ) return;
      await nextTurn();
    }
  }
}
