import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { answerTo, type HttpProblem, type Problem, type ProblemBody } from '#libs/http';
import { type Failure } from '#libs/kernel';

/** The time in the examples: 15:00 of 2026-03-10 in Brasília. */
export const EXAMPLE_MS = Date.parse('2026-03-10T15:00:00-03:00');

/** Errors of an operation with one status. */
export interface StatusErrors {
  readonly status: number;
  readonly errors: readonly (Failure | HttpProblem)[];
  readonly when: string;
}

/**
 * Documents errors in a form of the national system, each with an example.
 * @param path of the request in the examples
 */
export function documentErrors(
  { status, errors, when }: StatusErrors,
  form: Type,
  write: (problem: Problem) => ProblemBody,
  path = '/',
): MethodDecorator {
  const examples = errors.map((error) => {
    const { problem } = answerTo(error, { path, correlationId: undefined });
    return { code: problem.code, value: JSON.parse(write(problem).text) as unknown };
  });
  const codes = examples.map(({ code }) => `\`${code}\``).join(', ');
  return applyDecorators(
    ApiExtraModels(form),
    ApiResponse({
      status,
      description: `${when} Code: ${codes}.`,
      content: {
        'application/json': {
          schema: { $ref: getSchemaPath(form) },
          examples: Object.fromEntries(
            examples.map(({ code, value }) => [code, { summary: code, value }]),
          ),
        },
      },
    }),
  );
}
