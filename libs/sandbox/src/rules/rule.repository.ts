import type { DataSource } from 'typeorm';
import { returning, tableOf } from '#libs/database';
import { RuleRow } from '../state/sandbox.rows';
import { takesEffect, type Rule, type RuleCounts } from './rule';

/** The largest value of the column. */
const MANY = 2_147_483_647;

/**
 * Counts a matching request and decides whether the rule takes effect on it. Both are one statement in the
 * database, so `times` is exact for simultaneous requests and several instances.
 *
 * @returns the number of the matching request, from 1, if the rule takes effect
 */
export async function claim(database: DataSource, rule: Rule): Promise<number | undefined> {
  const table = tableOf(database, RuleRow);
  const [counts] = await returning<RuleCounts>(
    database,
    `UPDATE ${table} SET matched = matched + 1 WHERE id = $1 RETURNING matched, hits`,
    [rule.id],
  );
  // The rule may have been deleted in the meantime.
  if (counts === undefined || !takesEffect(rule, counts)) return undefined;
  const [hit] = await returning(
    database,
    `UPDATE ${table} SET hits = hits + 1 WHERE id = $1 AND hits < $2 RETURNING hits`,
    [rule.id, rule.times ?? MANY],
  );
  return hit === undefined ? undefined : counts.matched;
}
