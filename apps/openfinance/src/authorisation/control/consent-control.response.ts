/** The new status of a consent. */
export class ConsentStatusResponse {
  /** @example urn:simulador:00000000-0000-4000-8000-000000000003 */
  consentId!: string;

  /** @example AUTHORISED */
  status!: string;
}
