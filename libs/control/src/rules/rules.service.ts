import { Inject, Injectable } from '@nestjs/common';
import { APP, type AppDefinition } from '#libs/app';
import { currentContext } from '#libs/http';
import { Journals, ruleMisses } from '#libs/journal';
import { newUuid, toIsoUtc } from '#libs/kernel';
import { parseRule, Sandboxes, type OpenSandbox, type RuleRow } from '#libs/sandbox';
import { RuleInvalid, RuleNotFound } from '../admin.errors';
import { RuleRepository } from './rule.repository';
import { NearMissesResponse } from './near-misses.response';
import { type RuleResponse } from './rule.response';
import { ServiceOperations } from './service-operations';
import { audit } from '../access/audit';

/** Creates, orders and deletes the rules of the sandbox of the request. */
@Injectable()
export class RulesService {
  private readonly outcomes: readonly string[];

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly rules: RuleRepository,
    private readonly journals: Journals,
    private readonly operations: ServiceOperations,
    @Inject(APP) app: AppDefinition,
  ) {
    this.outcomes = Object.keys(app.outcomes ?? {});
  }

  async list(): Promise<RuleResponse[]> {
    return (await this.rules.list()).map((row) => this.response(row));
  }

  /**
   * @param idOrName the id of a rule, or the name in its definition; with several, the first rule is
   * returned
   */
  async find(idOrName: string): Promise<RuleResponse> {
    return this.response(await this.stored(idOrName));
  }

  /** The requests that the rule nearly had an effect on, and why it had none. */
  async nearMisses(idOrName: string): Promise<NearMissesResponse> {
    const { id, definition, createdAt, matched, hits } = await this.stored(idOrName);
    const rule = parseRule(JSON.parse(definition), { id });
    const entries = this.journals.list(currentContext().sandbox);
    const misses = rule.ok
      ? ruleMisses({ id, match: rule.value.match, createdAtMs: Date.parse(createdAt) }, entries)
      : [];
    return NearMissesResponse.of({ id, matched, hits }, misses, this.journals.isOn);
  }

  async create(definition: unknown): Promise<RuleResponse> {
    const id = newUuid();
    const rule = parseRule(definition, { id }, this.outcomes);
    if (!rule.ok) throw new RuleInvalid(rule.refusal);
    const openSandbox = await this.sandboxes.current();
    const position = await this.rules.add(openSandbox, {
      id,
      definition: JSON.stringify(definition),
      createdAt: toIsoUtc(openSandbox.machineMs),
    });
    await this.changed(openSandbox, 'create rule', id);
    return this.withWarnings({ id, position, matched: 0, hits: 0, rule: definition as object });
  }

  async order(ids: readonly string[]): Promise<RuleResponse[]> {
    const openSandbox = await this.sandboxes.current();
    const unknown = await this.sandboxes.atomically((tx) => this.rules.order(tx, ids));
    if (unknown !== undefined) throw new RuleNotFound(unknown);
    await this.changed(openSandbox, 'order rules', openSandbox.name);
    return this.list();
  }

  async delete(idOrName: string): Promise<void> {
    const { id } = await this.stored(idOrName);
    const openSandbox = await this.sandboxes.current();
    if (!(await this.rules.delete(openSandbox, id))) throw new RuleNotFound(id);
    await this.changed(openSandbox, 'delete rule', id);
  }

  async deleteAll(): Promise<void> {
    const openSandbox = await this.sandboxes.current();
    await this.rules.deleteAll(openSandbox);
    await this.changed(openSandbox, 'delete all rules', openSandbox.name);
  }

  private async stored(idOrName: string): Promise<RuleRow> {
    const rows = await this.rules.list();
    const row =
      rows.find(({ id }) => id === idOrName) ?? rows.find((each) => nameOf(each) === idOrName);
    if (row === undefined) throw new RuleNotFound(idOrName);
    return row;
  }

  private response({ id, position, matched, hits, definition }: RuleRow): RuleResponse {
    const rule = JSON.parse(definition) as object;
    return this.withWarnings({ id, position, matched, hits, rule });
  }

  private withWarnings(response: Omit<RuleResponse, 'warnings'>): RuleResponse {
    const warnings = this.operations.warningsOf(response.rule);
    return warnings.length === 0 ? response : { ...response, warnings: [...warnings] };
  }

  /** Makes all instances read the changed rules. */
  private async changed(openSandbox: OpenSandbox, action: string, subject: string): Promise<void> {
    await openSandbox.read();
    await this.sandboxes.announce(openSandbox.name);
    audit(action, subject);
  }
}

function nameOf({ definition }: RuleRow): unknown {
  return (JSON.parse(definition) as { readonly name?: unknown }).name;
}
