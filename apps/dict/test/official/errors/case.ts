import { type TestApp } from '#libs/testing';
import { type Answer } from '../official-client';

/** Where a case is carried out: a service, and a sandbox of its own. */
export interface Place {
  readonly test: TestApp;
  readonly sandbox: string;
}

/** A wrong request: its answer, as in `404 NotFound`, what is wrong, and the request. */
export type ErrorCase = readonly [
  answer: string,
  wrong: string,
  request: (place: Place) => Promise<Answer>,
];
