import { Injectable } from '@nestjs/common';
import { type NearMissesResponse, RuleNotFound } from '#libs/control';
import { z } from 'zod';
import { type ServiceClient } from '../services/service-client';
import { ServiceRefused } from '../services/service.errors';
import { Services } from '../services/services';
import { nearMissesShape, ruleOperationShape, ruleShape } from '../services/shapes';
import { type CreateSuiteRuleRequest, type OrderSuiteRulesRequest } from './suite-rule.request';
import { type SuiteRuleOperationResponse, type SuiteRuleResponse } from './suite-rule.response';

/** The rules of the sandbox of the request, in all services. Each rule belongs to one service. */
@Injectable()
export class SuiteRulesService {
  constructor(private readonly services: Services) {}

  async list(): Promise<SuiteRuleResponse[]> {
    const answers = await this.services.each((service) =>
      service.control('GET', '/rules', z.array(ruleShape)),
    );
    return answers.flatMap(({ service, value }) =>
      value.map((rule) => ({ service: service.name, ...rule })),
    );
  }

  async outcomes(): Promise<Record<string, Record<string, string>>> {
    const answers = await this.services.each((service) =>
      service.control('GET', '/rules/outcomes', z.record(z.string(), z.string())),
    );
    return Object.fromEntries(answers.map(({ service, value }) => [service.name, value]));
  }

  async operations(): Promise<SuiteRuleOperationResponse[]> {
    const answers = await this.services.each((service) =>
      service.control('GET', '/rules/operations', z.array(ruleOperationShape)),
    );
    return answers.flatMap(({ service, value }) =>
      value.map((each) => ({ service: service.name, ...each })),
    );
  }

  async find(id: string): Promise<SuiteRuleResponse> {
    const { service, rule } = await this.located(id);
    return { service: service.name, ...rule };
  }

  async nearMisses(id: string): Promise<NearMissesResponse> {
    const { service, rule } = await this.located(id);
    const path = `/rules/${rule.id}/near-misses`;
    const misses: unknown = await service.control('GET', path, nearMissesShape);
    return misses as NearMissesResponse;
  }

  async create({ service: name, rule }: CreateSuiteRuleRequest): Promise<SuiteRuleResponse> {
    const service = this.services.named(name, '/service');
    const created = await service.control('POST', '/rules', ruleShape, rule);
    return { service: service.name, ...created };
  }

  async order({ service: name, ids }: OrderSuiteRulesRequest): Promise<SuiteRuleResponse[]> {
    const service = this.services.named(name, '/service');
    const rules = await service.control('PUT', '/rules/order', z.array(ruleShape), { ids });
    return rules.map((rule) => ({ service: service.name, ...rule }));
  }

  async delete(id: string): Promise<void> {
    const { service, rule } = await this.located(id);
    await service.command('DELETE', `/rules/${rule.id}`);
  }

  /** All services are asked first, so that none is changed if one does not answer. */
  async deleteAll(): Promise<void> {
    await this.list();
    await this.services.each((service) => service.command('DELETE', '/rules'));
  }

  /** @param id the id or the name of the rule; if several rules have the name, that of the first service */
  private async located(id: string) {
    const answers = await this.services.each((service) => ruleIn(service, id));
    const found = answers.find(({ value }) => value !== undefined);
    if (found?.value === undefined) throw new RuleNotFound(id);
    return { service: found.service, rule: found.value };
  }
}

/** Beside the addresses of rules, with other responses: no rule is found there. */
const OTHER_ADDRESSES: ReadonlySet<string> = new Set(['outcomes', 'operations']);

async function ruleIn(service: ServiceClient, id: string) {
  if (OTHER_ADDRESSES.has(id)) return undefined;
  try {
    return await service.control('GET', `/rules/${encodeURIComponent(id)}`, ruleShape);
  } catch (error) {
    if (error instanceof ServiceRefused && error.kind === 'not-found') return undefined;
    throw error;
  }
}
