import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemResponse } from './problem.response';

/** Documents that an operation, or every operation of a controller, can answer with a problem of this status and these codes. */
export function ApiProblem(
  status: number,
  codes: readonly string[],
  when: string,
): MethodDecorator & ClassDecorator {
  const schema = { $ref: getSchemaPath(ProblemResponse) };
  const list = codes.map((code) => `\`${code}\``).join(', ');
  return applyDecorators(
    ApiExtraModels(ProblemResponse),
    ApiResponse({
      status,
      description: `${when} Code: ${list}.`,
      content: { 'application/problem+json': { schema } },
    }),
  );
}
