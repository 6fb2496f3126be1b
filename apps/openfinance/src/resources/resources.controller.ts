import { Get, Query, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { reply, type BodyReply } from '#libs/http';
import { takeOutcomeAlone } from '#libs/sandbox';
import { ReadsUnderConsent } from '../consents/access/consent-access';
import { RESOURCES_NOT_READY } from '../consents/resources/resource-outcomes';
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
   * response is 202 only if a rule has the outcome `RESOURCES_BEING_PREPARED`: the client asks again later.
   */
  @Get()
  @ApiOkResponse({ type: ResourceListResponse, description: 'A page of the resources.' })
  @ApiAcceptedResponse({ description: 'The list is not ready yet. There is no body.' })
  async listResources(
    @Query() query: LargePageRequest,
    @Req() request: Request,
  ): Promise<StandardAnswer<ResourceDataResponse[]> | BodyReply<undefined>> {
    const found = await this.resources.list(request);
    if ((await takeOutcomeAlone(RESOURCES_NOT_READY)) !== undefined) {
      return reply(undefined, { status: 202 });
    }
    const { items, page } = sliceOf(found, query.page ?? 1, LargePageRequest.sizeOf(query));
    return { data: items.map((resource) => ResourceDataResponse.of(resource)), page };
  }
}
