import type { Request } from 'express';
import { REFUSALS } from '../payment-terms/common-codes';
import { HeaderInvalid } from '../payment-terms/payment.errors';
import { currentCaller } from '../security/caller';
import { hashOf } from '../security/tokens/secret';
import { contentHash, type KeyedRequest } from './idempotency.repository';

export const IDEMPOTENCY_KEY = 'x-idempotency-key';

/** The header of a change, as it is documented (automatic-payments 2.0.0; payments 4.0.0, cancellation by consent). */
export const CHANGE_KEY = {
  name: IDEMPOTENCY_KEY,
  required: false,
  description: 'A request with the same key, content and object gets the first response again.',
};
/** The refusal of a key, for operations whose codes in the standard do not have it. */
export const KEY_REFUSAL = { ERRO_IDEMPOTENCIA: REFUSALS.ERRO_IDEMPOTENCIA } as const;

/** 1 to 40 characters, without white space at the ends. */
const KEY = /^(?!\s)(?=.{1,40}$).*\S$/;

/**
 * The idempotency key of a request; undefined if it has none. The consent is part of the content: the same body under
 * another consent is another payment.
 * @param objectId the consent that a header of the request names, or the consent or payment that the request changes
 * @throws HeaderInvalid if the key is not valid, or if a required key is missing
 */
export function keyedRequest(
  request: Request,
  operation: KeyedRequest['operation'],
  isRequired: boolean,
  objectId?: string,
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
    key: keyOfClient(key),
    content: contentHash(objectId === undefined ? asked : [objectId, asked]),
  };
}

/** Characters of the column. */
const STORED = 40;

/** Two clients can choose the same key, so the stored one is a hash that has the client in it. */
function keyOfClient(key: string): string {
  const caller = currentCaller();
  if (caller === undefined) return key;
  return hashOf(`${caller.clientId} ${key}`).slice(0, STORED);
}
