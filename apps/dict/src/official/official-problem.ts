import { DICT_ERRORS, dictErrorOf, writeDictProblem, type DictErrorName } from '#libs/dict-api';
import { type Problem, type ProblemBody } from '#libs/http';
import { correlationIdOf } from './call';
import { type ValuedViolation } from './dict-refusal';

/** The start of the paths of the official API. */
export const OFFICIAL_PREFIX = '/api/v';

/** The official errors for those that every service has, by status. */
const BY_STATUS: Readonly<Record<number, DictErrorName>> = {
  403: 'Forbidden',
  404: 'NotFound',
  409: 'ResourceConflict',
  410: 'Gone',
  429: 'RateLimited',
  503: 'ServiceUnavailable',
};

/** The body of an error of the official API: RFC 7807 in XML. */
export function officialErrorBody(problem: Problem): ProblemBody {
  const { code, status, detail, correlationId = '', errors = [] } = problem;
  const known = dictErrorOf(code);
  const name = known ?? BY_STATUS[status] ?? (status < 500 ? 'BadRequest' : 'InternalServerError');
  const title = name === 'InternalServerError' ? 'Internal server error' : DICT_ERRORS[name].title;
  return {
    contentType: 'application/problem+xml; charset=utf-8',
    text: writeDictProblem({
      ...{ name, title, status, detail },
      correlationId: correlationIdOf(correlationId),
      violations: (errors as readonly ValuedViolation[]).map((violation) => ({
        reason: violation.detail,
        ...(violation.value === undefined ? {} : { value: violation.value }),
        property: violation.pointer,
      })),
    }),
  };
}
