import { Catch, Inject, Injectable, Logger, type ArgumentsHost } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG } from '#libs/config';
import { ProblemFilter } from '#libs/http';
import { BucketsService } from '../buckets/buckets.service';
import { hasLimitHeaders, setLimitHeaders } from '../buckets/limit-headers';
import { type RatelimitConfig } from '../config';
import { clientOf } from './client.guard';

/** Adds the limit headers to the response of a client whose request failed before the query. */
@Catch()
@Injectable()
export class LimitsOfFailures extends ProblemFilter {
  private readonly log = new Logger('Limits');

  constructor(
    private readonly buckets: BucketsService,
    @Inject(CONFIG) private readonly config: RatelimitConfig,
  ) {
    super();
  }

  override catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const clientId = clientOf(http.getRequest<Request>());
    if (clientId === undefined || hasLimitHeaders(response)) {
      super.catch(error, host);
      return;
    }
    this.buckets
      .read(clientId)
      .then((buckets) => {
        setLimitHeaders(response, buckets, this.config.headers);
      })
      // The response is sent even without these headers.
      .catch((reason: unknown) => {
        this.log.warn(`The limit headers could not be set: ${String(reason)}`);
      })
      .finally(() => {
        super.catch(error, host);
      });
  }
}
