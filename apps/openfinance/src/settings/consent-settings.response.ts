/** How a customer decides without a person. */
export class CustomerBehaviourResponse {
  /** @example approve */
  decision!: 'approve' | 'refuse' | 'never';

  /**
   * How long the customer takes, as an ISO 8601 duration. Absent: the customer decides at once.
   * @example PT30S
   */
  after?: string | undefined;
}

/** What happens to new consents in the sandbox. */
export class ConsentSettingsResponse {
  /**
   * Whether a new consent is authorised at once.
   * @example false
   */
  autoAuthorise!: boolean;

  /**
   * Whether a consent must have complete groups of permissions.
   * @example on
   */
  permissionGroups!: 'on' | 'off';

  /** How the customer of a new consent decides. Absent: by `autoAuthorise`. */
  customer?: CustomerBehaviourResponse;

  /** How the second holder of a joint account decides. Absent: never. */
  secondHolder?: CustomerBehaviourResponse;
}
