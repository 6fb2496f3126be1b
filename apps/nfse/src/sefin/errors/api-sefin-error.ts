import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { type HttpProblem } from '#libs/http';
import { type Failure } from '#libs/kernel';
import { TakesJson } from '#libs/openapi';
import { documentErrors, EXAMPLE_MS } from './documented-errors';
import { sefinErrorBody } from './error.response';
import {
  SefinErrorResponse,
  SefinErrorsResponse,
  SefinEventErrorsResponse,
} from '../sefin.response';

/** An address. It determines the format of the errors. */
export type SefinPath = '/nfse' | '/nfse/:key' | '/nfse/:key/eventos' | '/dps/:id';

const FORMS: Readonly<Record<SefinPath, Type>> = {
  '/nfse': SefinErrorsResponse,
  '/nfse/:key': SefinErrorResponse,
  '/nfse/:key/eventos': SefinEventErrorsResponse,
  '/dps/:id': SefinErrorResponse,
};

/**
 * Documents that an operation can answer with a status and one of these errors, in the form of the national service.
 */
export function ApiSefinError(
  path: SefinPath,
  status: number,
  errors: readonly (Failure | HttpProblem)[],
  when: string,
): MethodDecorator {
  return documentErrors(
    { status, errors, when },
    FORMS[path],
    (problem) => sefinErrorBody(problem, EXAMPLE_MS),
    `/SefinNacional${path}`,
  );
}

/** Documents the form of every error that the operations of a controller do not list themselves. */
export function ApiSefinErrors(): ClassDecorator {
  const forms = [SefinErrorsResponse, SefinErrorResponse, SefinEventErrorsResponse];
  return applyDecorators(
    ApiExtraModels(...forms),
    ApiResponse({
      status: 'default',
      description:
        'Other errors have the form of the national service too, for example that of an unknown address. Only a request ' +
        'that is not valid HTTP gets a problem (RFC 9457).',
      content: {
        'application/json': {
          schema: { oneOf: forms.map((form) => ({ $ref: getSchemaPath(form) })) },
        },
      },
    }),
  );
}

/** For a route whose body is a JSON object, with its errors in the form of the national service. */
export function TakesSefinJson(path: SefinPath): MethodDecorator {
  const schema = { $ref: getSchemaPath(FORMS[path]) };
  const content = { 'application/json': { schema } };
  return applyDecorators(
    TakesJson(),
    ApiResponse({
      status: 413,
      description: 'The body is too large. Code: `BODY_TOO_LARGE`.',
      content,
    }),
    ApiResponse({
      status: 415,
      description:
        'The body is not JSON in UTF-8. Codes: `MEDIA_TYPE_NOT_SUPPORTED`, `CHARSET_NOT_SUPPORTED`.',
      content,
    }),
  );
}
