import { Body, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { APP, type AppDefinition } from '#libs/app';
import { ApiProblem } from '#libs/openapi';
import { Concerns } from '../access/concern';
import { AdminController } from '../admin.decorators';
import { RuleInvalid, RuleNotFound } from '../admin.errors';
import { OrderRulesRequest } from '../admin.request';
import { NearMissesResponse } from './near-misses.response';
import { RuleResponse } from './rule.response';
import { EXAMPLE_RULE, RULE } from './rule.request';
import { RuleOperationResponse } from './rule-operation.response';
import { RulesService } from './rules.service';
import { ServiceOperations } from './service-operations';

const RULE_ID = {
  name: 'id',
  description: 'The id of the rule, or its name.',
  example: EXAMPLE_RULE,
} as const;

const INVALID = new RuleInvalid([
  { pointer: '/times', detail: 'Must be a whole number from 1 to 1000000000.' },
]);
const NOT_FOUND = [
  404,
  [new RuleNotFound(EXAMPLE_RULE)],
  'The rule does not exist in the sandbox.',
] as const;

@AdminController('/rules', 'request')
export class RulesController {
  constructor(
    private readonly rules: RulesService,
    private readonly operations: ServiceOperations,
    @Inject(APP) private readonly app: AppDefinition,
  ) {}

  /** Lists the rules of the sandbox in the order in which they are tried, with their counters. */
  @Get()
  listRules(): Promise<RuleResponse[]> {
    return this.rules.list();
  }

  /** Lists the business outcomes that a rule can request (`effect.outcome`), each with its meaning. */
  @Get('outcomes')
  @Concerns('none')
  @ApiOkResponse({
    description: 'The meaning of each outcome, by its code.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  })
  listOutcomes(): Record<string, string> {
    return { ...this.app.outcomes };
  }

  /** Lists the operations of the simulated system that rules can match, each with the outcomes that it has. */
  @Get('operations')
  @Concerns('none')
  listRuleOperations(): RuleOperationResponse[] {
    return this.operations.list().map((each) => RuleOperationResponse.of(each));
  }

  /** Returns one rule. */
  @Get(':id')
  @ApiParam(RULE_ID)
  @ApiProblem(...NOT_FOUND)
  findRule(@Param('id') id: string): Promise<RuleResponse> {
    return this.rules.find(id);
  }

  /**
   * Lists the requests that the rule nearly had an effect on, and why it had none.
   *
   * @remarks
   * For a request that does not match, `differences` shows what is different, as `nearestMisses` of `verify` does. For one that
   * matches, `reason` says why the rule had no effect. Personal data is masked. The requests come from the journal: each
   * instance of a service knows only the requests that it received itself, and a restart clears it.
   */
  @Get(':id/near-misses')
  @ApiParam(RULE_ID)
  @ApiProblem(...NOT_FOUND)
  listNearMisses(@Param('id') id: string): Promise<NearMissesResponse> {
    return this.rules.nearMisses(id);
  }

  /**
   * Creates a rule. Its effect is applied to the requests that match it.
   *
   * @remarks
   * The page docs/testing-with-sandboxes.md explains rules with examples. `warnings` in the response says why the rule can never
   * take effect as it was probably meant.
   */
  @Post()
  @ApiBody({ schema: RULE })
  @ApiProblem(400, [INVALID], 'The rule is not valid; `errors` says where.')
  createRule(@Body() definition: unknown): Promise<RuleResponse> {
    return this.rules.create(definition);
  }

  /** Changes the order of the rules. */
  @Put('order')
  @ApiProblem(...NOT_FOUND)
  orderRules(@Body() { ids }: OrderRulesRequest): Promise<RuleResponse[]> {
    return this.rules.order(ids);
  }

  /** Deletes one rule. */
  @Delete(':id')
  @ApiParam(RULE_ID)
  @HttpCode(204)
  @ApiProblem(...NOT_FOUND)
  deleteRule(@Param('id') id: string): Promise<void> {
    return this.rules.delete(id);
  }

  /** Deletes all rules of the sandbox. */
  @Delete()
  @HttpCode(204)
  deleteAllRules(): Promise<void> {
    return this.rules.deleteAll();
  }
}
