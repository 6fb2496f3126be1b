/** A sandbox whose new requests wait. */
export class HoldResponse {
  /**
   * The name of the sandbox.
   * @example run-42
   */
  sandbox!: string;

  /**
   * The id that the client has chosen.
   * @example deploy-7
   */
  id!: string;

  /**
   * Time when the hold ends by itself, by the clock of the machine.
   * @example 2026-11-21T12:00:10.000Z
   */
  until!: string;
}
