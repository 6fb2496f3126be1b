import { applyDecorators, Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type BodyReply, currentContext, reply } from '#libs/http';
import { ApiProblem } from '#libs/openapi';
import { EXAMPLE_EXECUTION } from '../execution-api/execution-examples';
import { ExecutionNotFound } from '../executions/execution.errors';
import { ExampleExecutions } from '../execution-api/example-executions';
import { EXAMPLE_WORKFLOW } from '../workflows/workflow-examples';
import { WorkflowNotFound } from '../workflows/workflow.errors';
import { type DiagramFormat, DiagramRequest, WorkflowDiagramRequest } from './diagram.request';
import { DiagramsService } from './diagrams.service';
import { DiagramTooLarge } from './svg-renderer';

const TYPES = { mermaid: 'text/vnd.mermaid', svg: 'image/svg+xml' } as const;
/** An SVG can contain scripts and links. Ours has none, but a browser must not rely on that. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The decorators that all routes of diagrams share. */
function Draws(): MethodDecorator {
  const text = { schema: { type: 'string' as const } };
  return applyDecorators(
    ApiProduces(...Object.values(TYPES)),
    ApiOkResponse({
      description: 'The diagram.',
      content: { [TYPES.mermaid]: text, [TYPES.svg]: text },
    }),
    ApiProblem(400, ['REQUEST_INVALID'], 'The format is not valid.'),
    ApiProblem(422, [new DiagramTooLarge()], 'The diagram is too large to be drawn.'),
    ApiProblem(503, ['DIAGRAMS_BUSY'], 'The maximum number of diagrams is already being drawn.'),
  );
}

/** Definitions as flowcharts. */
@ApiTags('diagrams')
@Controller()
export class DiagramsController {
  constructor(
    private readonly diagrams: DiagramsService,
    private readonly examples: ExampleExecutions,
  ) {}

  /**
   * Draws the definition of a workflow as a flowchart, for Mermaid or as SVG.
   *
   * @remarks
   * With `?executionId=`, the states that this execution has left are green, and its current states are yellow.
   */
  @Get('workflows/:id/diagram')
  @ApiParam({ name: 'id', description: 'The id of the workflow.', example: EXAMPLE_WORKFLOW })
  @Draws()
  @ApiProblem(
    404,
    [new WorkflowNotFound('42', 'run-42'), new ExecutionNotFound('43', 'run-42')],
    'The workflow, or its execution, does not exist.',
  )
  async workflowDiagram(
    @Param('id') id: string,
    @Query() { format, executionId }: WorkflowDiagramRequest,
    @Req() request: Request,
  ): Promise<BodyReply<string>> {
    const wanted = formatOf(format, request);
    if (executionId === undefined) {
      return drawing(wanted, await this.diagrams.ofWorkflow(id, wanted));
    }
    const execution = await this.examples.find(executionId);
    if (execution.workflowId !== id)
      throw new ExecutionNotFound(executionId, currentContext().sandbox);
    return drawing(wanted, await this.diagrams.ofExecution(execution, wanted));
  }

  /** Draws the path of an execution in its definition, for Mermaid or as SVG. */
  @Get('executions/:id/diagram')
  @ApiParam({ name: 'id', description: 'The id of the execution.', example: EXAMPLE_EXECUTION })
  @Draws()
  @ApiProblem(404, [new ExecutionNotFound('42', 'run-42')], 'The execution does not exist.')
  async executionDiagram(
    @Param('id') id: string,
    @Query() { format }: DiagramRequest,
    @Req() request: Request,
  ): Promise<BodyReply<string>> {
    const wanted = formatOf(format, request);
    const execution = await this.examples.find(id);
    return drawing(wanted, await this.diagrams.ofExecution(execution, wanted));
  }
}

function formatOf(asked: DiagramFormat | undefined, request: Request): DiagramFormat {
  if (asked !== undefined) return asked;
  return request.accepts([TYPES.mermaid, TYPES.svg]) === TYPES.svg ? 'svg' : 'mermaid';
}

function drawing(format: DiagramFormat, text: string): BodyReply<string> {
  const headers = {
    'Content-Type': `${TYPES[format]}; charset=utf-8`,
    'Content-Security-Policy': POLICY,
    Vary: 'Accept',
  };
  return reply(text, { headers });
}
