import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import {
  AdminController,
  Concerns,
  EXAMPLE_RULE,
  NearMissesResponse,
  RuleNotFound,
} from '#libs/control';
import { ApiProblem } from '#libs/openapi';
import { SERVICE_PROBLEMS } from '../services/service-problems';
import { ServiceUnknown } from '../services/service.errors';
import { CreateSuiteRuleRequest, OrderSuiteRulesRequest } from './suite-rule.request';
import { SuiteRuleOperationResponse, SuiteRuleResponse } from './suite-rule.response';
import { SuiteRulesService } from './suite-rules.service';

const RULE_ID = {
  name: 'id',
  description: 'The id of the rule, or its name.',
  example: EXAMPLE_RULE,
} as const;
const NOT_FOUND = [
  404,
  [new RuleNotFound(EXAMPLE_RULE)],
  'The rule does not exist in the sandbox of any service.',
] as const;
const UNKNOWN = new ServiceUnknown('/service', ['spi', 'dict']);

@AdminController('/rules', 'request')
export class SuiteRulesController {
  constructor(private readonly rules: SuiteRulesService) {}

  /** Lists the rules of the sandbox in all services, with their counters. */
  @Get()
  @ApiProblem(...SERVICE_PROBLEMS)
  listRules(): Promise<SuiteRuleResponse[]> {
    return this.rules.list();
  }

  /** Lists the business outcomes that a rule can request, by service and code, each with its meaning. */
  @Get('outcomes')
  @Concerns('none')
  @ApiOkResponse({
    description: 'The meaning of each outcome, by service and code.',
    schema: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
    },
  })
  @ApiProblem(...SERVICE_PROBLEMS)
  listOutcomes(): Promise<Record<string, Record<string, string>>> {
    return this.rules.outcomes();
  }

  /** Lists the operations of all services that rules can match, each with the outcomes that it has. */
  @Get('operations')
  @Concerns('none')
  @ApiProblem(...SERVICE_PROBLEMS)
  listRuleOperations(): Promise<SuiteRuleOperationResponse[]> {
    return this.rules.operations();
  }

  /** Returns one rule, from the service that has it. */
  @Get(':id')
  @ApiParam(RULE_ID)
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  findRule(@Param('id') id: string): Promise<SuiteRuleResponse> {
    return this.rules.find(id);
  }

  /** Lists the requests that a rule nearly had an effect on, and why it had none, from the service that has the rule. */
  @Get(':id/near-misses')
  @ApiParam(RULE_ID)
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  listNearMisses(@Param('id') id: string): Promise<NearMissesResponse> {
    return this.rules.nearMisses(id);
  }

  /** Creates a rule in one service. */
  @Post()
  @ApiProblem(400, [UNKNOWN, 'RULE_INVALID'], 'The service or the rule is not valid.')
  @ApiProblem(...SERVICE_PROBLEMS)
  createRule(@Body() request: CreateSuiteRuleRequest): Promise<SuiteRuleResponse> {
    return this.rules.create(request);
  }

  /** Changes the order of the rules of one service. */
  @Put('order')
  @ApiProblem(400, [UNKNOWN], 'The service does not exist.')
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  orderRules(@Body() request: OrderSuiteRulesRequest): Promise<SuiteRuleResponse[]> {
    return this.rules.order(request);
  }

  /** Deletes one rule, in the service that has it. */
  @Delete(':id')
  @ApiParam(RULE_ID)
  @HttpCode(204)
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(...SERVICE_PROBLEMS)
  deleteRule(@Param('id') id: string): Promise<void> {
    return this.rules.delete(id);
  }

  /** Deletes all rules of the sandbox in all services. */
  @Delete()
  @HttpCode(204)
  @ApiProblem(...SERVICE_PROBLEMS)
  deleteAllRules(): Promise<void> {
    return this.rules.deleteAll();
  }
}
