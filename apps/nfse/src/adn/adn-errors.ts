import { Inject, Injectable } from '@nestjs/common';
import { contextIfAny, ErrorBodies } from '#libs/http';
import { systemClock, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { adnErrorBody, parametersErrorBody } from './errors/write-adn-error';

/** The addresses whose errors have the form of a lot. */
const LOTS = ['/contribuintes/', '/danfse/'];
const PARAMETERS = ['/parametrizacao/', '/parametros_municipais/'];

/** Sends the errors of the national environment in its own formats. */
@Injectable()
export class AdnErrors {
  constructor(bodies: ErrorBodies, sandboxes: Sandboxes, @Inject(CLOCK) clock: Clock) {
    // If the error occurs before the sandbox is open, only the time of the machine is known.
    const isOpen = (): boolean =>
      contextIfAny() !== undefined && sandboxes.currentHeld() !== undefined;
    for (const prefix of LOTS) {
      bodies.add(prefix, (problem) =>
        adnErrorBody(problem, isOpen() ? clock.nowMs() : systemClock.nowMs()),
      );
    }
    for (const prefix of PARAMETERS) bodies.add(prefix, parametersErrorBody);
  }
}
