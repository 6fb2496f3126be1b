import { Global, Inject, Module } from '@nestjs/common';
import { systemClock, type Clock } from '#libs/kernel';
import { contextIfAny, ErrorBodies, RequestStages } from '#libs/platform';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { Envelope } from './answer';
import { errorBody } from './error-body';
import { checkStandardHeaders } from './check-headers';
import { echoInteractionId, STANDARD_PREFIX } from './interaction-id';

/** What all addresses of the standard share: the envelope, the error body and the interaction id. */
@Global()
@Module({ providers: [Envelope], exports: [Envelope] })
export class StandardModule {
  constructor(
    stages: RequestStages,
    bodies: ErrorBodies,
    sandboxes: Sandboxes,
    @Inject(CLOCK) clock: Clock,
  ) {
    stages.add('arrival', echoInteractionId());
    stages.add('arrival', checkStandardHeaders());
    // An error can come before the sandbox of the request is known or open; then there is only the machine's time.
    const isOpen = (): boolean =>
      contextIfAny() !== undefined && sandboxes.currentHeld() !== undefined;
    // The `meta` of accounts has totals in the standard, also that of an error, where there are none.
    bodies.add(`${STANDARD_PREFIX}accounts/`, (problem) => errorBody(problem, undefined));
    bodies.add(STANDARD_PREFIX, (problem) =>
      errorBody(problem, isOpen() ? clock.nowMs() : systemClock.nowMs()),
    );
  }
}
