import { Global, Inject, Module } from '@nestjs/common';
import { ErrorBodies, RequestStages } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK, errorTimeMs, Sandboxes } from '#libs/sandbox';
import { Envelope } from './answer';
import { errorBody } from './error.response';
import { checkStandardHeaders } from './check-headers';
import { RequestGuard } from './request.guard';
import { echoInteractionId, STANDARD_PREFIX } from './interaction-id';
import { servedPath } from './official-paths';

/** The parts that all addresses of the standard share: the envelope, the error body and the interaction id. */
@Global()
@Module({ providers: [Envelope, RequestGuard], exports: [Envelope, RequestGuard] })
export class StandardModule {
  constructor(
    stages: RequestStages,
    bodies: ErrorBodies,
    sandboxes: Sandboxes,
    @Inject(CLOCK) clock: Clock,
  ) {
    stages.add('arrival', echoInteractionId());
    stages.add('arrival', checkStandardHeaders());
    stages.addRewrite(servedPath);
    // In the standard, the `meta` of these APIs must have totals, which an error does not have.
    for (const family of ['accounts', 'credit-cards-accounts']) {
      bodies.add(`${STANDARD_PREFIX}${family}/`, (problem) => errorBody(problem, undefined));
    }
    bodies.add(STANDARD_PREFIX, (problem) => errorBody(problem, errorTimeMs(sandboxes, clock)));
  }
}
