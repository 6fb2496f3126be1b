import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { OAUTH_ERRORS, type OAuthErrorCode } from '../security/oauth.errors';
import { OAuthErrorResponse } from './oauth.response';

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
