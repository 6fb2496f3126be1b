import { Inject, Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { CONFIG } from '#libs/config';
import { findRow, newestFirst, returning, tableOf, type Transactional } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type WorkflowConfig } from '../../config';
import { forgetDeleted } from './deleted-workflow.repository';
import { type Workflow, type WorkflowVersion } from '../workflow';
import { WorkflowRow, WorkflowVersionRow } from './workflow.rows';

/** A workflow before it is stored. */
export type NewWorkflow = Omit<Workflow, 'sequence' | 'deletedAtMs' | 'version'>;

/** The members that an update changes. */
export type WorkflowUpdate = Omit<NewWorkflow, 'createdAtMs'>;

/** Reads and writes workflows and their versions. */
@Injectable()
export class WorkflowRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(CONFIG) private readonly config: WorkflowConfig,
  ) {}

  /** Also finds a deleted workflow. */
  async byId(id: string): Promise<Workflow | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, WorkflowRow, { id });
  }

  /** @param name only workflows with this name */
  list(name: string | undefined, write: (workflow: Workflow) => string): JsonList {
    return newestFirst(() => this.listed(name), write);
  }

  /** @returns undefined if another workflow has the id */
  insert(workflow: NewWorkflow): Promise<Workflow | undefined> {
    return this.sandboxes.atomically(function* (tx): Transactional<Workflow | undefined> {
      const row = { ...workflow, version: 1, deletedAtMs: null };
      const sql = tx.sql(WorkflowRow);
      const [inserted] = yield sql.insert(row, 'ON CONFLICT DO NOTHING RETURNING sequence');
      if (inserted === undefined) return undefined;
      yield tx.sql(WorkflowVersionRow).insert(versionOf(row));
      return { ...row, sequence: Number(inserted['sequence']) };
    });
  }

  /**
   * Stores the next version.
   * @param expected the current version, if the caller names it
   * @returns undefined if there is no such workflow, or if it has another version
   */
  update(
    { id, ...update }: WorkflowUpdate,
    expected: number | undefined,
  ): Promise<Workflow | undefined> {
    return this.sandboxes.atomically(function* (tx): Transactional<Workflow | undefined> {
      const sql = tx.sql(WorkflowRow);
      const { columns, parameters } = sql.assignments(update, 2);
      const [row] = yield {
        sql:
          `UPDATE ${sql.table} SET ${columns}, version = version + 1 WHERE id = $1 ` +
          `AND deleted_at_ms IS NULL AND ($2 = 0 OR version = $2) RETURNING *`,
        parameters: [id, expected ?? 0, ...parameters],
      };
      if (row === undefined) return undefined;
      const workflow = sql.read(row);
      yield tx.sql(WorkflowVersionRow).insert(versionOf(workflow));
      return workflow;
    });
  }

  /** Also removes workflows that were deleted long ago. @returns false if there is no such workflow */
  delete(id: string, deletedAtMs: number): Promise<boolean> {
    const most = this.config.deletedKept;
    return this.sandboxes.atomically(function* (tx): Transactional<boolean> {
      const rows = yield {
        sql: `UPDATE ${tx.table(WorkflowRow)} SET deleted_at_ms = $2
          WHERE id = $1 AND deleted_at_ms IS NULL RETURNING id`,
        parameters: [id, deletedAtMs],
      };
      yield* forgetDeleted(tx, { nowMs: deletedAtMs, most });
      return rows.length > 0;
    });
  }

  /** The hash of the definition of a version, and the name of the workflow. */
  async versionKey(
    id: string,
    version: number,
  ): Promise<{ readonly hash: string; readonly name: string }> {
    const database = await this.sandboxes.database();
    const [row] = await returning<{ hash: string; name: string }>(
      database,
      `SELECT v.hash, w.name FROM ${tableOf(database, WorkflowVersionRow)} v
       JOIN ${tableOf(database, WorkflowRow)} w ON w.id = v.workflow_id
       WHERE v.workflow_id = $1 AND v.version = $2`,
      [id, version],
    );
    if (row === undefined) throw new Error(`Workflow ${id} has no version ${String(version)}.`);
    return row;
  }

  async version(id: string, version: number): Promise<WorkflowVersion | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, WorkflowVersionRow, { workflowId: id, version });
  }

  private async listed(name: string | undefined): Promise<SelectQueryBuilder<WorkflowRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(WorkflowRow).createQueryBuilder('t');
    query.andWhere('t.deletedAtMs IS NULL');
    if (name !== undefined) query.andWhere('t.name = :name', { name });
    return query;
  }
}

function versionOf(workflow: Omit<Workflow, 'sequence'>): WorkflowVersion {
  const { id: workflowId, version, hash, definition, layout, updatedAtMs } = workflow;
  return { workflowId, version, hash, definition, layout, createdAtMs: updatedAtMs };
}
