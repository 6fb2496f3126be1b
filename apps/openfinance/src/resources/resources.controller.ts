import { Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { ReadsUnderConsent } from '../consents/access/consent-access';
import { NeedsToken } from '../security/needs-token';
import { sliceOf, type StandardAnswer } from '../standard/answer';
import { LargePageRequest } from '../standard/page.request';
import { ServesVersion } from '../standard/served-version';
import { StandardController } from '../standard/standard-controller';
import { ResourceDataResponse, ResourceListResponse } from './resource.response';
import { ResourcesService } from './resources.service';
import { RESOURCES_VERSION } from './version';

@StandardController('resources', 'resources/v3/resources')
@ServesVersion(RESOURCES_VERSION)
@NeedsToken({ scope: 'resources', grant: 'authorization_code' })
@ReadsUnderConsent()
export class ResourcesController {
  constructor(private readonly resources: ResourcesService) {}

  /**
   * Lists the accounts and card accounts that the consent includes, with their status.
   *
   * @remarks
   * Without a consent, the list has those of Maria Silva. A page-size below 25 counts as 25, as in the standard. The
   * response is complete at once, so it is never 202.
   */
  @Get()
  @ApiOkResponse({ type: ResourceListResponse, description: 'A page of the resources.' })
  async listResources(
    @Query() query: LargePageRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<ResourceDataResponse[]>> {
    const found = await this.resources.list(request);
    const { items, page } = sliceOf(found, query.page ?? 1, LargePageRequest.sizeOf(query));
    return { data: items.map((resource) => ResourceDataResponse.of(resource)), page };
  }
}
