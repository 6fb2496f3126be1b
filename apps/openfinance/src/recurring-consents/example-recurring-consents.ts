/** The consent of the documentation, to Pix Automático. */
export const EXAMPLE_RECURRING_CONSENT = 'urn:simulador:00000000-0000-4000-8000-000000000023';

const TO_PAY = 'urn:simulador:00000000-0000-4000-a000-';

/** A consent to Transferências Inteligentes that its customer has authorised, for the example of a payment. */
export const EXAMPLE_RECURRING_CONSENT_TO_PAY = `${TO_PAY}000000000001`;

/** Whether the id is that of a consent for the example payment: any with this beginning, so that it can be sent more than once. */
export function isRecurringConsentToPay(consentId: string): boolean {
  return consentId.startsWith(TO_PAY) && /^[0-9a-f]{12}$/.test(consentId.slice(TO_PAY.length));
}

/** Creates the recurring consents of the documentation. */
export abstract class ExampleRecurringConsents {
  /** @returns whether the id is that of an example; if so, it exists now */
  abstract make(id: string): Promise<boolean>;
}
