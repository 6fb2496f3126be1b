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
    fixedMs: ms.optional().describe('This many milliseconds.'),
    uniformMs: uniform
      .optional()
      .describe('A number of milliseconds between these two, each as likely.'),
    logNormalMs: z
      .strictObject({ median: ms, sigma: numberFrom(0, 5) })
      .optional()
      .describe('A number of milliseconds of a log-normal distribution.'),
    clock: z
      .enum(['real', 'sandbox'])
      .nullish()
      .describe("Whose time passes: the machine's (the default) or the sandbox's."),
  })
  .check(exactlyOne(TIMES))
  .transform(({ clock, ...time }) => ({ ...time, clock: clock ?? ('real' as const) }));

/** How long an answer is held back. A number is milliseconds of real time. */
export const delay = z.union(
  [ms.transform((fixedMs): Delay => ({ fixedMs, clock: 'real' })), delayObject],
  `Must be a number of milliseconds, or an object with one of ${TIMES.join(', ')}.`,
);

/** Exactly one of the times, and the clock. */
type Delay = Readonly<z.output<typeof delayObject>>;

/** How long this time: always the same for the same seed and count. */
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
