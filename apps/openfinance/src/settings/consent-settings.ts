import { z } from 'zod';
import { type OpenfinanceConfig } from '../config';
import {
  behaviourOf,
  customerBehaviour,
  NEVER,
  type CustomerBehaviour,
} from './customer-behaviour';

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
    customer: customerBehaviour
      .optional()
      .describe(
        'How the customer of a new consent decides without a person, for suites. It replaces `autoAuthorise`. An outcome ' +
          'of a rule, such as CUSTOMER_REFUSES, comes before it.',
      ),
    secondHolder: customerBehaviour
      .optional()
      .describe(
        'How the second holder of an account that needs the approval of both decides, counted from the approval of the ' +
          'first. Default: never.',
      ),
  })
  .describe('What happens to new consents in the sandbox.');

export type ChangedConsentSettings = Readonly<z.output<typeof consentSettings>>;

/** The settings that apply. */
export interface ConsentSettings {
  readonly autoAuthorise: boolean;
  readonly permissionGroups: 'on' | 'off';
  /** Only if the sandbox has them. */
  readonly customer?: NonNullable<ChangedConsentSettings['customer']>;
  readonly secondHolder?: NonNullable<ChangedConsentSettings['secondHolder']>;
}

/** The settings of the sandbox, and those of the process in place of absent ones. */
export function settingsWith(
  { autoAuthorise, permissionGroups, customer, secondHolder }: ChangedConsentSettings,
  {
    consentAutoAuthorise,
    consentPermissionGroups,
  }: Pick<OpenfinanceConfig, 'consentAutoAuthorise' | 'consentPermissionGroups'>,
): ConsentSettings {
  return {
    autoAuthorise: autoAuthorise ?? consentAutoAuthorise,
    permissionGroups: permissionGroups ?? consentPermissionGroups,
    ...(customer === undefined ? {} : { customer }),
    ...(secondHolder === undefined ? {} : { secondHolder }),
  };
}

/** How the customers of a consent decide: the first, and the second holder of an account that needs both. */
export interface CustomerBehaviours {
  readonly first: CustomerBehaviour;
  readonly second: CustomerBehaviour;
}

/** How customers decide by the settings. */
export function behavioursOf({
  autoAuthorise,
  customer,
  secondHolder,
}: ConsentSettings): CustomerBehaviours {
  const atOnce: CustomerBehaviour = { decision: 'approve', afterMs: 0 };
  const first = customer === undefined ? (autoAuthorise ? atOnce : NEVER) : behaviourOf(customer);
  return { first, second: secondHolder === undefined ? NEVER : behaviourOf(secondHolder) };
}
