import { Controller, Get, Inject, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Failure, systemClock, toIsoUtc } from '#libs/kernel';
import { type AppDefinition } from '../app-definition';
import { packageVersion } from '../package-version';
import { HealthResponse } from './health.response';
import { Readiness } from './readiness';

export const HEALTH_TAG = 'health';

class NotReady extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'NOT_READY';
  readonly title = 'The service is not ready';
}

/** The health checks of one service, at the path of the contract and at the usual paths. */
export function healthController({ name, healthPath }: AppDefinition): Type {
  @ApiTags(HEALTH_TAG)
  @Controller()
  class HealthController {
    constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

    /** Says who answers, and that it does. */
    @Get([...new Set([healthPath, '/health'])])
    getHealth(): HealthResponse {
      return this.answer();
    }

    /** Liveness: the process runs and answers. Restart it when this fails. */
    @Get('/health/live')
    getLiveness(): HealthResponse {
      return this.answer();
    }

    /** Readiness: its database can be reached. Send it no requests while this answers 503. */
    @Get('/health/ready')
    async getReadiness(): Promise<HealthResponse> {
      if (await this.readiness.isReady()) return this.answer();
      throw new NotReady('The database cannot be reached, or the service is stopping.');
    }

    private answer(): HealthResponse {
      const timestamp = toIsoUtc(systemClock.nowMs());
      return { status: 'ok', service: name, version: packageVersion, timestamp };
    }
  }
  return HealthController;
}
