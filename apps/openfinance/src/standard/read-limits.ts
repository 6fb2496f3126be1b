import { applyDecorators } from '@nestjs/common';
import { LIMIT_CODES } from '../limits/limit.errors';
import { ApiStandardError } from './standard-controller';

/** Documents the limit of calls per minute. */
export function ApiTrafficLimit(): MethodDecorator & ClassDecorator {
  return ApiStandardError(
    429,
    [LIMIT_CODES.minute],
    'The client makes too many calls a minute (only with operational limits).',
  );
}

/** Documents the limits of reads of data of a customer: per month and per minute. */
export function ApiReadLimits(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiStandardError(
      423,
      [LIMIT_CODES.monthly],
      'The monthly limit of the endpoint is reached (only with operational limits).',
    ),
    ApiStandardError(
      429,
      [LIMIT_CODES.minute, LIMIT_CODES.monthly],
      'The client makes too many calls a minute, or has reached the monthly limit and `monthlyStatus` is 429 (only with operational limits).',
    ),
  );
}
