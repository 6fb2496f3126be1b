import { Global, Inject, Module } from '@nestjs/common';
import { contextIfAny, ErrorBodies, RequestStages } from '#libs/http';
import { systemClock, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { Envelope } from './answer';
import { errorBody } from './error.response';
import { checkStandardHeaders } from './check-headers';
import { RequestGuard } from './request.guard';
import { echoInteractionId, STANDARD_PREFIX } from './interaction-id';

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
    // If an error occurs before the sandbox of the request is open, it has the time of the machine.
    const isOpen = (): boolean =>
      contextIfAny() !== undefined && sandboxes.currentHeld() !== undefined;
    // In the standard, the `meta` of the accounts API must have totals, which an error does not have.
    bodies.add(`${STANDARD_PREFIX}accounts/`, (problem) => errorBody(problem, undefined));
    bodies.add(STANDARD_PREFIX, (problem) =>
      errorBody(problem, isOpen() ? clock.nowMs() : systemClock.nowMs()),
    );
  }
}
