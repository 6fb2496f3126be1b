import { applyDecorators } from '@nestjs/common';
import { ApiParam, ApiResponse } from '@nestjs/swagger';
import { anyXml } from '#libs/openapi';
import { errorXml, ICOM_ERRORS, type IcomErrorName } from './icom-errors';

export const XML = 'application/xml; charset=utf-8';

/** The participant in the examples. */
export const EXAMPLE_ISPB = '12345678';

export const PULL_NEXT = {
  description:
    'The path of the next batch. A GET of it confirms this batch. It starts with `/s/{name}` if the path of the request names the ' +
    'sandbox.',
  schema: { type: 'string', pattern: '^(/s/[a-z0-9-]{1,40})?/api/v1/out/[0-9A-Z]{8}/stream/' },
} as const;

export const RESOURCE_ID = {
  description:
    'The id of the message: 32 characters in Base64. Several ids are separated by commas.',
  schema: { type: 'string', example: 'Zc3kT0vJm1x2p9QwR5uYb7Na8LdHs4Ge' },
} as const;

/** Documents the errors of all operations. */
export function ApiIcomErrors(): ClassDecorator & MethodDecorator {
  const description =
    'Other errors have the same format: `header` and `host` (400, only with ICOM_STRICT), `not-found` (404), ' +
    '`method` (405), and errors of the simulator, such as `sandbox-replaced` (503).';
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
  if (first === undefined) throw new Error('There must be at least one error name.');
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

/** Documents the ISPB in the address, and its error. */
export function ApiParticipant(): MethodDecorator {
  return applyDecorators(
    ApiParam({
      name: 'ispb',
      description: 'The ISPB of the participant.',
      schema: { type: 'string', pattern: '^[0-9A-Z]{8}$', example: EXAMPLE_ISPB },
    }),
    ApiIcomError(
      ['forbidden'],
      'The ISPB in the address is not valid, or the client cannot act for that participant.',
    ),
  );
}
