import { Inject, Injectable } from '@nestjs/common';
import { ErrorBodies } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { CLOCK, errorTimeMs, Sandboxes } from '#libs/sandbox';
import { adnErrorBody, parametersErrorBody } from './errors/write-adn-error';

/** The addresses whose errors have the form of a lot. */
const LOTS = ['/contribuintes/', '/municipios/', '/danfse/'];
const PARAMETERS = ['/parametrizacao/', '/parametros_municipais/'];

/** Sends the errors of the national environment in its own formats. */
@Injectable()
export class AdnErrors {
  constructor(bodies: ErrorBodies, sandboxes: Sandboxes, @Inject(CLOCK) clock: Clock) {
    for (const prefix of LOTS) {
      bodies.add(prefix, (problem) => adnErrorBody(problem, errorTimeMs(sandboxes, clock)));
    }
    for (const prefix of PARAMETERS) bodies.add(prefix, parametersErrorBody);
  }
}
