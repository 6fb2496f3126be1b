import { Injectable } from '@nestjs/common';
import { type Execution } from '../executions/execution';
import { ExecutionRepository } from '../executions/execution.repository';
import { ExecutionResponse, HistoryEventResponse } from '../executions/execution.response';
import { ExecutionsService } from './executions.service';

/** Shows executions with their states and histories. */
@Injectable()
export class ExecutionDetail {
  constructor(
    private readonly repository: ExecutionRepository,
    private readonly executions: ExecutionsService,
  ) {}

  /** @param after only events after this one; undefined leaves the history out */
  async show(execution: Execution, after?: number): Promise<ExecutionResponse> {
    const shown = ExecutionResponse.of(execution);
    if (execution.status !== 'SUCCEEDED') {
      shown.currentStates = [...(await this.repository.currentStates(execution.id))];
    }
    if (after === undefined) return shown;
    const history: HistoryEventResponse[] = [];
    for await (const event of this.executions.history(execution.id, after)) {
      history.push(HistoryEventResponse.of(event));
    }
    shown.history = history;
    return shown;
  }
}
