import { Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { baseAddress } from '#libs/http';
import { stableUuid } from '#libs/kernel';
import { type OpenfinanceConfig } from '../config';
import { type StandardAnswer } from '../standard/answer';
import { StandardController } from '../standard/standard-controller';
import { DiscoveryResponse, type ApiResourceResponse } from './discovery.response';
import { API_FAMILIES } from './families';

@StandardController('discovery', 'discovery/v1')
export class DiscoveryController {
  constructor(@Inject(CONFIG) private readonly config: OpenfinanceConfig) {}

  /** Lists the API families that the bank serves, with their versions and addresses. */
  @Get('endpoints')
  @ApiOkResponse({ type: DiscoveryResponse })
  listEndpoints(@Req() request: Request): StandardAnswer<ApiResourceResponse[]> {
    const base = baseAddress(request, this.config.publicUrl);
    return {
      data: API_FAMILIES.map(({ family, version, paths }) => ({
        ApiFamilyType: family,
        ApiVersion: version,
        ApiDiscoveryEndpoints: paths.map((path) => ({
          ApiDiscoveryId: stableUuid(path),
          ApiEndpoint: base + path,
        })),
      })),
    };
  }
}
