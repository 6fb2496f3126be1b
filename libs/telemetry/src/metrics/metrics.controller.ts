import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type BodyReply, IgnoresUnknownQuery, reply } from '#libs/http';
import { Metrics } from './metrics';

/**
 * For Prometheus. It is open like the health checks, because its labels name no sandbox, key or person. It is not
 * part of the API, and so not of its OpenAPI document.
 */
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller('metrics')
export class MetricsController {
  constructor(@Inject(Metrics) private readonly metrics: Metrics) {}

  @Get()
  async read(): Promise<BodyReply<string>> {
    const headers = { 'Content-Type': this.metrics.contentType, 'Cache-Control': 'no-store' };
    return reply(await this.metrics.text(), { headers });
  }
}
