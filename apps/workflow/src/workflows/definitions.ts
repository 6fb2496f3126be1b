import { Injectable } from '@nestjs/common';
import { Expressions } from './expressions';
import { TaskResources } from '../tasks/task-resources';
import { readWorkflow, type WorkflowRequest } from './workflow.request';

/** Checks definitions against what this service can do. */
@Injectable()
export class Definitions {
  constructor(
    private readonly resources: TaskResources,
    private readonly expressions: Expressions,
  ) {}

  /** @throws RequestInvalid, DefinitionInvalid */
  read(body: unknown): Promise<WorkflowRequest> {
    return readWorkflow(body, {
      checkExpression: this.expressions.check(),
      faultsOf: (state) => this.resources.faultsOf(state),
    });
  }
}
