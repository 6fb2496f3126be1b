import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { IgnoresUnknownQuery } from '#libs/http';
import { ProblemResponse } from '#libs/openapi';
import { LIMIT_CODES } from '../limits/limit.errors';
import { TokenGuard } from '../security/token.guard';
import { Envelope } from './answer';
import { textsOf, titleOf, type StandardError } from './error-texts';
import { RequestGuard } from './request.guard';
import { INTERACTION_ID, MUST_BE_UUID } from './interaction-id';
import { StandardErrorsResponse } from './standard.response';

/** The response for all statuses that an operation does not list. */
const GENERAL_ERROR = {
  description:
    'Other errors have the body of the standard too, for example if the address is unknown, the body is too large, or ' +
    'the sandbox is being changed. A request that is not valid HTTP gets a problem (RFC 9457).',
  content: {
    'application/json': { schema: { $ref: getSchemaPath(StandardErrorsResponse) } },
    'application/problem+json': { schema: { $ref: getSchemaPath(ProblemResponse) } },
  },
};

/**
 * A controller for addresses of the standard. Its responses have the envelope of the standard.
 * @param paths below `/open-banking/`
 */
export function StandardController(tag: string, ...paths: readonly string[]): ClassDecorator {
  return applyDecorators(
    Controller(paths.map((path) => `open-banking/${path}`)),
    ApiTags(tag),
    // Banks may add optional parameters to the standard, so clients may send parameters that are unknown here.
    IgnoresUnknownQuery(),
    UseGuards(Envelope, TokenGuard, RequestGuard),
    ApiHeader({
      name: INTERACTION_ID,
      required: false,
      description:
        'A UUID that the response repeats. Default: a new one. If the security of the sandbox is `required`, it must be sent with a token.',
      schema: { type: 'string', format: 'uuid' },
    }),
    ApiStandardError(
      400,
      codesWith({ PARAMETRO_INVALIDO: `${INTERACTION_ID}: ${MUST_BE_UUID}` }),
      'The request is not valid.',
    ),
    ApiStandardError(406, ['NAO_ACEITAVEL'], 'The header Accept does not allow JSON.'),
    ApiStandardError(
      529,
      [LIMIT_CODES.second],
      'The bank gets too many calls in this second (only with operational limits).',
    ),
    ApiResponse({ status: 'default', ...GENERAL_ERROR }),
  );
}

/** Error codes, each with a title and a meaning. The meaning is the `detail` of the example. */
export type StandardCodes = Readonly<Record<string, readonly [title: string, meaning: string]>>;

/**
 * Documents an error response with these codes, for an operation or for every operation of a controller.
 * @param known the codes; if they have no titles and meanings, the examples have the text of `when`
 */
export function ApiStandardError(
  status: number,
  known: readonly string[] | StandardCodes,
  when: string,
): MethodDecorator & ClassDecorator {
  const schema = { $ref: getSchemaPath(StandardErrorsResponse) };
  const texts: StandardCodes = isList(known)
    ? Object.fromEntries(known.map((code) => [code, [titleOf(code), when]]))
    : known;
  const codes = Object.keys(texts);
  const list = codes.map((code) => `\`${code}\``).join(', ');
  const examples = Object.fromEntries(
    Object.entries(texts).map(([code, [title, detail]]) => [
      code,
      { summary: code, value: exampleError({ code, title, detail }) },
    ]),
  );
  return applyDecorators(
    ApiExtraModels(StandardErrorsResponse),
    ApiResponse({
      status,
      description: `${when} Code: ${list}.`,
      content: { 'application/json': { schema, examples } },
    }),
  );
}

/**
 * The codes with their titles. The details are those of a response.
 *
 * @example codesWith({ PARAMETRO_INVALIDO: '/page: Must be at least 1.' });
 */
export function codesWith(details: Readonly<Record<string, string>>): StandardCodes {
  return Object.fromEntries(
    Object.entries(details).map(([code, detail]) => [code, [titleOf(code), detail]]),
  );
}

function isList(known: readonly string[] | StandardCodes): known is readonly string[] {
  return Array.isArray(known);
}

function exampleError(error: StandardError): object {
  return {
    errors: [textsOf(error)],
    meta: { requestDateTime: '2026-01-31T12:00:00Z' },
  };
}
