import { applyDecorators } from '@nestjs/common';
import { ApiParam, ApiResponse } from '@nestjs/swagger';
import { anyXml } from '#libs/platform';
import { errorXml, ICOM_ERRORS, type IcomErrorName } from './icom-errors';

export const XML = 'application/xml; charset=utf-8';

/** The participant of the examples. */
export const EXAMPLE_ISPB = '12345678';

/** The header with the address of the next batch. */
export const PULL_NEXT = {
  description:
    'The path of the next batch, relative to the server. Its GET confirms this batch. It begins with `/s/{name}` if the request named ' +
    'its sandbox by the path.',
  schema: { type: 'string', pattern: '^(/s/[a-z0-9-]{1,40})?/api/v1/out/[0-9A-Z]{8}/stream/' },
} as const;

export const RESOURCE_ID = {
  description: 'The id of the message: 32 characters in Base64. Several are separated by commas.',
  schema: { type: 'string', example: 'Zc3kT0vJm1x2p9QwR5uYb7Na8LdHs4Ge' },
} as const;

/** The errors that all operations have. */
export function ApiIcomErrors(): ClassDecorator & MethodDecorator {
  const description =
    'Any other error has the form of ICOM too: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), ' +
    '`method` (405), and those of the service, such as `sandbox-replaced` (503).';
  const example = errorXml('not-found', 404, 'The address does not exist.');
  return applyDecorators(
    ApiResponse({
      status: 'default',
      description,
      content: { 'application/problem+xml': { schema: anyXml('problem'), example } },
    }),
    ApiIcomError(['accept'], 'Accept allows neither application/xml nor multipart/mixed.'),
  );
}

/** Documents errors of one status. */
export function ApiIcomError(
  names: readonly IcomErrorName[],
  when: string,
): ClassDecorator & MethodDecorator {
  const [first] = names;
  if (first === undefined) throw new Error('An error has a name.');
  const { status } = ICOM_ERRORS[first];
  const examples = names.map((name) => [
    name,
    { summary: name, value: errorXml(name, status, when) },
  ]);
  const list = names.map((name) => `\`${name}\``).join(', ');
  return ApiResponse({
    status,
    description: `${when} ${names.length === 1 ? 'Error' : 'Errors'}: ${list}.`,
    content: {
      'application/problem+xml': {
        schema: anyXml('problem'),
        examples: Object.fromEntries(examples) as Record<string, { value: string }>,
      },
    },
  });
}

/** The participant in the address, and the error if it is not the client. */
export function ApiParticipant(): MethodDecorator {
  return applyDecorators(
    ApiParam({
      name: 'ispb',
      description: 'The ISPB of the participant.',
      schema: { type: 'string', pattern: '^[0-9A-Z]{8}$', example: EXAMPLE_ISPB },
    }),
    ApiIcomError(
      ['forbidden'],
      'The address has no ISPB, or that of a participant that the client cannot act for.',
    ),
  );
}
