import { Get, Query } from '@nestjs/common';
import { ServiceAdminController } from '#libs/control';
import { ListReply } from '#libs/http';
import { ListOf } from '#libs/openapi';
import { AllExecutionsRequest } from './all-executions.request';
import { ExecutionSummaries, type ExecutionSummary } from './execution-summaries.repository';
import { ExecutionSummaryResponse } from './execution-summary.response';

@ServiceAdminController('/executions')
export class AllExecutionsController {
  constructor(private readonly executions: ExecutionSummaries) {}

  /** Lists the executions of all workflows, newest first, without their inputs and outputs. */
  @Get()
  @ListOf(ExecutionSummaryResponse, 'The executions.')
  listAllExecutions(@Query() query: AllExecutionsRequest): ListReply {
    return new ListReply(this.executions.list(query.status, write), query);
  }
}

function write(summary: ExecutionSummary): string {
  return JSON.stringify(ExecutionSummaryResponse.of(summary));
}
