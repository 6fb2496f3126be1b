import type { Request, RequestHandler } from 'express';
import { HttpProblem } from '#libs/http';
import { STANDARD_PREFIX } from './interaction-id';

export const AUTH_DATE = 'x-fapi-auth-date';

/** Headers with a text, and its maximum length (consents 3.3.1, accounts 2.4.2). */
const TEXTS = [
  ['x-fapi-customer-ip-address', 100],
  ['x-customer-user-agent', 255],
] as const;

/** RFC 7231, as the schema of the standard has it: 29 characters, with the names in English. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|UTC)$/;

const JWT = 'application/jwt';

/**
 * The media types that Accept may have. Responses are JSON, and those of payments can be a JWT. A client that asks for a
 * JWT elsewhere gets JSON.
 */
const ACCEPTED: ReadonlySet<string> = new Set([
  ...['*/*', 'application/*', 'application/json', JWT],
  'application/problem+json',
]);

/** Checks the headers of requests to the standard's addresses. */
export function checkStandardHeaders(): RequestHandler {
  return (request, _response, next) => {
    next(request.path.startsWith(STANDARD_PREFIX) ? headerProblem(request) : undefined);
  };
}

/** The problem of the headers of a request; undefined if they are valid. */
export function headerProblem(request: Pick<Request, 'get'>): HttpProblem | undefined {
  const authDate = request.get(AUTH_DATE);
  if (authDate !== undefined && !HTTP_DATE.test(authDate)) {
    return invalid(AUTH_DATE, 'Must be a date of RFC 7231, as in Tue, 10 Mar 2026 15:00:00 GMT.');
  }
  for (const [name, longest] of TEXTS) {
    const text = request.get(name);
    if (text === undefined || (text !== '' && text.length <= longest)) continue;
    return invalid(name, `Must be a text of 1 to ${String(longest)} characters.`);
  }
  if (acceptsJson(request.get('Accept') ?? '')) return undefined;
  const detail = 'The header Accept must allow application/json.';
  return new HttpProblem(406, detail, { code: 'NAO_ACEITAVEL', title: 'Não aceitável' });
}

function invalid(name: string, detail: string): HttpProblem {
  return new HttpProblem(400, `The header ${name} is not valid: ${detail}`, {
    code: 'PARAMETRO_INVALIDO',
    title: 'Parâmetro inválido',
    violations: [{ pointer: name, detail }],
  });
}

/** Whether a header Accept names JWT and not JSON. */
export function prefersJwt(accept = ''): boolean {
  const types = acceptedTypes(accept).filter(({ isExcluded }) => !isExcluded);
  const names = (wanted: string): boolean => types.some(({ type }) => type === wanted);
  return names(JWT) && !names('application/json');
}

/** Whether the header allows JSON. A header without a media type allows everything. */
function acceptsJson(accept: string): boolean {
  const types = acceptedTypes(accept);
  return (
    types.length === 0 || types.some(({ type, isExcluded }) => ACCEPTED.has(type) && !isExcluded)
  );
}

/**
 * The media types of a header Accept. Parameters other than the weight are ignored, because the standard responds with
 * `application/json; charset=utf-8`.
 */
function acceptedTypes(
  accept: string,
): readonly { readonly type: string; readonly isExcluded: boolean }[] {
  return accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .filter(([type = '']) => type.includes('/'))
    .map(([type = '', ...parameters]) => ({
      type,
      isExcluded: parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter)),
    }));
}
