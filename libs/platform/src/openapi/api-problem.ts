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
  const examples = Object.fromEntries(
    codes.map((code) => [code, { summary: code, value: exampleProblem(status, code, when) }]),
  );
  return applyDecorators(
    ApiExtraModels(ProblemResponse),
    ApiResponse({
      status,
      description: `${when} Code: ${list}.`,
      content: { 'application/problem+json': { schema, examples } },
    }),
  );
}

/** A body with this code; its texts say less than those of the service, which know the request. */
function exampleProblem(status: number, code: string, when: string): object {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return {
    type: `urn:problem:${words.replaceAll(' ', '-')}`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    status,
    detail: when,
    instance: '/path/of/the/request',
    code,
  };
}
