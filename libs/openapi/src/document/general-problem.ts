import { getSchemaPath, type ApiResponseNoStatusOptions } from '@nestjs/swagger';
import { ProblemResponse } from '../decorators/problem.response';

/** Problems that every operation can answer, by status. */
const GENERAL_PROBLEMS: Readonly<Record<number, string>> = {
  400: 'The request is not valid: `SANDBOX_NAME_INVALID`, `REQUEST_INVALID`, `JSON_NOT_WELL_FORMED` and others.',
  401: 'The token is missing or not valid.',
  403: 'The origin or the host of the request is not allowed.',
  404: 'The address does not exist: `ROUTE_NOT_FOUND`.',
  405: 'The method is not allowed: `METHOD_NOT_ALLOWED`. The header `Allow` lists the allowed methods.',
  408: 'The request did not arrive in time.',
  409: 'The sandbox was reset, restored or dropped during the request.',
  413: 'The body is too large: `BODY_TOO_LARGE`.',
  415: 'The media type, charset or encoding of the body is not supported.',
  417: 'The expectation in the header `Expect` is not supported.',
  429: 'A limit of requests or of sandboxes is reached; `detail` has the limit.',
  431: 'The headers are too large.',
  500: 'The service failed. Its log has the details.',
  503: 'The database is not available, or the sandbox is being changed. `Retry-After` has the seconds to wait.',
  507: 'The disk is full.',
};

/** The statuses that every operation can answer, whatever it documents itself. */
export const GENERAL_STATUSES: readonly number[] = Object.keys(GENERAL_PROBLEMS).map(Number);

/** The response for each status that an operation does not document itself. */
export function generalProblem() {
  const schema = { $ref: getSchemaPath(ProblemResponse) };
  const statuses = Object.entries(GENERAL_PROBLEMS).map(([status, when]) => `- ${status}: ${when}`);
  return {
    description: `Any other status is a problem (RFC 9457) with a stable \`code\`:\n\n${statuses.join('\n')}`,
    content: {
      'application/problem+json': { schema },
      'application/problem+xml': { schema },
    },
  } satisfies ApiResponseNoStatusOptions;
}
