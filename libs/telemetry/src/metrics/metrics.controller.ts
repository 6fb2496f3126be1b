import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { IgnoresUnknownQuery } from '#libs/http';
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
  read(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.setHeader('Content-Type', this.metrics.contentType);
    response.setHeader('Cache-Control', 'no-store');
    return this.metrics.text();
  }
}
