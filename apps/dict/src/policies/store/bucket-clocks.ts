import { boundsAt, meterOfPolicy, policyId, type Policy } from '#libs/rate-limit';

/**
 * SQL that joins the rows of buckets, named `bucket`, with the present tick of their policies, `clock.now`. Each policy has its
 * own ticks.
 * @param parameters of the statement; the parameters of the join are added
 */
export function clocksOf(
  policies: readonly Policy[],
  nowMs: number,
  parameters: (string | number)[],
): string {
  const add = (value: string | number, type: string): string =>
    `CAST($${String(parameters.push(value))} AS ${type})`;
  const rows = policies.map((policy) => {
    const { now } = boundsAt(meterOfPolicy(policy), nowMs);
    return `(${add(policyId(policy), 'varchar')}, ${add(now, 'bigint')})`;
  });
  return (
    `JOIN (SELECT column1 AS policy, column2 AS now FROM (VALUES ${rows.join(', ')}) AS listed) AS clock ` +
    'ON clock.policy = bucket.policy'
  );
}
