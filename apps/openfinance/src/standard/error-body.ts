import { type Violation } from '#libs/kernel';
import { type Problem, type ProblemBody } from '#libs/platform';
import { IS_MISSING } from '#libs/schema';
import { dateTime } from './date-time';

/** The standard allows at most this number of errors in one response. */
const MAX_ERRORS = 13;
const MAX_DETAIL = 2048;

/** One error of the standard's error body. */
export interface StandardError {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

const INVALID = { code: 'PARAMETRO_INVALIDO', title: 'Parâmetro inválido' };
const MISSING = { code: 'PARAMETRO_NAO_INFORMADO', title: 'Parâmetro não informado' };

/** Codes of every service for a request that cannot be read; the standard has its own for them. */
const UNREADABLE: ReadonlySet<string> = new Set([
  'REQUEST_INVALID',
  'JSON_NOT_WELL_FORMED',
  'JSON_TOO_DEEP',
  'BODY_BROKEN',
  INVALID.code,
]);

/**
 * The body of an error as the standard has it: one error for each violation of the request.
 * @param nowMs undefined: without `meta`
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

function errorsOf({ code, title, detail, errors = [] }: Problem): readonly StandardError[] {
  const about = UNREADABLE.has(code) ? INVALID : { code, title };
  if (errors.length === 0) return [{ ...about, detail: detail.slice(0, MAX_DETAIL) }];
  return errors.slice(0, MAX_ERRORS).map((violation) => ({
    ...(about === INVALID && violation.detail.startsWith(IS_MISSING) ? MISSING : about),
    detail: lineOf(violation),
  }));
}

function lineOf({ pointer, detail }: Violation): string {
  return `${pointer || 'The body'}: ${detail}`.slice(0, MAX_DETAIL);
}
