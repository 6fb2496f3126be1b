import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { LooksElsewhere } from '#libs/control';
import { type BodyReply, currentContext, ListReply, reply } from '#libs/http';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { ListWorkflowsRequest } from './list-workflows.request';
import { EXAMPLE_TO_DELETE, EXAMPLE_WORKFLOW } from './workflow-examples';
import { type Workflow } from './workflow';
import { WORKFLOW_REQUEST } from './workflow.request';
import { DefinitionInvalid, VersionNotFound, WorkflowNotFound } from './workflow.errors';
import { WorkflowResponse, WorkflowVersionResponse } from './workflow.response';
import { WorkflowsService } from './workflows.service';

const ID = {
  name: 'id',
  description: 'The id of the workflow.',
  example: EXAMPLE_WORKFLOW,
} as const;
const NOT_FOUND = new WorkflowNotFound('42', 'run-42');
const INVALID = new DefinitionInvalid([
  { pointer: '/States/Greet/Next', detail: 'There is no state "Dnoe" in this machine.' },
]);
/** `"3"`, or `W/"3"`. */
const VERSION_TAG = /^(?:W\/)?"([1-9]\d{0,8})"$/;

/** Workflows and their versions. */
@ApiTags('workflows')
@Controller('workflows')
export class WorkflowsController {
  constructor(private readonly workflows: WorkflowsService) {}

  /**
   * Lists the workflows of the sandbox, newest first.
   *
   * @remarks
   * Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
   */
  @Get()
  @ListOf(WorkflowResponse, 'The workflows.')
  listWorkflows(@Query() query: ListWorkflowsRequest): ListReply {
    return new ListReply(this.workflows.list(query.name), query);
  }

  /**
   * Creates a workflow.
   *
   * @remarks
   * The definition is checked: its structure, its transitions, its expressions and its resources. If it is invalid, the
   * response lists all errors with their places and the expected values.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: WORKFLOW_REQUEST })
  @ApiCreatedResponse({ type: WorkflowResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The request is not valid.')
  @ApiProblem(422, [INVALID], 'The definition cannot be run.')
  async createWorkflow(@Body() body: object | undefined): Promise<BodyReply<WorkflowResponse>> {
    const workflow = await this.workflows.create(body ?? {});
    const Location = `${currentContext().pathPrefix}/workflows/${workflow.id}`;
    return tagged(workflow, { Location });
  }

  /** Returns a workflow with the latest version of its definition. */
  @Get(':id')
  @LooksElsewhere(WorkflowsService, (workflows, path) => workflows.has(path['id'] ?? ''))
  @ApiParam(ID)
  @ApiOkResponse({ type: WorkflowResponse })
  @ApiProblem(404, [NOT_FOUND], 'The workflow does not exist in the sandbox.')
  async findWorkflow(@Param('id') id: string): Promise<BodyReply<WorkflowResponse>> {
    const workflow = await this.workflows.find(id);
    return tagged(workflow);
  }

  /**
   * Updates a workflow: stores a new version of its definition.
   *
   * @remarks
   * Running executions keep the version with which they were started. With `If-Match: "3"` the update is refused if the
   * workflow does not have version 3.
   */
  @Put(':id')
  @TakesJson()
  @ApiParam(ID)
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag of the version to replace.',
  })
  @ApiBody({ schema: WORKFLOW_REQUEST })
  @ApiOkResponse({ type: WorkflowResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The request is not valid.')
  @ApiProblem(404, [NOT_FOUND], 'The workflow does not exist in the sandbox.')
  @ApiProblem(412, ['WORKFLOW_CHANGED'], 'The workflow does not have the version in If-Match.')
  @ApiProblem(422, [INVALID], 'The definition cannot be run.')
  async updateWorkflow(
    @Param('id') id: string,
    @Body() body: object | undefined,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<BodyReply<WorkflowResponse>> {
    const [, version] = VERSION_TAG.exec(ifMatch ?? '') ?? [];
    const expected = ifMatch === undefined || ifMatch === '*' ? undefined : Number(version ?? -1);
    const workflow = await this.workflows.update(id, body ?? {}, expected);
    return tagged(workflow);
  }

  /** Deletes a workflow. Its running executions continue to their end, and can still be read. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam({ ...ID, example: EXAMPLE_TO_DELETE })
  @ApiNoContentResponse({ description: 'The workflow is deleted.' })
  @ApiProblem(404, [NOT_FOUND], 'The workflow does not exist in the sandbox.')
  deleteWorkflow(@Param('id') id: string): Promise<void> {
    return this.workflows.delete(id);
  }

  /** Returns a version of a workflow. */
  @Get(':id/versions/:version')
  @ApiParam(ID)
  @ApiParam({ name: 'version', type: 'integer', example: 1 })
  @ApiOkResponse({ type: WorkflowVersionResponse })
  @ApiProblem(
    404,
    [NOT_FOUND, new VersionNotFound(EXAMPLE_WORKFLOW, '7', 1)],
    'The workflow, or the version, does not exist.',
  )
  async findVersion(
    @Param('id') id: string,
    @Param('version') version: string,
  ): Promise<WorkflowVersionResponse> {
    return WorkflowVersionResponse.of(await this.workflows.version(id, version));
  }
}

/** The ETag is the version. */
function tagged(
  workflow: Workflow,
  headers: Readonly<Record<string, string>> = {},
): BodyReply<WorkflowResponse> {
  const body = WorkflowResponse.of(workflow, currentContext().pathPrefix);
  return reply(body, { headers: { ETag: `"${String(body.version)}"`, ...headers } });
}
