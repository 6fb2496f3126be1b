import { Post } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { WorkflowSeedResponse } from './seed.response';
import { SeedService } from './seed.service';

@ServiceAdminController('/seed')
export class SeedController {
  constructor(private readonly examples: SeedService) {}

  /**
   * Installs the example workflows in the sandbox.
   *
   * @remarks
   * A Pix that is paid by a credit card, with compensation; a card payment that is tried again by the categories of
   * ABECS; an invoice after its payment. They call the other simulators in the same sandbox. The ids are the same in
   * every sandbox, and workflows that are there already are not changed.
   */
  @Post()
  @ApiCreatedResponse({ type: WorkflowSeedResponse, description: 'The workflows.' })
  async seedWorkflows(): Promise<WorkflowSeedResponse> {
    return WorkflowSeedResponse.of(await this.examples.seed());
  }
}
