import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  type AtomicWork,
  atomically,
  EntitySql,
  newestFirst,
  returning,
  type SqlRow,
  tableOf,
} from '#libs/database';
import { type JsonList } from '#libs/platform';
import { Sandboxes } from '#libs/sandbox';
import { type Workflow, type WorkflowVersion } from './workflow';
import { WorkflowRow, WorkflowVersionRow } from './workflow.rows';

/** A workflow before it is stored. */
export type NewWorkflow = Omit<Workflow, 'sequence' | 'deletedAtMs' | 'version'>;

/** What an update changes. */
export type WorkflowUpdate = Omit<NewWorkflow, 'createdAtMs'>;

/** Reads and writes workflows and their versions. */
@Injectable()
export class WorkflowRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Also one that was deleted. */
  async byId(id: string): Promise<Workflow | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, WorkflowRow);
    const statement = `SELECT * FROM ${sql.table} WHERE id = $1`;
    const [row] = await returning<SqlRow>(database, statement, [id]);
    return row && sql.read(row);
  }

  /** @param name only those with this name */
  list(name: string | undefined, write: (workflow: Workflow) => string): JsonList {
    return newestFirst(() => this.listed(name), write);
  }

  /** @returns undefined if another workflow has the id */
  async insert(workflow: NewWorkflow): Promise<Workflow | undefined> {
    const database = await this.sandboxes.database();
    const rows = EntitySql.of(database, WorkflowRow);
    const versions = EntitySql.of(database, WorkflowVersionRow);
    return atomically(database, function* (): AtomicWork<Workflow | undefined> {
      const row = { ...workflow, version: 1, deletedAtMs: null };
      const [inserted] = yield rows.insert(row, 'ON CONFLICT DO NOTHING RETURNING sequence');
      if (inserted === undefined) return undefined;
      yield versions.insert(versionOf(row));
      return { ...row, sequence: Number(inserted['sequence']) };
    });
  }

  /**
   * Makes the next version.
   * @param expected the version that is there, if the caller names it
   * @returns undefined if there is no such workflow, or if it has another version
   */
  async update(
    { id, ...update }: WorkflowUpdate,
    expected: number | undefined,
  ): Promise<Workflow | undefined> {
    const database = await this.sandboxes.database();
    const rows = EntitySql.of(database, WorkflowRow);
    const versions = EntitySql.of(database, WorkflowVersionRow);
    return atomically(database, function* (): AtomicWork<Workflow | undefined> {
      const { columns, parameters } = rows.assignments(update, 2);
      const [row] = yield {
        sql:
          `UPDATE ${rows.table} SET ${columns}, version = version + 1 WHERE id = $1 ` +
          `AND deleted_at_ms IS NULL AND ($2 = 0 OR version = $2) RETURNING *`,
        parameters: [id, expected ?? 0, ...parameters],
      };
      if (row === undefined) return undefined;
      const workflow = rows.read(row);
      yield versions.insert(versionOf(workflow));
      return workflow;
    });
  }

  /** @returns false if there is no such workflow */
  async delete(id: string, deletedAtMs: number): Promise<boolean> {
    const database = await this.sandboxes.database();
    const rows = await returning(
      database,
      `UPDATE ${tableOf(database, WorkflowRow)} SET deleted_at_ms = $2
       WHERE id = $1 AND deleted_at_ms IS NULL RETURNING id`,
      [id, deletedAtMs],
    );
    return rows.length > 0;
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
    const sql = EntitySql.of(database, WorkflowVersionRow);
    const statement = `SELECT * FROM ${sql.table} WHERE workflow_id = $1 AND version = $2`;
    const [row] = await returning<SqlRow>(database, statement, [id, version]);
    return row && sql.read(row);
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
