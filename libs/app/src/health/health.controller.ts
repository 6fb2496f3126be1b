import { Controller, Get, Inject, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { packageVersion } from '#libs/config';
import { IgnoresUnknownQuery } from '#libs/http';
import { failure, systemClock, toIsoUtc } from '#libs/kernel';
import { ApiProblem, HEALTH_TAG } from '#libs/openapi';
import { type AppDefinition } from '../app-definition';
import { HealthResponse } from './health.response';
import { Readiness } from './readiness';

const NOT_READY = 'The database cannot be reached, or the service is stopping.';

class NotReady extends failure.unavailable('NOT_READY', 'The service is not ready') {}

/** The health checks of one service, at the path of the contract and at the usual paths. */
export function healthController({ name, healthPath }: AppDefinition): Type {
  @ApiTags(HEALTH_TAG)
  // Monitors add parameters of their own, and a failed check would take the service out of use.
  @IgnoresUnknownQuery()
  @Controller()
  class HealthController {
    constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

    /** Returns the name, the version and the time of the service. It does not check the database. */
    @Get([...new Set([healthPath, '/health'])])
    getHealth(): HealthResponse {
      return this.answer();
    }

    /** Liveness check: the process runs and answers requests. If it fails, restart the service. */
    @Get('/health/live')
    getLiveness(): HealthResponse {
      return this.answer();
    }

    /** Readiness check: the service can reach its database. If it fails, send no requests to the service. */
    @Get('/health/ready')
    @ApiProblem(
      503,
      [new NotReady(NOT_READY)],
      'The database cannot be reached, or the service is stopping.',
    )
    async getReadiness(): Promise<HealthResponse> {
      if (await this.readiness.isReady()) return this.answer();
      throw new NotReady(NOT_READY);
    }

    private answer(): HealthResponse {
      const timestamp = toIsoUtc(systemClock.nowMs());
      return { status: 'ok', service: name, version: packageVersion, timestamp };
    }
  }
  return HealthController;
}
