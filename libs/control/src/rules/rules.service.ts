import { Inject, Injectable } from '@nestjs/common';
import { newUuid, toIsoUtc } from '#libs/kernel';
import { APP, type AppDefinition } from '#libs/platform';
import { parseRule, Sandboxes, type OpenSandbox, RULE_ORDER, RuleRow } from '#libs/sandbox';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork, forUpdate, returning, tableOf } from '#libs/database';
import { RuleInvalid, RuleNotFound } from '../admin.errors';
import { type RuleResponse } from '../admin.response';
import { audit } from '../audit';

/** Creates, orders and deletes the rules of the sandbox of the request. */
@Injectable()
export class RulesService {
  private readonly outcomes: readonly string[];

  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(APP) app: AppDefinition,
  ) {
    this.outcomes = Object.keys(app.outcomes ?? {});
  }

  async list(): Promise<RuleResponse[]> {
    return (await this.rows()).map(response);
  }

  /**
   * @param idOrName the id of a rule, or the name in its definition; with several, the first rule is
   * returned
   */
  async find(idOrName: string): Promise<RuleResponse> {
    const rows = await this.rows();
    const row =
      rows.find(({ id }) => id === idOrName) ?? rows.find((each) => nameOf(each) === idOrName);
    if (row === undefined) throw new RuleNotFound(idOrName);
    return response(row);
  }

  async create(definition: unknown): Promise<RuleResponse> {
    const id = newUuid();
    const rule = parseRule(definition, { id }, this.outcomes);
    if (!rule.ok) throw new RuleInvalid(rule.refusal);
    const openSandbox = await this.sandboxes.current();
    const { database } = openSandbox;
    const table = tableOf(database, RuleRow);
    const createdAt = toIsoUtc(openSandbox.machineMs);
    // One statement, because other requests and other instances can create rules at the same time.
    const [created] = await returning<Pick<RuleRow, 'position'>>(
      database,
      `INSERT INTO ${table} (id, position, definition, matched, hits, created_at)
       SELECT $1, coalesce(max(position), 0) + 1, $2, 0, 0, $3 FROM ${table} RETURNING position`,
      [id, JSON.stringify(definition), createdAt],
    );
    await this.changed(openSandbox, 'create rule', id);
    const position = created?.position ?? 1;
    return { id, position, matched: 0, hits: 0, rule: definition as object };
  }

  async order(ids: readonly string[]): Promise<RuleResponse[]> {
    const openSandbox = await this.sandboxes.current();
    const unknown = await atomically(openSandbox.database, () =>
      orderRules(openSandbox.database, ids),
    );
    if (unknown !== undefined) throw new RuleNotFound(unknown);
    await this.changed(openSandbox, 'order rules', openSandbox.name);
    return this.list();
  }

  async delete(idOrName: string): Promise<void> {
    const { id } = await this.find(idOrName);
    const openSandbox = await this.sandboxes.current();
    const { affected } = await openSandbox.database.getRepository(RuleRow).delete({ id });
    if (affected !== 1) throw new RuleNotFound(id);
    await this.changed(openSandbox, 'delete rule', id);
  }

  async deleteAll(): Promise<void> {
    const openSandbox = await this.sandboxes.current();
    await openSandbox.database.getRepository(RuleRow).createQueryBuilder().delete().execute();
    await this.changed(openSandbox, 'delete all rules', openSandbox.name);
  }

  /** Makes all instances read the changed rules. */
  private async changed(openSandbox: OpenSandbox, action: string, subject: string): Promise<void> {
    await openSandbox.read();
    await this.sandboxes.announce(openSandbox.name);
    audit(action, subject);
  }

  private async rows(): Promise<RuleRow[]> {
    const openSandbox = await this.sandboxes.currentIfExists();
    return openSandbox?.database.getRepository(RuleRow).find({ order: RULE_ORDER }) ?? [];
  }
}

/** Orders the rules. If an id is unknown, changes nothing and returns that id. */
function* orderRules(database: DataSource, ids: readonly string[]): AtomicWork<string | undefined> {
  const table = tableOf(database, RuleRow);
  const rows = yield {
    sql: `SELECT id FROM ${table} ORDER BY position, created_at, id${forUpdate(database)}`,
    parameters: [],
  };
  const known = new Set(rows.map(({ id }) => String(id)));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) return unknown;
  let position = 0;
  for (const id of new Set([...ids, ...known])) {
    position += 1;
    yield { sql: `UPDATE ${table} SET position = $1 WHERE id = $2`, parameters: [position, id] };
  }
  return undefined;
}

function nameOf({ definition }: RuleRow): unknown {
  return (JSON.parse(definition) as { readonly name?: unknown }).name;
}

function response({ id, position, matched, hits, definition }: RuleRow): RuleResponse {
  return { id, position, matched, hits, rule: JSON.parse(definition) as object };
}
