import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { answerTo, type HttpProblem, type Problem } from '#libs/http';
import { type Failure } from '#libs/kernel';
import { ProblemResponse } from './problem.response';

/** An error of an operation: its code, or an example of the error with the texts that the service answers. */
export type DocumentedProblem = string | Failure | HttpProblem;

/** The path in the examples. It stands for the path of any request. */
const PATH = '/path/of/the/request';

/**
 * Documents the problems of a status that an operation, or each operation of a controller, can answer.
 *
 * @param problems the errors of the operation itself are given as examples, those of all operations as codes
 * @param when in one sentence, when the status is answered
 * @param type the class of the body, if it has more members than every problem
 */
export function ApiProblem(
  status: number,
  problems: readonly DocumentedProblem[],
  when: string,
  type: Type = ProblemResponse,
): MethodDecorator & ClassDecorator {
  const schema = { $ref: getSchemaPath(type) };
  const bodies = problems.map((problem) => exampleBody(status, problem, when));
  const codes = bodies.map(({ code }) => `\`${code}\``).join(', ');
  const examples = bodies.map((value) => [value.code, { summary: value.code, value }] as const);
  return applyDecorators(
    ApiExtraModels(type),
    ApiResponse({
      status,
      description: `${when} ${bodies.length === 1 ? 'Code' : 'Codes'}: ${codes}.`,
      content: { 'application/problem+json': { schema, examples: Object.fromEntries(examples) } },
    }),
  );
}

function exampleBody(status: number, problem: DocumentedProblem, when: string): Problem {
  if (typeof problem === 'string') return generalBody(status, problem, when);
  const { problem: body } = answerTo(problem, { path: PATH, correlationId: undefined });
  if (body.status === status) return body;
  throw new Error(
    `${body.code} is documented with ${String(status)}, but answered with ${String(body.status)}.`,
  );
}

/** The body for an error that every operation can have. Its texts are more general than those of the service. */
function generalBody(status: number, code: string, when: string): Problem {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return {
    type: `urn:problem:${words.replaceAll(' ', '-')}`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    status,
    detail: when,
    instance: PATH,
    code,
  };
}
