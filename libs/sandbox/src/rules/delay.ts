import { z } from 'zod';
import { exactlyOne, numberFrom } from '#libs/schema';
import { chance, normalChance } from './chance';

const MAX_DELAY_MS = 366 * 24 * 3_600_000;

const ms = numberFrom(0, MAX_DELAY_MS);
const TIMES = ['fixedMs', 'uniformMs', 'logNormalMs'] as const;

const uniform = z
  .tuple([ms, ms], 'Must be two numbers, as in [10, 250].')
  .superRefine(([min, max], context) => {
    if (max >= min) return;
    const message = `Must be a number from ${String(min)} to ${String(MAX_DELAY_MS)}.`;
    context.addIssue({ code: 'custom', message, path: [1] });
  })
  .transform((pair): readonly [min: number, max: number] => pair);

const delayObject = z
  .strictObject({
    fixedMs: ms.optional().describe('A fixed number of milliseconds.'),
    uniformMs: uniform
      .optional()
      .describe('Minimum and maximum in milliseconds, uniformly distributed.'),
    logNormalMs: z
      .strictObject({ median: ms, sigma: numberFrom(0, 5) })
      .optional()
      .describe('Milliseconds with a log-normal distribution.'),
    clock: z
      .enum(['real', 'sandbox'])
      .nullish()
      .describe(
        'The clock of the delay: `real` is the clock of the machine (default), `sandbox` that of the sandbox.',
      ),
  })
  .check(exactlyOne(TIMES))
  .transform(({ clock, ...time }) => ({ ...time, clock: clock ?? ('real' as const) }));

/** The delay of a response. A number is in milliseconds of the clock of the machine. */
export const delay = z.union(
  [ms.transform((fixedMs): Delay => ({ fixedMs, clock: 'real' })), delayObject],
  `Must be a number of milliseconds, or an object with one of ${TIMES.join(', ')}.`,
);

/** A delay has exactly one of the times, and optionally the clock. */
type Delay = Readonly<z.output<typeof delayObject>>;

/** The delay of one request in milliseconds. It is the same for the same seed and count. */
export function delayMs(
  { fixedMs, uniformMs, logNormalMs }: Delay,
  seed: number,
  count: number,
): number {
  if (fixedMs !== undefined) return fixedMs;
  if (uniformMs !== undefined) {
    const [min, max] = uniformMs;
    return Math.round(min + (max - min) * chance(seed, count, 3));
  }
  const { median, sigma } = logNormalMs ?? { median: 0, sigma: 0 };
  return Math.min(MAX_DELAY_MS, Math.round(median * Math.exp(sigma * normalChance(seed, count))));
}
