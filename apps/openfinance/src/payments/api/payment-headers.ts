import type { Request } from 'express';
import { HeaderInvalid } from '../payment.errors';
import { contentHash, type KeyedRequest } from '../store/idempotency.repository';

export const IDEMPOTENCY_KEY = 'x-idempotency-key';

/** 1 to 40 characters, without white space at the ends. */
const KEY = /^(?!\s)(?=.{1,40}$).*\S$/;

/**
 * The idempotency key of a request; undefined if it has none. The consent is part of what was asked: the same body under
 * another consent is another payment.
 * @param consentId the consent that the request names outside of its body
 * @throws HeaderInvalid if the key is not valid, or missing though it is required
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
    throw invalid('Is missing; IDEMPOTENCY_REQUIRED demands it.');
  }
  if (!KEY.test(key)) {
    throw invalid('Must have 1 to 40 characters, without spaces at its ends.');
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

function invalid(detail: string): HeaderInvalid {
  return new HeaderInvalid(`The header ${IDEMPOTENCY_KEY} is not valid: ${detail}`, [
    { pointer: IDEMPOTENCY_KEY, detail },
  ]);
}
