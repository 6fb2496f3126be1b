import { Inject, Injectable } from '@nestjs/common';
import { newUuid, toIsoUtc } from '#libs/kernel';
import { APP, type AppDefinition } from '#libs/platform';
import { parseRule } from '../rules/rule';
import { Sandboxes } from '../sandboxes';
import type { World } from '../world/world';
import { RuleRow } from '../world/world.rows';
import { RuleInvalid, RuleNotFound } from './admin.errors';
import type { RuleResponse } from './admin.response';
import { audit } from './audit';

/** Making, ordering and deleting the rules of the sandbox that the request names. */
@Injectable()
export class RulesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(APP) private readonly app: AppDefinition,
  ) {}

  async list(): Promise<RuleResponse[]> {
    return (await this.rows()).map(response);
  }

  async find(id: string): Promise<RuleResponse> {
    const row = (await this.rows()).find((candidate) => candidate.id === id);
    if (row === undefined) throw new RuleNotFound(id);
    return response(row);
  }

  async create(definition: unknown): Promise<RuleResponse> {
    const id = newUuid();
    const rule = parseRule(definition, { id }, Object.keys(this.app.outcomes ?? {}));
    if (!rule.ok) throw new RuleInvalid(rule.refusal);
    const world = await this.sandboxes.world();
    return world.inTurn(async () => {
      const rules = world.database.getRepository(RuleRow);
      const last = (await rules.maximum('position')) ?? 0;
      const row: RuleRow = {
        id,
        position: last + 1,
        definition: JSON.stringify(definition),
        matched: 0,
        hits: 0,
        createdAt: toIsoUtc(world.machineMs),
      };
      await rules.insert(row);
      await changed(world, 'create rule', id);
      return response(row);
    });
  }

  async order(ids: readonly string[]): Promise<RuleResponse[]> {
    const world = await this.sandboxes.world();
    await world.inTurn(async () => {
      const rules = world.database.getRepository(RuleRow);
      const rows = await rules.find({ order: { position: 'ASC' } });
      const unknown = ids.find((id) => !rows.some((row) => row.id === id));
      if (unknown !== undefined) throw new RuleNotFound(unknown);
      const rank = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      const ordered = rows.toSorted((a, b) => rank(a.id) - rank(b.id));
      for (const [index, { id }] of ordered.entries()) {
        await rules.update({ id }, { position: index + 1 });
      }
      await changed(world, 'order rules', world.name);
    });
    return this.list();
  }

  async delete(id: string): Promise<void> {
    const world = await this.sandboxes.world();
    const { affected } = await world.database.getRepository(RuleRow).delete({ id });
    if (affected !== 1) throw new RuleNotFound(id);
    await changed(world, 'delete rule', id);
  }

  async deleteAll(): Promise<void> {
    const world = await this.sandboxes.world();
    await world.database.getRepository(RuleRow).createQueryBuilder().delete().execute();
    await changed(world, 'delete all rules', world.name);
  }

  private async rows(): Promise<RuleRow[]> {
    const database = await this.sandboxes.database();
    return database.getRepository(RuleRow).find({ order: { position: 'ASC' } });
  }
}

async function changed(world: World, action: string, subject: string): Promise<void> {
  await world.read();
  audit(action, subject);
}

function response({ id, position, matched, hits, definition }: RuleRow): RuleResponse {
  return { id, position, matched, hits, rule: JSON.parse(definition) as object };
}
