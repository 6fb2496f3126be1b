import { Body, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { APP, ApiProblem, type AppDefinition } from '#libs/platform';
import { AdminController } from '../admin.decorators';
import { OrderRulesRequest } from '../admin.request';
import { RuleResponse } from '../admin.response';
import { RulesService } from './rules.service';

const RULE_EXAMPLES = {
  delay: {
    summary: 'Delay every response by two seconds',
    value: { match: { path: '/**' }, effect: { delay: { fixedMs: 2000 } } },
  },
  respond: {
    summary: 'Answer the next request with 503',
    value: {
      match: { path: '/**' },
      effect: { respond: { status: 503, body: 'later' } },
      times: 1,
    },
  },
  lostAnswer: {
    summary: 'Carry out the next POST, but lose the response',
    value: { match: { method: 'POST' }, effect: { commitThenDrop: true }, times: 1 },
  },
  flaky: {
    summary: 'Break one connection in ten, the same ones in every run',
    value: { match: { path: '/**' }, effect: { reset: true }, probability: 0.1, seed: 7 },
  },
} as const;

@AdminController('/rules')
export class RulesController {
  constructor(
    private readonly rules: RulesService,
    @Inject(APP) private readonly app: AppDefinition,
  ) {}

  /** The rules of the sandbox, in the order in which they are tried, with how often each has matched. */
  @Get()
  list(): Promise<RuleResponse[]> {
    return this.rules.list();
  }

  /** The business outcomes that `effect.outcome` can order from this service, each with its meaning. */
  @Get('outcomes')
  outcomes(): Record<string, string> {
    return { ...this.app.outcomes };
  }

  /** One rule. */
  @Get(':id')
  @ApiProblem(404, ['RULE_NOT_FOUND'], 'The rule does not exist in the sandbox.')
  find(@Param('id') id: string): Promise<RuleResponse> {
    return this.rules.find(id);
  }

  /**
   * Makes a rule: when a request is like this, that happens to it.
   *
   * @remarks
   * `match`: `method`, `path` (a pattern: `:name` or `*` is a segment, `**` the rest), `headers`, `query`,
   * `body` (by JSON `pointer` or XML `element` path) and `nth`. `effect`: `delay`, `respond`, `reset`,
   * `empty`, `truncate`, `outcome`, `commitThenDrop`. `times`, `skip`, `probability` with `seed`.
   * The page docs/testing-with-sandboxes.md tells it all.
   */
  @Post()
  @ApiBody({ schema: { type: 'object' }, examples: RULE_EXAMPLES })
  @ApiProblem(400, ['RULE_INVALID'], 'The rule is not valid; `errors` says where.')
  create(@Body() definition: unknown): Promise<RuleResponse> {
    return this.rules.create(definition);
  }

  /** Puts the rules into another order. */
  @Put('order')
  @ApiProblem(404, ['RULE_NOT_FOUND'], 'The rule does not exist in the sandbox.')
  order(@Body() { ids }: OrderRulesRequest): Promise<RuleResponse[]> {
    return this.rules.order(ids);
  }

  /** Deletes one rule. */
  @Delete(':id')
  @HttpCode(204)
  @ApiProblem(404, ['RULE_NOT_FOUND'], 'The rule does not exist in the sandbox.')
  delete(@Param('id') id: string): Promise<void> {
    return this.rules.delete(id);
  }

  /** Deletes all rules of the sandbox. */
  @Delete()
  @HttpCode(204)
  deleteAll(): Promise<void> {
    return this.rules.deleteAll();
  }
}
