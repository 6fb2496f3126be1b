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
   * The examples are a Pix paid by credit card, with compensation; a card payment with the retry rules of ABECS; and an
   * invoice after its payment. They call the other simulators in the same sandbox. The ids are the same in every
   * sandbox, and existing workflows are not changed.
   */
  @Post()
  @ApiCreatedResponse({ type: WorkflowSeedResponse, description: 'The workflows.' })
  async seedWorkflows(): Promise<WorkflowSeedResponse> {
    return WorkflowSeedResponse.of(await this.examples.seed());
  }
}
