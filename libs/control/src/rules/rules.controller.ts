import { Body, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { APP, ApiProblem, type AppDefinition } from '#libs/platform';
import { AdminController } from '../admin.decorators';
import { OrderRulesRequest } from '../admin.request';
import { RuleResponse } from '../admin.response';
import { EXAMPLE_RULE, RULE } from './rule.document';
import { RulesService } from './rules.service';

const RULE_ID = {
  name: 'id',
  description: 'The id of the rule, or its name.',
  example: EXAMPLE_RULE,
} as const;

@AdminController('/rules')
export class RulesController {
  constructor(
    private readonly rules: RulesService,
    @Inject(APP) private readonly app: AppDefinition,
  ) {}

  /** Lists the rules of the sandbox in the order in which they are tried, with their counters. */
  @Get()
  listRules(): Promise<RuleResponse[]> {
    return this.rules.list();
  }

  /** Lists the business outcomes that a rule can order (`effect.outcome`), each with its meaning. */
  @Get('outcomes')
  @ApiOkResponse({
    description: 'The meaning of each outcome, by its code.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  })
  listOutcomes(): Record<string, string> {
    return { ...this.app.outcomes };
  }

  /** Returns one rule. */
  @Get(':id')
  @ApiParam(RULE_ID)
  @ApiProblem(404, ['RULE_NOT_FOUND'], 'The rule does not exist in the sandbox.')
  findRule(@Param('id') id: string): Promise<RuleResponse> {
    return this.rules.find(id);
  }

  /**
   * Creates a rule, which has an effect on the requests that match it.
   *
   * @remarks
   * The page docs/testing-with-sandboxes.md explains rules with examples.
   */
  @Post()
  @ApiBody({ schema: RULE })
  @ApiProblem(400, ['RULE_INVALID'], 'The rule is not valid; `errors` says where.')
  createRule(@Body() definition: unknown): Promise<RuleResponse> {
    return this.rules.create(definition);
  }

  /** Changes the order of the rules. */
  @Put('order')
  @ApiProblem(404, ['RULE_NOT_FOUND'], 'The rule does not exist in the sandbox.')
  orderRules(@Body() { ids }: OrderRulesRequest): Promise<RuleResponse[]> {
    return this.rules.order(ids);
  }

  /** Deletes one rule. */
  @Delete(':id')
  @ApiParam(RULE_ID)
  @HttpCode(204)
  @ApiProblem(404, ['RULE_NOT_FOUND'], 'The rule does not exist in the sandbox.')
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
