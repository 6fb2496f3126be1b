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
}
