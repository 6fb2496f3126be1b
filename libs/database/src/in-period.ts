import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { parseInstant, toIsoUtc } from '#libs/kernel';

/** A period as a request names it: instants of ISO 8601, as `parseInstant` reads them. */
export interface Period {
  /** Included. */
  readonly from?: string | undefined;
  /** Excluded. */
  readonly to?: string | undefined;
}

/**
 * Limits a query to the rows of a period.
 * @param column a property whose instants are stored as `toIsoUtc` writes them: such texts sort in the order of time
 */
export function inPeriod<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: keyof Row & string,
  { from, to }: Period,
): void {
  const path = `${query.alias}.${column}`;
  if (from !== undefined) query.andWhere(`${path} >= :from`, { from: asStored(from) });
  if (to !== undefined) query.andWhere(`${path} < :to`, { to: asStored(to) });
}

function asStored(instant: string): string {
  const epochMs = parseInstant(instant);
  if (epochMs === undefined) throw new RangeError(`${instant} is not an instant`);
  return toIsoUtc(epochMs);
}
