import { applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExcludeEndpoint,
  ApiHeader,
  ApiParam,
  ApiQuery,
  ApiResponse,
} from '@nestjs/swagger';
import {
  DICT_ERRORS,
  errorsOf,
  exampleRequest,
  exampleResponse,
  indentedXml,
  operationOf,
  parametersOf,
  schemaOfRequest,
  schemaOfResponse,
  type DictErrorName,
  type DictParameter,
  type OperationName,
} from '#libs/dict-api';
import { answerTo, type Problem } from '#libs/http';
import { anyXml } from '#libs/openapi';
import { DictRefusal } from './dict-refusal';
import { officialErrorBody } from './official-problem';
import { documentLinks } from './operation-links';

const XML = 'application/xml';
const PROBLEM = 'application/problem+xml';
const CORRELATION_ID = 'a9f13566e19f5ca51329479a5bae60c5';
/** Documents an operation: its parameters, its bodies with examples, and its errors by status. */
export function documentOperation(name: OperationName): MethodDecorator {
  const { response, status, until, isWithdrawn = false } = operationOf(name);
  // The document describes the newest version.
  if (until !== undefined) return ApiExcludeEndpoint();
  return applyDecorators(
    ...parametersOf(name).map(documentParameter),
    ...documentRequest(name),
    ...(isWithdrawn
      ? []
      : [
          ApiResponse({
            status,
            description: `\`${response}\`, signed by DICT.`,
            content: {
              [XML]: { schema: schemaOfResponse(response), example: exampleResponse(name) },
            },
          }),
          ...documentLinks(name),
        ]),
    documentOfficialErrors(errorsOf(name)),
    documentOtherErrors(),
  );
}

/** Documents errors of the official API, each with an example. */
export function documentOfficialErrors(names: readonly DictErrorName[]): MethodDecorator {
  return applyDecorators(...byStatus(names).map(documentErrors));
}

function documentParameter(parameter: DictParameter): MethodDecorator {
  const { name, required, description, example } = parameter;
  const schema = {
    ...(structuredClone(parameter.schema) as object),
    ...(example !== undefined && { example }),
  };
  const options = { name, required, description, schema };
  if (parameter.in === 'header') return ApiHeader(options);
  return parameter.in === 'path' ? ApiParam(options) : ApiQuery(options);
}

function documentRequest(name: OperationName): MethodDecorator[] {
  const { request } = operationOf(name);
  const value = exampleRequest(name);
  if (request === undefined || value === undefined) return [];
  const examples = { [request]: { summary: request, value } };
  return [ApiConsumes(XML), ApiBody({ schema: schemaOfRequest(request), examples })];
}

interface DocumentedError {
  readonly name: DictErrorName;
  readonly problem: Problem;
}

/** The errors by their status. */
function byStatus(names: readonly DictErrorName[]): readonly (readonly DocumentedError[])[] {
  const found = new Map<number, DocumentedError[]>();
  for (const error of names) {
    const refusal = new DictRefusal(error, DICT_ERRORS[error].meaning);
    const { problem } = answerTo(refusal, { path: '', correlationId: CORRELATION_ID });
    const others = found.get(problem.status) ?? [];
    found.set(problem.status, [...others, { name: error, problem }]);
  }
  return [...found.entries()].toSorted(([one], [other]) => one - other).map(([, list]) => list);
}

function documentErrors(errors: readonly DocumentedError[]): MethodDecorator {
  const list = errors.map(({ name }) => `- \`${name}\`: ${DICT_ERRORS[name].meaning}`);
  const examples = errors.map(({ name, problem }) => {
    return [name, { summary: name, value: indentedXml(officialErrorBody(problem).text) }];
  });
  return ApiResponse({
    status: errors[0]?.problem.status ?? 400,
    description: list.join('\n'),
    content: {
      [PROBLEM]: {
        schema: anyXml('problem'),
        examples: Object.fromEntries(examples) as Record<string, { value: string }>,
      },
    },
  });
}

function documentOtherErrors(): MethodDecorator {
  return ApiResponse({
    status: 'default',
    description:
      'Any other error has the same form. `InternalServerError` (500) is a defect of the simulator.',
    content: { [PROBLEM]: { schema: anyXml('problem'), example: otherError() } },
  });
}

function otherError(): string {
  const detail = 'An unexpected error occurred.';
  const problem: Problem = {
    ...{ type: '', title: '', status: 500, detail, instance: '', code: 'INTERNAL_ERROR' },
    correlationId: CORRELATION_ID,
  };
  return indentedXml(officialErrorBody(problem).text);
}
