import { createHash } from 'node:crypto';
import { Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG } from '#libs/platform';
import { type OpenfinanceConfig } from '../config';
import { type StandardAnswer } from '../standard/answer';
import { baseAddress } from '../standard/links';
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
          ApiDiscoveryId: idOf(path),
          ApiEndpoint: base + path,
        })),
      })),
    };
  }
}

/** The same id for the same path everywhere, in the form of a UUID. */
function idOf(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
