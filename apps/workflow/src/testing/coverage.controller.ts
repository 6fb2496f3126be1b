import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '#libs/openapi';
import { EXAMPLE_WORKFLOW } from '../workflows/workflow-examples';
import { VersionNotFound, WorkflowNotFound } from '../workflows/workflow.errors';
import { WorkflowsService } from '../workflows/workflows.service';
import { CoverageCount } from './coverage';
import { CoverageRepository } from './coverage.repository';
import { CoverageRequest } from './coverage.request';
import { CoverageResponse } from './coverage.response';

/** The coverage of a definition. */
@ApiTags('testing')
@Controller('workflows/:id/coverage')
export class CoverageController {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly repository: CoverageRepository,
  ) {}

  /**
   * Shows which states, transitions and retriers of a workflow the executions of the sandbox have reached.
   *
   * @remarks
   * All executions of one version count, including running ones. A reset of the sandbox clears the counts.
   */
  @Get()
  @ApiParam({ name: 'id', description: 'The id of the workflow.', example: EXAMPLE_WORKFLOW })
  @ApiOkResponse({ type: CoverageResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The version is not valid.')
  @ApiProblem(
    404,
    [new WorkflowNotFound('42', 'run-42'), new VersionNotFound(EXAMPLE_WORKFLOW, '7', 1)],
    'The workflow, or its version, does not exist.',
  )
  async coverage(
    @Param('id') id: string,
    @Query() { version }: CoverageRequest,
  ): Promise<CoverageResponse> {
    const { version: latest } = await this.workflows.find(id);
    const stored = await this.workflows.version(id, String(version ?? latest));
    const count = new CoverageCount(stored.definition);
    for await (const event of this.repository.events(id, stored.version)) count.add(event);
    return CoverageResponse.of(stored.version, count.coverage);
  }
}
