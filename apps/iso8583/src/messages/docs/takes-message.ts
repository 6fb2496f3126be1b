import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery } from '@nestjs/swagger';
import { ApiProblem, type DocumentedProblem } from '#libs/openapi';
import { NAMED_CARD_MESSAGE, NUMBERED_MESSAGE, PACKED_MESSAGE } from '../message.request';
import {
  CODEC_ERRORS,
  MESSAGE_INVALID,
  MESSAGE_MISPLACED,
  NOT_A_REQUEST,
  ORIGINAL_INVALID,
  PART_INVALID,
  PROFILE_UNKNOWN,
  RAW_INVALID,
} from './problem-examples';

type Examples = Readonly<Record<string, { summary: string; value: object }>>;

const JSON_MESSAGE = { anyOf: [NAMED_CARD_MESSAGE, NUMBERED_MESSAGE] };

/** Documents a route of the issuer or the acquirer, which takes a message in any format. */
export function TakesMessage(examples: Examples): MethodDecorator {
  const problems = [
    MESSAGE_INVALID,
    MESSAGE_MISPLACED,
    NOT_A_REQUEST,
    ...CODEC_ERRORS,
    ORIGINAL_INVALID,
    PART_INVALID,
  ];
  return applyDecorators(takes(JSON_MESSAGE, examples, problems), UsesProfile(), CanBeStrict());
}

/** Documents a route that only encodes a message. */
export function TakesMessageToEncode(examples: Examples): MethodDecorator {
  const problems = [MESSAGE_INVALID, ...CODEC_ERRORS];
  return applyDecorators(takes(JSON_MESSAGE, examples, problems), UsesProfile());
}

/** Documents a route that reads a packed message in a profile. */
export function TakesPackedMessage(examples: Examples): MethodDecorator {
  const problems = [RAW_INVALID, ...CODEC_ERRORS, PART_INVALID];
  return applyDecorators(takes(PACKED_MESSAGE, examples, problems), UsesProfile());
}

/** Documents a route that takes a packed message whose profile is unknown. */
export function TakesUnknownMessage(examples: Examples): MethodDecorator {
  return takes(PACKED_MESSAGE, examples, [RAW_INVALID]);
}

function takes(
  schema: typeof JSON_MESSAGE | typeof PACKED_MESSAGE,
  examples: Examples,
  problems: readonly DocumentedProblem[],
): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiConsumes('application/json'),
    ApiBody({ schema, examples: { ...examples } }),
    ApiProblem(
      400,
      problems,
      'The message is not valid; `errors` names the element or the byte of each error.',
    ),
    ApiProblem(413, ['BODY_TOO_LARGE'], 'The body is too large.'),
    ApiProblem(
      415,
      ['MEDIA_TYPE_NOT_SUPPORTED'],
      'The media type of the body is not application/json, text/plain or application/octet-stream.',
    ),
  );
}

function UsesProfile(): MethodDecorator {
  return applyDecorators(
    ApiQuery({
      name: 'profile',
      required: false,
      type: String,
      description:
        'Profile of the packed message: of a body in `text/plain` or `application/octet-stream`, and of `raw`.',
      example: 'ascii',
    }),
    ApiProblem(404, [PROFILE_UNKNOWN], 'The profile does not exist.'),
  );
}

function CanBeStrict(): MethodDecorator {
  return ApiQuery({
    name: 'strict',
    required: false,
    schema: { type: 'boolean' },
    description:
      '`true`: missing elements are not completed, and a missing mandatory element gets code 30. Used if the body has no `strict`.',
  });
}
