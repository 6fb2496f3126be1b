import { type Problem, type ProblemBody } from '#libs/http';
import { type Violation } from '#libs/kernel';
import { IS_MISSING } from '#libs/schema';
import { dateTime } from './date-time';
import { INVALID, textsOf, titleOf, type StandardError } from './error-texts';

/** The standard allows at most this number of errors in one response. */
const MAX_ERRORS = 13;
const MAX_DETAIL = 2048;

const MISSING = 'PARAMETRO_NAO_INFORMADO';

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
  const { errors = [] } = problem;
  const found =
    errors.length === 0
      ? [textsOf(problem)]
      : errors.slice(0, MAX_ERRORS).map((violation) => errorOf(violation, problem));
  return found.map((error) => ({ ...error, detail: error.detail.slice(0, MAX_DETAIL) }));
}

function errorOf({ pointer, detail }: Violation, { code, title }: Problem): StandardError {
  const line = `${pointer || 'The body'}: ${detail}`;
  const texts = textsOf({ code, title, detail: line });
  if (texts.code !== INVALID) return texts;
  // The violation names the member and says what is wrong with it. The general sentence would add nothing.
  const standardCode = detail.startsWith(IS_MISSING) ? MISSING : INVALID;
  return { code: standardCode, title: titleOf(standardCode), detail: line };
}
