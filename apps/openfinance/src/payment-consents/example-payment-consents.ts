/** The consent of the documentation. */
export const EXAMPLE_PAYMENT_CONSENT = 'urn:simulador:00000000-0000-4000-8000-000000000022';

/** Creates the consents of the documentation, each with its payments. */
export abstract class ExamplePaymentConsents {
  /** @returns whether the id is that of an example; if so, it exists now */
  abstract make(consentId: string): Promise<boolean>;
}
