import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { CONFIG } from '#libs/config';
import { comparing, returning, tableOf, type Transactional, type UnitOfWork } from '#libs/database';
import { balance, boundsAt, meterOf, waitMs, type Bounds } from '#libs/rate-limit';
import { Sandboxes } from '#libs/sandbox';
import { type SpiConfig } from '../config';
import { TrafficBucketRow } from './traffic-bucket.row';

/** Costs are in fifths of a token, because an answer (pacs.002) costs one fifth of any other operation. */
export const FIFTHS = 5;

/** 3750 tokens, and 750 more per second (ICOM manual 1.12, primary channel), in fifths. */
const METER = meterOf(
  { capacity: 3_750 * FIFTHS, refillTokens: 750 * FIFTHS, refillPeriodMs: 1_000 },
  1,
);

/**
 * The traffic buckets of ICOM, on the clock of the sandbox. A request is accepted if the bucket is not empty. Its messages are
 * charged when they are processed, so the balance of a bucket can be negative. With ICOM_RATE_LIMIT=false nothing is read or written.
 */
@Injectable()
export class TrafficBuckets {
  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {}

  /**
   * @param nowMs of the sandbox
   * @returns the whole seconds until the participant can send again; undefined if it can send now
   */
  async retryAfterSec(ispb: string, nowMs: number): Promise<number | undefined> {
    if (!this.config.icomRateLimit) return undefined;
    const database = await this.sandboxes.database();
    const fullAt = await stateOf(database, ispb, boundsAt(METER, nowMs));
    if (fullAt === undefined || balance(METER, fullAt, nowMs) > 0) return undefined;
    return Math.ceil(waitMs(METER, fullAt, nowMs, 1) / 1_000);
  }

  /**
   * Takes fifths of a token in one statement, also if the bucket has too few. The row of the participant stays locked until the end of
   * the transaction, so this must be the last statement.
   */
  *charge(tx: UnitOfWork, ispb: string, fifths: number, nowMs: number): Transactional<void> {
    if (!this.config.icomRateLimit) return;
    const { now, latestFullAt } = boundsAt(METER, nowMs);
    const ticks = fifths * METER.ticksPerToken;
    const { least, greatest } = comparing(tx.database);
    const counted = `${least}(${greatest}(bucket.full_at, $3), $4)`;
    yield {
      sql:
        `INSERT INTO ${tx.table(TrafficBucketRow)} AS bucket (ispb, full_at) VALUES ($1, $2) ` +
        `ON CONFLICT (ispb) DO UPDATE SET full_at = ${least}(${counted} + $5, $4)`,
      parameters: [ispb, Math.min(now + ticks, latestFullAt), now, latestFullAt, ticks],
    };
  }
}

/**
 * Reads a bucket. If the clock of the sandbox was set back, the stored state is in the future and not valid. The bucket is full
 * again then.
 */
async function stateOf(
  database: DataSource,
  ispb: string,
  { now, latestFullAt }: Bounds,
): Promise<number | undefined> {
  const table = tableOf(database, TrafficBucketRow);
  const select = `SELECT full_at FROM ${table} WHERE ispb = $1`;
  const [row] = await returning<{ full_at: number | string }>(database, select, [ispb]);
  if (row === undefined || Number(row.full_at) <= latestFullAt) {
    return row === undefined ? undefined : Number(row.full_at);
  }
  await returning(
    database,
    `UPDATE ${table} SET full_at = $1 WHERE ispb = $2 AND full_at > $3 RETURNING full_at`,
    [now, ispb, latestFullAt],
  );
  return now;
}
