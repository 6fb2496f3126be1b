import {
  authenticationOf,
  resultCode44,
  type Authentication,
} from '../../account/authentication/authentication';
import { ofBrand, type ByBrand } from '../../account/by-brand';
import { type Card } from '../../account/card';
import { type CardRequest, type ReadRequest } from '../../requests/card-request';
import { type HostSettings } from '../../settings/host-settings';
import { type SecuritySettings } from '../../settings/security-settings';
import { decisionOf, type Decision } from '../../decision';

const RULE = 'authentication';

/** DE22 of a payment that a merchant starts with a stored card, when no cardholder is there to be authenticated. */
const STORED_CARD_ENTRY = '10';

/** DE39 that asks for the authentication of the cardholder. Mastercard has no code of its own for it. */
const NEEDS_AUTHENTICATION: ByBrand<string> = { mastercard: '65' };

/** The authentication in a request, checked if the sandbox asks for it. */
export function authenticationIn(
  { ecommerce, sentPan, token }: ReadRequest,
  card: Pick<Card, 'brand'> | undefined,
  { security }: HostSettings,
): Authentication | undefined {
  if (card === undefined) return undefined;
  return authenticationOf(ecommerce, {
    brand: card.brand,
    number: sentPan,
    isToken: token !== undefined,
    isChecked: security.ecommerce !== 'off',
  });
}

/** DE44 of the response, if an authentication value was checked. */
export function resultOfAuthentication({
  authentication,
}: CardRequest): Readonly<Record<string, string>> {
  const code = authentication && resultCode44(authentication);
  return code === undefined ? {} : { '44': code };
}

/**
 * The reason why the authentication of a payment is not accepted: 12 for an indicator of another brand, 82 for a wrong
 * value, 1A (Mastercard: 65) if the sandbox requires an authentication and the message has none.
 */
export function authenticationRefusal(
  { authentication, channel, purpose, message }: CardRequest,
  { brand }: Pick<Card, 'brand'>,
  policy: SecuritySettings['ecommerce'],
): Decision | undefined {
  if (policy === 'off') return undefined;
  const problem = authentication?.problem;
  if (problem !== undefined) return decisionOf('12', RULE, problem);
  if (authentication?.value === 'invalid') {
    const detail =
      'The authentication value (CAVV, TAVV) is not that of the card under the test key.';
    return decisionOf('82', RULE, detail);
  }
  const isStored = message.fields['22']?.startsWith(STORED_CARD_ENTRY) ?? false;
  const isDue = channel === 'ecommerce' && purpose === 'purchase' && !isStored;
  if (policy !== 'require' || !isDue || authentication?.level === 'full') return undefined;
  const code = ofBrand(NEEDS_AUTHENTICATION, brand) ?? '1A';
  const detail = 'The sandbox requires that the cardholder is authenticated by 3-D Secure.';
  return decisionOf(code, RULE, detail);
}
