/** Successful calls of one month, by class of the endpoint. */
export class MonthlyCallsResponse {
  /** @example 4 */
  low!: number;

  /** @example 30 */
  medium!: number;

  /** @example 120 */
  mediumHigh!: number;

  /** @example 240 */
  high!: number;

  /** @example 420 */
  highest!: number;
}

/** Calls of one origin to one endpoint in a minute, by class. */
export class CallsPerMinuteResponse {
  /** @example 500 */
  low!: number;

  /** @example 1000 */
  medium!: number;

  /** @example 1500 */
  mediumHigh!: number;

  /** @example 2000 */
  high!: number;
}

/** The operational limits of the sandbox. */
export class LimitSettingsResponse {
  /**
   * Whether calls are counted and refused.
   * @example on
   */
  limits!: 'off' | 'on';

  /**
   * The status if a monthly limit is reached: 423 or 429.
   * @example 423
   */
  monthlyStatus!: number;

  monthlyCalls!: MonthlyCallsResponse;

  callsPerMinute!: CallsPerMinuteResponse;

  /**
   * Calls to the whole bank in a second.
   * @example 300
   */
  callsPerSecond!: number;
}
