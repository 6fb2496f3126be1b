import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { ApiProblem, TakesJson } from '#libs/openapi';

type Examples = Readonly<Record<string, { summary: string; value: object }>>;

/** Documents a calculation. @param examples of the body, unless its schema has them */
export function Calculates(
  schema: { readonly $ref: string },
  examples?: Examples,
  problems: Parameters<typeof ApiProblem>[1] = ['REQUEST_INVALID'],
): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    TakesJson(),
    ApiBody(examples === undefined ? { schema } : { schema, examples: { ...examples } }),
    ApiProblem(400, problems, 'The request is not valid; `errors` says where.'),
  );
}
