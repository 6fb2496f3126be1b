import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery } from '@nestjs/swagger';
import { ApiProblem } from '#libs/platform';
import { NAMED_CARD_MESSAGE, NUMBERED_MESSAGE, type PACKED_MESSAGE } from './message.document';

const CODES = [
  'MESSAGE_INVALID',
  'MESSAGE_MISPLACED',
  'ISO8583_NOT_A_REQUEST',
  'ISO8583_TOO_SHORT',
  'ISO8583_TRAILING_BYTES',
  'ISO8583_MTI_INVALID',
  'ISO8583_BITMAP_INVALID',
  'ISO8583_ELEMENT_UNKNOWN',
  'ISO8583_VALUE_INVALID',
  'ISO8583_LENGTH_INVALID',
  'ISO8583_LENGTH_OVER_LIMIT',
  'ISO8583_CHARACTER_INVALID',
  'ISO8583_PADDING_INVALID',
];

const JSON_MESSAGE = { anyOf: [NAMED_CARD_MESSAGE, NUMBERED_MESSAGE] };

/**
 * Documents a route that takes a message in any format.
 * @param schema of the message as JSON: by name or by number, or packed
 */
export function TakesMessage(
  examples: Readonly<Record<string, { summary: string; value: object }>>,
  schema: typeof JSON_MESSAGE | typeof PACKED_MESSAGE = JSON_MESSAGE,
): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiConsumes('application/json'),
    ApiQuery({
      name: 'profile',
      required: false,
      description:
        'Dialect of a body in `text/plain` (hex or ASCII) or `application/octet-stream`, and of `raw`.',
      example: 'ascii',
    }),
    ApiBody({ schema, examples: { ...examples } }),
    ApiProblem(400, CODES, 'The message cannot be read; `errors` names the element and the byte.'),
    ApiProblem(404, ['PROFILE_NOT_FOUND'], 'The profile does not exist.'),
    ApiProblem(413, ['BODY_TOO_LARGE'], 'The body is too large.'),
    ApiProblem(415, ['MEDIA_TYPE_NOT_SUPPORTED'], 'The body is neither JSON, nor text, nor bytes.'),
  );
}
