import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { failure } from '#libs/kernel';

const KEY = /^[\x21-\x7e]{1,255}$/;

class IdempotencyKeyInvalid extends failure.malformed(
  'IDEMPOTENCY_KEY_INVALID',
  'The Idempotency-Key is not valid',
  () => 'Idempotency-Key must have 1 to 255 visible ASCII characters and no spaces.',
) {}

/** The header Idempotency-Key; undefined if there is none. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<Request>().get('Idempotency-Key');
    if (key !== undefined && !KEY.test(key)) throw new IdempotencyKeyInvalid();
    return key;
  },
);
