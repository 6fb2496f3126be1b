import { z } from 'zod';
import { type OpenfinanceConfig } from '../../config';

/** The highest number of calls that a limit can have. */
const MOST = 1_000_000;

const calls = z
  .int(`Must be a whole number from 1 to ${String(MOST)}.`)
  .min(1, `Must be a whole number from 1 to ${String(MOST)}.`)
  .max(MOST, `Must be a whole number from 1 to ${String(MOST)}.`)
  .optional();

/** The operational limits of a sandbox. An absent member has its default. */
export const limitSettings = z
  .strictObject({
    limits: z
      .enum(['off', 'on'], 'Must be off or on.')
      .optional()
      .describe(
        'on: calls are counted on the clock of the sandbox, and refused above the limits. Default: the variable OPERATIONAL_LIMITS.',
      ),
    monthlyStatus: z
      .union([z.literal(423), z.literal(429)], 'Must be 423 or 429.')
      .optional()
      .describe(
        'The status if a monthly limit is reached. accounts 2.4.2 has both and does not say which; banks differ. Default: the variable OPERATIONAL_LIMIT_STATUS.',
      ),
    monthlyCalls: z
      .strictObject({ low: calls, medium: calls, mediumHigh: calls, high: calls, highest: calls })
      .optional()
      .describe(
        'Successful calls of one month, by class of the endpoint. Default: low 4, medium 30, mediumHigh 120, high 240, highest 420.',
      ),
    callsPerMinute: z
      .strictObject({ low: calls, medium: calls, mediumHigh: calls, high: calls })
      .optional()
      .describe(
        'Calls of one origin to one endpoint in a full minute, by class. Default: low 500, medium 1000, mediumHigh 1500, high 2000.',
      ),
    callsPerSecond: calls.describe('Calls to the whole bank in a full second. Default: 300.'),
  })
  .describe('The operational limits of the sandbox.');

export type ChangedLimits = Readonly<z.output<typeof limitSettings>>;

/** Successful calls of one month, by class ("Limites operacionais"). */
export const MONTHLY_CLASSES = {
  low: 4,
  medium: 30,
  mediumHigh: 120,
  high: 240,
  highest: 420,
} as const;
/** Calls of one origin per minute, by class ("Limites de tráfego"; BCB, IN 306, manual of APIs 4.0, 5.1.1). */
export const TRAFFIC_CLASSES = { low: 500, medium: 1_000, mediumHigh: 1_500, high: 2_000 } as const;
/** Calls per second to the whole bank ("Limites de tráfego"). */
const SECOND = 300;

export type MonthlyClass = keyof typeof MONTHLY_CLASSES;
export type TrafficClass = keyof typeof TRAFFIC_CLASSES;

/** The limits that apply. */
export interface LimitSettings {
  readonly limits: 'off' | 'on';
  readonly monthlyStatus: 423 | 429;
  readonly monthlyCalls: Readonly<Record<MonthlyClass, number>>;
  readonly callsPerMinute: Readonly<Record<TrafficClass, number>>;
  readonly callsPerSecond: number;
}

/** The settings of the sandbox, and those of the process or of the standard in place of absent ones. */
export function limitsWith(
  { limits, monthlyStatus, monthlyCalls = {}, callsPerMinute = {}, callsPerSecond }: ChangedLimits,
  {
    operationalLimits,
    operationalLimitStatus,
  }: Pick<OpenfinanceConfig, 'operationalLimits' | 'operationalLimitStatus'>,
): LimitSettings {
  return {
    limits: limits ?? operationalLimits,
    monthlyStatus: monthlyStatus ?? (operationalLimitStatus === '429' ? 429 : 423),
    monthlyCalls: { ...MONTHLY_CLASSES, ...present(monthlyCalls) },
    callsPerMinute: { ...TRAFFIC_CLASSES, ...present(callsPerMinute) },
    callsPerSecond: callsPerSecond ?? SECOND,
  };
}

function present(
  numbers: Readonly<Record<string, number | undefined>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
