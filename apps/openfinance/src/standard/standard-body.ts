import { applyDecorators, Body, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { TakesJson } from '#libs/platform';
import { readJson } from '#libs/schema';
import { ParameterInvalid } from './parameter-invalid';
import { ApiStandardError } from './standard-controller';

/** The body of a request, read by a schema. Unknown members are ignored, unless the schema is strict. */
export function StandardBody(schema: z.ZodType): ParameterDecorator {
  return Body(new ReadsBody(schema));
}

class ReadsBody implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(body: unknown): unknown {
    const read = readJson(this.schema, body ?? {});
    if (read.ok) return read.value;
    throw new ParameterInvalid(read.refusal.kept, read.refusal.omitted);
  }
}

/** For a route whose body is a JSON object, with its errors in the format of the standard. */
export function TakesStandardJson(): MethodDecorator {
  return applyDecorators(
    TakesJson(),
    ApiStandardError(413, ['BODY_TOO_LARGE'], 'The body is too large.'),
    ApiStandardError(
      415,
      ['MEDIA_TYPE_NOT_SUPPORTED', 'CHARSET_NOT_SUPPORTED'],
      'The body is not JSON in UTF-8.',
    ),
  );
}
