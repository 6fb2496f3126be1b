import { z } from 'zod';

/** The statuses that can be set. A resource without one is AVAILABLE, unless a second holder has not approved it. */
export const UNAVAILABLE_STATUSES = [
  'UNAVAILABLE',
  'TEMPORARILY_UNAVAILABLE',
  'PENDING_AUTHORISATION',
] as const;
export type UnavailableStatus = (typeof UNAVAILABLE_STATUSES)[number];

/** The statuses of a resource (resources 3.1.0). */
export const RESOURCE_STATUSES = ['AVAILABLE', ...UNAVAILABLE_STATUSES] as const;
export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];

const MOST = 100;
/** The format of an id (resources 3.1.0). */
const RESOURCE_ID = /^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/;

/** The resources of a sandbox that cannot be read. */
export const resourceSettings = z
  .strictObject({
    resources: z
      .array(
        z.strictObject({
          resourceId: z
            .string('Must be the accountId or the creditCardAccountId.')
            .regex(RESOURCE_ID, 'Must be an id of 1 to 100 letters, digits and hyphens.')
            .describe(
              'The accountId or the creditCardAccountId. The account may be one that the bank has not seen yet.',
            ),
          status: z.enum(
            UNAVAILABLE_STATUSES,
            `Must be ${UNAVAILABLE_STATUSES.slice(0, -1).join(', ')} or ${String(UNAVAILABLE_STATUSES.at(-1))}.`,
          ),
        }),
        'Must be a list.',
      )
      .max(MOST, `Must have at most ${String(MOST)} resources.`)
      .refine(
        (resources) =>
          new Set(resources.map(({ resourceId }) => resourceId)).size === resources.length,
        'Must have each resourceId once.',
      )
      .optional()
      .describe('The accounts and card accounts that are not AVAILABLE. Default: none.'),
  })
  .describe('The resources of the sandbox that cannot be read.');

export type ChangedResourceSettings = Readonly<z.output<typeof resourceSettings>>;

/** The settings that apply. */
export interface ResourceSettings {
  readonly resources: NonNullable<ChangedResourceSettings['resources']>;
}
