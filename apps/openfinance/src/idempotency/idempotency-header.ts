import type { Request } from 'express';
import { HeaderInvalid } from '../payment-terms/payment.errors';
import { contentHash, type KeyedRequest } from './idempotency.repository';

export const IDEMPOTENCY_KEY = 'x-idempotency-key';

/** 1 to 40 characters, without white space at the ends. */
const KEY = /^(?!\s)(?=.{1,40}$).*\S$/;

/**
 * The idempotency key of a request; undefined if it has none. The consent is part of the content: the same body under
 * another consent is another payment.
 * @param consentId the consent that a header of the request names
 * @throws HeaderInvalid if the key is not valid, or if a required key is missing
 */
export function keyedRequest(
  request: Request,
  operation: KeyedRequest['operation'],
  isRequired: boolean,
  consentId?: string,
): KeyedRequest | undefined {
  const key = request.get(IDEMPOTENCY_KEY);
  if (key === undefined) {
    if (!isRequired) return undefined;
    throw new HeaderInvalid(
      IDEMPOTENCY_KEY,
      'Is missing; it is required because IDEMPOTENCY_REQUIRED is true.',
    );
  }
  if (!KEY.test(key)) {
    throw new HeaderInvalid(
      IDEMPOTENCY_KEY,
      'Must have 1 to 40 characters, without spaces at its ends.',
    );
  }
  const body = request.body as unknown;
  const data = (body as { readonly data?: unknown } | undefined)?.data;
  const asked = data ?? body ?? null;
  return {
    operation,
    key,
    content: contentHash(consentId === undefined ? asked : [consentId, asked]),
  };
}
