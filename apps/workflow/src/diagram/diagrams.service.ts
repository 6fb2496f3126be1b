import { Injectable } from '@nestjs/common';
import {
  dot,
  type ExecutionPath,
  executionPath,
  mermaid,
  type StateMachine,
} from '#libs/states-language';
import { type Execution } from '../executions/execution';
import { ExecutionsService } from '../execution-api/executions.service';
import { WorkflowRepository } from '../workflows/store/workflow.repository';
import { WorkflowsService } from '../workflows/workflows.service';
import { type DiagramFormat } from './diagram.request';
import { SvgRenderer } from './svg-renderer';

/** Draws definitions, with the paths of executions. */
@Injectable()
export class DiagramsService {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly repository: WorkflowRepository,
    private readonly executions: ExecutionsService,
    private readonly renderer: SvgRenderer,
  ) {}

  /** @throws WorkflowNotFound, DiagramTooLarge */
  async ofWorkflow(id: string, format: DiagramFormat): Promise<string> {
    const { definition } = await this.workflows.find(id);
    return this.draw(definition, format);
  }

  /** @throws DiagramTooLarge */
  async ofExecution(execution: Execution, format: DiagramFormat): Promise<string> {
    const { id, workflowId, version } = execution;
    const stored = await this.repository.version(workflowId, version);
    if (stored === undefined) throw new Error(`Execution ${id} has no version.`);
    return this.draw(stored.definition, format, await this.pathOf(id));
  }

  private async pathOf(id: string): Promise<ExecutionPath> {
    const events = [];
    for await (const { type, state } of this.executions.history(id)) {
      if (state !== null) events.push({ type, state });
    }
    return executionPath(events);
  }

  private draw(
    definition: StateMachine,
    format: DiagramFormat,
    path?: ExecutionPath,
  ): Promise<string> | string {
    return format === 'svg'
      ? this.renderer.render(dot(definition, path))
      : mermaid(definition, path);
  }
}
