import type { Response } from 'express';

/**
 * Writes the value that the method of a controller has returned, and sets the status and the `Content-Type` of the
 * response. An error of it is answered like one of the method.
 */
export type ResponseWriter = (value: unknown) => Promise<string>;

const WRITER = Symbol('writer of the response');
type WithWriter = Response & { [WRITER]?: ResponseWriter | undefined };

/**
 * Has a response written by `write`, and not as JSON. For guards: a guard with a writer does what an interceptor does, in half
 * of the time, because it needs no Observables and no bound async context.
 */
export function writeResponseWith(response: WithWriter, write: ResponseWriter): void {
  response[WRITER] = write;
}

/** The writer of a response, which is used once: an error of it is not written by it. */
export function takeWriter(response: WithWriter): ResponseWriter | undefined {
  const write = response[WRITER];
  if (write !== undefined) response[WRITER] = undefined;
  return write;
}
