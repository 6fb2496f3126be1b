import { Injectable } from '@nestjs/common';
import { stableUuid } from '#libs/kernel';
import { EXAMPLE_WORKFLOWS } from '../examples/examples';
import { type ExampleWorkflow } from '../examples/example-workflow';
import { type Workflow } from '../workflows/workflow';
import { WorkflowsService } from '../workflows/workflows.service';

/** A workflow that was installed, and how to start it. */
export interface InstalledWorkflow {
  readonly workflow: Workflow;
  readonly example: ExampleWorkflow;
}

/** Installs the example workflows. */
@Injectable()
export class SeedService {
  constructor(private readonly workflows: WorkflowsService) {}

  /** The ids are the same in every sandbox; existing workflows are not changed. */
  async seed(): Promise<readonly InstalledWorkflow[]> {
    const installed: InstalledWorkflow[] = [];
    for (const example of EXAMPLE_WORKFLOWS) {
      const { name, description, definition } = example;
      const id = stableUuid(`example workflow ${name}`);
      const workflow = await this.workflows.create({ name, description, definition }, id);
      installed.push({ workflow, example });
    }
    return installed;
  }
}
