import { type Problem, type ProblemBody } from '#libs/platform';
import { dateTime } from './date-time';

/** The standard allows at most this number of errors in one response. */
const MAX_ERRORS = 13;

/** One error of the standard's error body. */
export interface StandardError {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

/** The body of an error as the standard has it: one error for each violation of the request. */
export function errorBody(problem: Problem, nowMs: number): ProblemBody {
  return {
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify({
      errors: errorsOf(problem),
      meta: { requestDateTime: dateTime(nowMs) },
    }),
  };
}

function errorsOf({ code, title, detail, errors = [] }: Problem): readonly StandardError[] {
  if (errors.length === 0) return [{ code, title, detail: detail.slice(0, 2048) }];
  return errors.slice(0, MAX_ERRORS).map(({ pointer, detail: violation }) => ({
    code,
    title,
    detail: `${pointer}: ${violation}`.slice(0, 2048),
  }));
}
