import { PaymentRefused } from '../payment-terms/payment.errors';
import { type EarlierRequest } from './idempotency.repository';

/**
 * The answer to a request whose idempotency key was used before: that of the first request.
 * @throws PaymentRefused if the first request had other content
 */
export function sameAgain({ isSame, response }: EarlierRequest): { readonly data: never } {
  // Each operation has keys of its own, so the stored text has the type of its response.
  if (isSame) return { data: JSON.parse(response) as never };
  const detail = 'The header x-idempotency-key was used for a request with other content.';
  throw new PaymentRefused('ERRO_IDEMPOTENCIA', detail);
}
