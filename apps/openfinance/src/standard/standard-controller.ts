import { applyDecorators, Controller, UseInterceptors } from '@nestjs/common';
import {
  ApiDefaultResponse,
  ApiExtraModels,
  ApiHeader,
  ApiResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { Envelope } from './answer';
import { INTERACTION_ID } from './interaction-id';
import { StandardErrorsResponse } from './standard.response';

/** The schema of every error. */
const ERRORS = { $ref: getSchemaPath(StandardErrorsResponse) };

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
    ApiExtraModels(StandardErrorsResponse),
    ApiDefaultResponse({
      description: 'Any other error, with a stable code.',
      content: { 'application/json': { schema: ERRORS } },
    }),
  );
}

/** Documents that an operation, or every operation of a controller, can answer with an error of these codes. */
export function ApiStandardError(
  status: number,
  codes: readonly string[],
  when: string,
): MethodDecorator & ClassDecorator {
  const list = codes.map((code) => `\`${code}\``).join(', ');
  const examples = Object.fromEntries(
    codes.map((code) => [code, { summary: code, value: exampleError(code, when) }]),
  );
  return applyDecorators(
    ApiExtraModels(StandardErrorsResponse),
    ApiResponse({
      status,
      description: `${when} Code: ${list}.`,
      content: { 'application/json': { schema: ERRORS, examples } },
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
