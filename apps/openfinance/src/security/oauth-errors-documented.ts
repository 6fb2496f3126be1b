import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemResponse } from '#libs/openapi';
import { OAUTH_ERRORS, type OAuthErrorCode } from './oauth.errors';
import { OAuthErrorResponse } from './oauth-error.response';

/** Documents an error response with these codes of OAuth. */
export function ApiOAuthError(
  status: number,
  codes: readonly OAuthErrorCode[],
): MethodDecorator & ClassDecorator {
  const examples = Object.fromEntries(
    codes.map((code) => [
      code,
      { summary: code, value: { error: code, error_description: OAUTH_ERRORS[code][1] } },
    ]),
  );
  const schema = { $ref: getSchemaPath(OAuthErrorResponse) };
  return applyDecorators(
    ApiExtraModels(OAuthErrorResponse),
    ApiResponse({
      status,
      description: `The request is refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
      content: { 'application/json': { schema, examples } },
    }),
  );
}

/** Documents the errors that an operation of OAuth does not list: an unknown address, a body that cannot be read. */
export function ApiOtherOAuthErrors(form = 'application/json'): ClassDecorator {
  const schema =
    form === 'application/json'
      ? { $ref: getSchemaPath(OAuthErrorResponse) }
      : { type: 'string' as const };
  return applyDecorators(
    ApiExtraModels(OAuthErrorResponse, ProblemResponse),
    ApiResponse({
      status: 'default',
      description:
        'Other errors have this form too, for example if the body is too large, or the sandbox is being changed. A request that is not ' +
        'valid HTTP gets a problem (RFC 9457).',
      content: {
        [form]: { schema },
        'application/problem+json': { schema: { $ref: getSchemaPath(ProblemResponse) } },
      },
    }),
  );
}

/** Documents the errors of a body that is too large or not of the expected type. It stands above `TakesJson`. */
export function ApiUnreadable(): MethodDecorator {
  return applyDecorators(
    ApiOAuthError(413, ['invalid_request']),
    ApiOAuthError(415, ['invalid_request']),
  );
}
