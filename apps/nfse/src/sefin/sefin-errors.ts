import { Inject, Injectable } from '@nestjs/common';
import { systemClock, type Clock } from '#libs/kernel';
import { contextIfAny, ErrorBodies } from '#libs/platform';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { sefinErrorBody } from './errors/error-body';

/** Routes match any case, and clients write both. */
const PREFIXES = ['/SefinNacional/', '/sefinnacional/'];

/** Gives the errors of the national addresses their form. */
@Injectable()
export class SefinErrors {
  constructor(bodies: ErrorBodies, sandboxes: Sandboxes, @Inject(CLOCK) clock: Clock) {
    // An error can come before the sandbox of the request is known or open; then there is only the machine's time.
    const isOpen = (): boolean =>
      contextIfAny() !== undefined && sandboxes.currentHeld() !== undefined;
    for (const prefix of PREFIXES) {
      bodies.add(prefix, (problem) =>
        sefinErrorBody(problem, isOpen() ? clock.nowMs() : systemClock.nowMs()),
      );
    }
  }
}
