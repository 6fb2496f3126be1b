import { Inject, Injectable } from '@nestjs/common';
import { contextIfAny, ErrorBodies } from '#libs/http';
import { systemClock, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { sefinErrorBody } from './errors/error.response';

/** Routes match any case, and clients write both. */
const PREFIXES = ['/SefinNacional/', '/sefinnacional/'];

/** Sends the errors of the national addresses in the format of the national service. */
@Injectable()
export class SefinErrors {
  constructor(bodies: ErrorBodies, sandboxes: Sandboxes, @Inject(CLOCK) clock: Clock) {
    // If the error occurs before the sandbox is open, only the time of the machine is known.
    const isOpen = (): boolean =>
      contextIfAny() !== undefined && sandboxes.currentHeld() !== undefined;
    for (const prefix of PREFIXES) {
      bodies.add(prefix, (problem) =>
        sefinErrorBody(problem, isOpen() ? clock.nowMs() : systemClock.nowMs()),
      );
    }
  }
}
