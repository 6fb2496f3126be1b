import { type Problem, type ProblemBody } from '#libs/http';
import { type Violation } from '#libs/kernel';
import { IS_MISSING } from '#libs/schema';
import { dateTime } from './date-time';
import { generalTextsOf, titleOf } from './error-texts';

/** The standard allows at most this number of errors in one response. */
const MAX_ERRORS = 13;
const MAX_DETAIL = 2048;

/** One error of the standard's error body. */
export interface StandardError {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

const INVALID = titled('PARAMETRO_INVALIDO');
const MISSING = titled('PARAMETRO_NAO_INFORMADO');

/** General codes for a request that cannot be read, and the codes of the standard for them. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'REQUEST_INVALID',
  'JSON_NOT_WELL_FORMED',
  'JSON_TOO_DEEP',
  'BODY_BROKEN',
  INVALID.code,
]);

/**
 * The error body of the standard. It has one error for each violation of the request.
 * @param nowMs the time in `meta`; undefined leaves `meta` out
 */
export function errorBody(problem: Problem, nowMs: number | undefined): ProblemBody {
  return {
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify({
      errors: errorsOf(problem),
      ...(nowMs === undefined ? {} : { meta: { requestDateTime: dateTime(nowMs) } }),
    }),
  };
}

function errorsOf(problem: Problem): readonly StandardError[] {
  const { code, errors = [] } = problem;
  const { title, detail } = generalTextsOf(problem);
  const about = UNREADABLE.has(code) ? INVALID : { code, title };
  if (errors.length === 0) return [{ ...about, detail: detail.slice(0, MAX_DETAIL) }];
  return errors.slice(0, MAX_ERRORS).map((violation) => ({
    ...(about === INVALID && violation.detail.startsWith(IS_MISSING) ? MISSING : about),
    detail: lineOf(violation),
  }));
}

function titled(code: string): Pick<StandardError, 'code' | 'title'> {
  return { code, title: titleOf(code) };
}

function lineOf({ pointer, detail }: Violation): string {
  return `${pointer || 'The body'}: ${detail}`.slice(0, MAX_DETAIL);
}
