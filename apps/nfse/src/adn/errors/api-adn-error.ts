import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { answerTo, type HttpProblem, type Problem, type ProblemBody } from '#libs/http';
import { type Failure } from '#libs/kernel';
import { AdnLotResponse } from '../adn.response';
import { ParameterMessageResponse } from '../parametrization/parametrization.response';
import { adnErrorBody, parametersErrorBody } from './write-adn-error';

/** The time in the examples: 15:00 of 2026-03-10 in Brasília. */
const EXAMPLE_MS = Date.parse('2026-03-10T15:00:00-03:00');

type WriteError = (problem: Problem) => ProblemBody;
type Documented = Failure | HttpProblem;

const asLot: WriteError = (problem) => adnErrorBody(problem, EXAMPLE_MS);

/** Documents errors in the form of a lot without documents. */
export function ApiAdnError(
  status: number,
  errors: readonly Documented[],
  when: string,
): MethodDecorator {
  return documented(AdnLotResponse, asLot, { status, errors, when });
}

/** Documents the form of the errors that the operations of a controller do not list themselves. */
export function ApiAdnErrors(): ClassDecorator {
  return otherErrors(AdnLotResponse);
}

/** The same for the municipal parameters. */
export function ApiParametersError(
  status: number,
  errors: readonly Documented[],
  when: string,
): MethodDecorator {
  return documented(ParameterMessageResponse, parametersErrorBody, { status, errors, when });
}

export function ApiParametersErrors(): ClassDecorator {
  return otherErrors(ParameterMessageResponse);
}

interface DocumentedErrors {
  readonly status: number;
  readonly errors: readonly Documented[];
  readonly when: string;
}

function documented(
  form: Type,
  write: WriteError,
  { status, errors, when }: DocumentedErrors,
): MethodDecorator {
  const examples = errors.map((error) => {
    const { problem } = answerTo(error, { path: '/', correlationId: undefined });
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

function otherErrors(form: Type): ClassDecorator {
  return applyDecorators(
    ApiExtraModels(form),
    ApiResponse({
      status: 'default',
      description:
        'Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem ' +
        '(RFC 9457).',
      content: { 'application/json': { schema: { $ref: getSchemaPath(form) } } },
    }),
  );
}
