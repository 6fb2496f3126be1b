import { Inject, Injectable } from '@nestjs/common';
import { ErrorBodies, RequestStages } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK, errorTimeMs, Sandboxes } from '#libs/sandbox';
import { sefinErrorBody } from './errors/error.response';

const PREFIX = '/SefinNacional/';
/** The national service ignores the case of letters, and clients write both. */
const LOWER_PREFIX = '/sefinnacional/';

/** Sends the errors of the national addresses in the format of the national service, and serves both cases. */
@Injectable()
export class SefinErrors {
  constructor(
    bodies: ErrorBodies,
    stages: RequestStages,
    sandboxes: Sandboxes,
    @Inject(CLOCK) clock: Clock,
  ) {
    stages.addRewrite((url) =>
      url.startsWith(LOWER_PREFIX) ? PREFIX + url.slice(LOWER_PREFIX.length) : url,
    );
    for (const prefix of [PREFIX, LOWER_PREFIX]) {
      bodies.add(prefix, (problem) => sefinErrorBody(problem, errorTimeMs(sandboxes, clock)));
    }
  }
}
