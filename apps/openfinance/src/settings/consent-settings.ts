import { z } from 'zod';

/** What happens to new consents in a sandbox. An absent member has the value of its variable. */
export const consentSettings = z
  .strictObject({
    autoAuthorise: z
      .boolean('Must be true or false.')
      .optional()
      .describe(
        'true: every new consent is authorised at once. false: it waits until its customer decides on the ' +
          'authorisation page, or a request to `/__admin/consents/{id}/authorise` or `/reject` does. Default: the variable CONSENT_AUTO_AUTHORISE.',
      ),
    permissionGroups: z
      .enum(['on', 'off'], 'Must be on or off.')
      .optional()
      .describe(
        'on: a consent must have complete groups of permissions. off: any combination is accepted. Default: the ' +
          'variable CONSENT_PERMISSION_GROUPS.',
      ),
  })
  .describe('What happens to new consents in the sandbox.');

type ChangedSettings = Readonly<z.output<typeof consentSettings>>;

/** The settings that apply. */
export type ConsentSettings = Readonly<
  Required<{ [Name in keyof ChangedSettings]: NonNullable<ChangedSettings[Name]> }>
>;

/** The settings of the sandbox, and those of the process in place of absent ones. */
export function settingsWith(
  { autoAuthorise, permissionGroups }: ChangedSettings,
  defaults: ConsentSettings,
): ConsentSettings {
  return {
    autoAuthorise: autoAuthorise ?? defaults.autoAuthorise,
    permissionGroups: permissionGroups ?? defaults.permissionGroups,
  };
}
