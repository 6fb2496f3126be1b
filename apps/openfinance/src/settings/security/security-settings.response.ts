/** How strict the bank is in the sandbox. */
export class SecuritySettingsResponse {
  /**
   * Whether certificates, tokens and signatures are ignored, checked if present, or required.
   * @example required
   */
  security!: 'off' | 'optional' | 'required';

  /**
   * The clock of the times in signed texts.
   * @example machine
   */
  signatureClock!: 'machine' | 'sandbox';
}
