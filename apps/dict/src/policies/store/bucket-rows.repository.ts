import { type Transactional, type SqlRow, type UnitOfWork } from '#libs/database';
import { policyId } from '#libs/rate-limit';
import { bucketName, take, type Bucket, type BucketStates, type Cost } from './charge';
import { PolicyBucketRow } from './policy-bucket.row';

/** Each bucket has four parameters, and a statement can have 32,766. */
const BUCKETS_A_STATEMENT = 512;

/**
 * The stored states of buckets, locked until the end of the transaction. They are locked in the order of their names, so that
 * transactions cannot deadlock. Buckets without a row are absent.
 */
export function* lockBuckets(
  tx: UnitOfWork,
  buckets: readonly Bucket[],
): Transactional<BucketStates> {
  const table = tx.table(PolicyBucketRow);
  const states: BucketStates = new Map();
  for (const part of partsOf(inOrder(buckets))) {
    const { values, parameters } = valuesOf(part, (bucket) => [
      policyId(bucket.policy),
      bucket.owner,
    ]);
    const rows = yield {
      sql:
        `SELECT policy, owner, full_at, changed_ms FROM ${table} ` +
        `WHERE (policy, owner) IN (VALUES ${values}) ORDER BY policy, owner` +
        tx.forUpdate(),
      parameters,
    };
    for (const row of rows) states.set(...stateOf(row));
  }
  return states;
}

/** Like `lockBuckets`, but buckets without a row get one, so that all of them are locked. */
export function* lockOrAddBuckets(
  tx: UnitOfWork,
  buckets: readonly Bucket[],
): Transactional<BucketStates> {
  const states = yield* lockBuckets(tx, buckets);
  const missing = inOrder(buckets).filter((bucket) => !states.has(bucketName(bucket)));
  if (missing.length === 0) return states;
  let added = 0;
  for (const part of partsOf(missing)) {
    const rows = part.map(
      (_, index) => `($${String(2 * index + 1)}, $${String(2 * index + 2)}, 0, 0)`,
    );
    const stored = yield {
      sql:
        `INSERT INTO ${tx.table(PolicyBucketRow)} (policy, owner, full_at, changed_ms) ` +
        `VALUES ${rows.join(', ')} ON CONFLICT DO NOTHING RETURNING owner`,
      parameters: part.flatMap(({ policy, owner }) => [policyId(policy), owner]),
    };
    added += stored.length;
  }
  // Another instance has added one of them in the meantime. Its state counts.
  return added === missing.length ? states : yield* lockBuckets(tx, buckets);
}

/** Stores the states of buckets that are locked. */
export function* storeBuckets(
  tx: UnitOfWork,
  buckets: readonly Bucket[],
  states: BucketStates,
): Transactional<void> {
  const changed = inOrder(buckets).filter((bucket) => states.has(bucketName(bucket)));
  for (const part of partsOf(changed)) {
    const { values, parameters } = valuesOf(part, (bucket) => {
      const state = states.get(bucketName(bucket));
      return [policyId(bucket.policy), bucket.owner, state?.fullAt ?? 0, state?.changedMs ?? 0];
    });
    yield {
      sql:
        `WITH changed (policy, owner, full_at, changed_ms) AS (VALUES ${values}) ` +
        `UPDATE ${tx.table(PolicyBucketRow)} AS bucket ` +
        'SET full_at = changed.full_at, changed_ms = changed.changed_ms FROM changed ' +
        'WHERE bucket.policy = changed.policy AND bucket.owner = changed.owner',
      parameters,
    };
  }
}

/** Gives the tokens of costs back. A bucket without a row is already full. */
export function* giveBack(
  tx: UnitOfWork,
  costs: readonly Cost[],
  nowMs: number,
): Transactional<void> {
  const states = yield* lockBuckets(tx, costs);
  for (const cost of costs) {
    if (states.has(bucketName(cost))) take(states, { ...cost, tokens: -cost.tokens }, nowMs);
  }
  yield* storeBuckets(tx, costs, states);
}

export function stateOf(row: SqlRow): [string, { fullAt: number; changedMs: number }] {
  const name = `${String(row['policy'])}/${String(row['owner'])}`;
  return [name, { fullAt: Number(row['full_at']), changedMs: Number(row['changed_ms']) }];
}

/** Each bucket once, in the order of their names. */
function inOrder(buckets: readonly Bucket[]): readonly Bucket[] {
  const byName = new Map(buckets.map((bucket) => [bucketName(bucket), bucket]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, bucket]) => bucket);
}

function* partsOf(buckets: readonly Bucket[]): Generator<readonly Bucket[]> {
  for (let start = 0; start < buckets.length; start += BUCKETS_A_STATEMENT) {
    yield buckets.slice(start, start + BUCKETS_A_STATEMENT);
  }
}

/**
 * The rows of a VALUES list. The last row is repeated until their number is a power of two. So there are few different
 * statements to prepare.
 */
function valuesOf(
  buckets: readonly Bucket[],
  write: (bucket: Bucket) => readonly (string | number)[],
): { readonly values: string; readonly parameters: readonly (string | number)[] } {
  let count = 1;
  while (count < buckets.length) count *= 2;
  const rows: string[] = [];
  const parameters: (string | number)[] = [];
  for (let index = 0; index < count; index += 1) {
    const bucket = buckets[Math.min(index, buckets.length - 1)];
    if (bucket === undefined) continue;
    const written = write(bucket).map((value) => {
      parameters.push(value);
      // Without the cast, PostgreSQL treats a parameter in a VALUES list as text.
      return `CAST($${String(parameters.length)} AS ${typeof value === 'number' ? 'bigint' : 'varchar'})`;
    });
    rows.push(`(${written.join(', ')})`);
  }
  return { values: rows.join(', '), parameters };
}
