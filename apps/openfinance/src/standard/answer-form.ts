import { contextIfAny, currentContext, type ProblemBody, type RequestContext } from '#libs/http';

/** Writes the object of a response in another form than JSON, such as a signed text. */
export type WriteAnswer = (answer: object) => Promise<ProblemBody>;

const writers = new WeakMap<RequestContext, WriteAnswer>();

/** Writes the responses of the standard to the current request in another form. */
export function writeAnswersWith(write: WriteAnswer): void {
  writers.set(currentContext(), write);
}

/** How the response to the current request is written; undefined for JSON. */
export function answerWriter(): WriteAnswer | undefined {
  const context = contextIfAny();
  return context && writers.get(context);
}
