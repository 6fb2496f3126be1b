import { applyDecorators, Body, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { TakesJson } from '#libs/openapi';
import { readJson } from '#libs/schema';
import { ParameterInvalid } from './parameter-invalid';
import { ApiStandardError, codesWith } from './standard-controller';

/** Reads the body of a request by a schema. Unknown members are ignored, unless the schema is strict. */
export function StandardBody(schema: z.ZodType): ParameterDecorator {
  return Body(new ReadsBody(schema));
}

class ReadsBody implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(body: unknown): unknown {
    const read = readJson(this.schema, body ?? {});
    if (read.ok) return read.value;
    throw new ParameterInvalid(read.refusal);
  }
}

/** For a route with a JSON object as body. Documents its errors in the format of the standard. */
export function TakesStandardJson(): MethodDecorator {
  return applyDecorators(TakesJson(), documentBodyErrors('application/json', 'JSON in UTF-8'));
}

/**
 * Documents the errors of a body that cannot be read.
 * @param types the media types that are accepted
 * @param form what the body must be
 */
export function documentBodyErrors(types: string, form: string): MethodDecorator {
  return applyDecorators(
    ApiStandardError(
      413,
      codesWith({ BODY_TOO_LARGE: 'The body is larger than 1048576 bytes.' }),
      'The body is too large.',
    ),
    ApiStandardError(
      415,
      codesWith({
        MEDIA_TYPE_NOT_SUPPORTED: `This address accepts ${types}, not text/plain.`,
        CHARSET_NOT_SUPPORTED: 'The body must be in UTF-8, not iso-8859-1.',
      }),
      `The body is not ${form}.`,
    ),
  );
}
