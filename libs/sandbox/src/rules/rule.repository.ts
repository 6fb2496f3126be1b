import type { DataSource } from 'typeorm';
import {
  returning,
  tableOf,
  type SqlRow,
  type Statement,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { RuleRow } from '../state/sandbox.rows';
import { type Rule, type RuleCounts } from './rule';

/** The largest value of the column. */
const MANY = 2_147_483_647;

type CountedRule = Pick<Rule, 'id' | 'times'>;

/** Counts a request that matches. @returns the counters with this request; undefined if the rule was deleted */
export async function countMatch(
  database: DataSource,
  rule: CountedRule,
): Promise<RuleCounts | undefined> {
  const { sql, parameters } = matchOf(tableOf(database, RuleRow), rule);
  const [counts] = await returning<SqlRow>(database, sql, parameters);
  return counts && countsOf(counts);
}

/** Like countMatch, in a transaction. */
export function* countMatchIn(
  tx: UnitOfWork,
  rule: CountedRule,
): Transactional<RuleCounts | undefined> {
  const [counts] = yield matchOf(tx.table(RuleRow), rule);
  return counts && countsOf(counts);
}

/**
 * Counts a hit, unless the rule has as many as `times` allows. The check and the count are one statement, so `times` is exact
 * for simultaneous requests and several instances.
 * @returns whether the rule takes effect
 */
export async function takeHit(database: DataSource, rule: CountedRule): Promise<boolean> {
  const { sql, parameters } = hitOf(tableOf(database, RuleRow), rule);
  return (await returning(database, sql, parameters)).length > 0;
}

/** Like takeHit, in a transaction: a rollback gives the hit back. Until the commit, other requests wait for the row. */
export function* takeHitIn(tx: UnitOfWork, rule: CountedRule): Transactional<boolean> {
  return (yield hitOf(tx.table(RuleRow), rule)).length > 0;
}

/** Takes back a hit of the same transaction. */
export function* giveBackHit(tx: UnitOfWork, { id }: CountedRule): Transactional<void> {
  const table = tx.table(RuleRow);
  yield { sql: `UPDATE ${table} SET hits = hits - 1 WHERE id = $1`, parameters: [id] };
}

function matchOf(table: string, { id }: CountedRule): Statement {
  const sql = `UPDATE ${table} SET matched = matched + 1 WHERE id = $1 RETURNING matched, hits`;
  return { sql, parameters: [id] };
}

function hitOf(table: string, { id, times = MANY }: CountedRule): Statement {
  const sql = `UPDATE ${table} SET hits = hits + 1 WHERE id = $1 AND hits < $2 RETURNING hits`;
  return { sql, parameters: [id, times] };
}

function countsOf({ matched, hits }: SqlRow): RuleCounts {
  return { matched: Number(matched), hits: Number(hits) };
}
