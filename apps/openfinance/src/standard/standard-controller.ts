import { applyDecorators, Controller, UseInterceptors } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ProblemResponse } from '#libs/platform';
import { Envelope } from './answer';
import { INTERACTION_ID } from './interaction-id';
import { StandardErrorsResponse } from './standard.response';

/** The response of any status that an operation does not list itself. */
const GENERAL_ERROR = {
  description:
    'Any other error has the body of the standard: an unknown address or method, a body that is too large, ' +
    'a sandbox that is being changed, and others. A request that is not valid HTTP gets a problem (RFC 9457).',
  content: {
    'application/json': { schema: { $ref: getSchemaPath(StandardErrorsResponse) } },
    'application/problem+json': { schema: { $ref: getSchemaPath(ProblemResponse) } },
  },
};

/**
 * A controller of the standard's addresses: it answers in the standard's envelope.
 * @param paths below `/open-banking/`
 */
export function StandardController(tag: string, ...paths: readonly string[]): ClassDecorator {
  return applyDecorators(
    Controller(paths.map((path) => `open-banking/${path}`)),
    ApiTags(tag),
    UseInterceptors(Envelope),
    ApiHeader({
      name: INTERACTION_ID,
      required: false,
      description: 'A UUID that the response returns. Without it, a new one is made.',
      schema: { type: 'string', format: 'uuid' },
    }),
    ApiStandardError(400, ['PARAMETRO_INVALIDO'], 'The request is not valid.'),
    ApiStandardError(406, ['NAO_ACEITAVEL'], 'The header Accept does not allow JSON.'),
    ApiResponse({ status: 'default', ...GENERAL_ERROR }),
  );
}

/** Documents that an operation, or every operation of a controller, can answer with an error of these codes. */
export function ApiStandardError(
  status: number,
  codes: readonly string[],
  when: string,
): MethodDecorator & ClassDecorator {
  const schema = { $ref: getSchemaPath(StandardErrorsResponse) };
  const list = codes.map((code) => `\`${code}\``).join(', ');
  const examples = Object.fromEntries(
    codes.map((code) => [code, { summary: code, value: exampleError(code, when) }]),
  );
  return applyDecorators(
    ApiExtraModels(StandardErrorsResponse),
    ApiResponse({
      status,
      description: `${when} Code: ${list}.`,
      content: { 'application/json': { schema, examples } },
    }),
  );
}

function exampleError(code: string, when: string): object {
  const words = code.toLowerCase().replaceAll('_', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return {
    errors: [{ code, title, detail: when }],
    meta: { requestDateTime: '2026-01-31T12:00:00Z' },
  };
}
