/** The consent of the documentation. */
export const EXAMPLE_PAYMENT_CONSENT = 'urn:simulador:00000000-0000-4000-8000-000000000022';

const TO_PAY = 'urn:simulador:00000000-0000-4000-9000-';

/** A consent that its customer has authorised, for the example of a payment. */
export const EXAMPLE_CONSENT_TO_PAY = `${TO_PAY}000000000001`;

/**
 * Whether the id is that of a consent for the example payment. There are as many as ids with this beginning, so that the
 * example can be sent more than once.
 */
export function isConsentToPay(consentId: string): boolean {
  return consentId.startsWith(TO_PAY) && /^[0-9a-f]{12}$/.test(consentId.slice(TO_PAY.length));
}

/** Creates the consents of the documentation, each with its payments. */
export abstract class ExamplePaymentConsents {
  /** @returns whether the id is that of an example; if so, it exists now */
  abstract make(consentId: string): Promise<boolean>;
}
