import { ofBrand, type ByBrand } from '../../account/by-brand';
import { type Card } from '../../account/card';
import { type CardRequest } from '../../requests/card-request';
import { decisionOf, type Decision } from '../../decision';

const RULE = 'contactless';

/** DE39 that asks for a PIN, so that the terminal changes to the contact interface. */
const NEEDS_PIN: ByBrand<string> = { mastercard: '65' };

/**
 * The limits of a contactless payment: 61 above the limit of the card, 70 (Mastercard: 65) above the limit without a
 * verification of the cardholder. A PIN (DE52), a PIN that the chip checked and the lock of a phone verify the cardholder.
 */
export function contactlessRefusal(
  { channel, purpose, billing, pinBlock, chip }: CardRequest,
  { contactlessLimit, contactlessPinLimit, brand }: Card,
): Decision | undefined {
  if (channel !== 'contactless' || purpose !== 'purchase') return undefined;
  const { cents } = billing;
  if (contactlessLimit !== null && cents > contactlessLimit) {
    const detail = `A contactless payment of the card can have up to ${String(contactlessLimit)} cents.`;
    return decisionOf('61', RULE, detail);
  }
  const isVerified = pinBlock !== undefined || chip?.isVerified === true;
  if (contactlessPinLimit === null || cents <= contactlessPinLimit || isVerified) return undefined;
  const code = ofBrand(NEEDS_PIN, brand) ?? '70';
  const detail = `A contactless payment above ${String(contactlessPinLimit)} cents needs a PIN or the verification by the device.`;
  return decisionOf(code, RULE, detail);
}
