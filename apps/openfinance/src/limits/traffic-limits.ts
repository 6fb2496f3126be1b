import { type MonthlyClass, type TrafficClass } from '../settings/limits/limit-settings';
import { MONTHLY_LIMITS } from './monthly-limits';

/** The class of an endpoint by the class of its monthly limit: our decision, because no document that we know has the list. */
const BY_MONTHLY: Readonly<Record<MonthlyClass, TrafficClass>> = {
  low: 'low',
  medium: 'medium',
  mediumHigh: 'mediumHigh',
  high: 'high',
  highest: 'high',
};

/** The API families whose documents have no 429 (payments 4.0.0). */
const WITHOUT_ORIGIN_LIMITS: ReadonlySet<string> = new Set(['payments']);

/** The class of an endpoint; undefined if it has no limit of calls per minute. */
export function trafficClassOf(endpoint: string): TrafficClass | undefined {
  const [family = ''] = endpoint.split('/');
  if (WITHOUT_ORIGIN_LIMITS.has(family)) return undefined;
  const monthly = MONTHLY_LIMITS[endpoint];
  return monthly === undefined ? 'high' : BY_MONTHLY[monthly.class];
}
