import { z } from 'zod';
import { parseDuration } from '#libs/kernel';

/** How a customer decides on a consent. */
export interface CustomerBehaviour {
  readonly decision: 'approve' | 'refuse' | 'never';
  /** How long the customer takes, in ms on the clock of the sandbox. */
  readonly afterMs: number;
}

/** A customer who never decides: the consent waits until a person decides, or until its deadline. */
export const NEVER: CustomerBehaviour = { decision: 'never', afterMs: 0 };
/** Customers decide in minutes or hours. A longer time is rather a mistake. */
const LONGEST_MS = 366 * 86_400_000;

/** How a customer decides, as a member of the settings. */
export const customerBehaviour = z.strictObject({
  decision: z
    .enum(['approve', 'refuse', 'never'], 'Must be approve, refuse or never.')
    .describe('never: the customer does not come back, and the consent waits until its deadline.'),
  after: z
    .string('Must be an ISO 8601 duration, as in PT30S.')
    .refine(isShort, { error: 'Must be an ISO 8601 duration of at most 366 days, as in PT30S.' })
    .optional()
    .describe(
      'How long the customer takes, on the clock of the sandbox, as in PT30S. Default: PT0S, at once.',
    ),
});

/** The stored form, in which the duration is a text. */
export type StoredBehaviour = Readonly<z.output<typeof customerBehaviour>>;

/** @example behaviourOf({ decision: 'approve', after: 'PT30S' }); // { decision: 'approve', afterMs: 30000 } */
export function behaviourOf({ decision, after }: StoredBehaviour): CustomerBehaviour {
  return { decision, afterMs: msOf(after ?? 'PT0S') ?? 0 };
}

function isShort(text: string): boolean {
  const ms = msOf(text);
  return ms !== undefined && ms <= LONGEST_MS;
}

/** Undefined for a text that is not a duration, or that has months, because they have no fixed length. */
function msOf(text: string): number | undefined {
  const duration = parseDuration(text);
  return duration === undefined || duration.months > 0 ? undefined : duration.ms;
}
