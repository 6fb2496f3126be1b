import {
  balance,
  FULL,
  meterOfPolicy,
  move,
  policyId,
  RESERVED_TOKENS,
  waitMs,
  type Policy,
} from '#libs/rate-limit';

/** A bucket: the policy in the size of the owner, and the owner, which is an ISPB, or the CPF or CNPJ of a payer. */
export interface Bucket {
  readonly policy: Policy;
  readonly owner: string;
}

/** Tokens that a request costs. A negative number gives tokens back. */
export interface Cost extends Bucket {
  readonly tokens: number;
}

/** The stored state of a bucket. */
export interface BucketState {
  /** In ticks of the policy's meter; see libs/rate-limit. */
  readonly fullAt: number;
  /** The time of its last change on the clock of the sandbox, in ms. */
  readonly changedMs: number;
}

/** States by `bucketName`. A bucket without a state is full. */
export type BucketStates = Map<string, BucketState>;

/** The bucket that refuses a request. */
export interface EmptyBucket extends Bucket {
  /** 0 or less. */
  readonly balance: number;
  /** The time until it holds a token, in ms. */
  readonly waitMs: number;
}

/** Simultaneous requests may be counted in another order, and the clocks of instances differ a little. */
const CLOCK_TOLERANCE_MS = 60_000;

export function bucketName({ policy, owner }: Bucket): string {
  return `${policyId(policy)}/${owner}`;
}

/**
 * The `fullAt` of a bucket now. If the clock of the sandbox was set back, a state from the future does not count, and the bucket
 * is full.
 */
export function stateAt(states: BucketStates, bucket: Bucket, nowMs: number): number {
  const stored = states.get(bucketName(bucket));
  if (stored === undefined || stored.changedMs > nowMs + CLOCK_TOLERANCE_MS) return FULL;
  return stored.fullAt;
}

/** The latest `changedMs` that does not count as the future. */
export function latestChangeMs(nowMs: number): number {
  return nowMs + CLOCK_TOLERANCE_MS;
}

/** An instant before all requests of the present moment. */
export function safelyPastMs(nowMs: number): number {
  return nowMs - CLOCK_TOLERANCE_MS;
}

/**
 * Takes the tokens of a request from its buckets, if none of them is empty. A cost of several tokens can lead to debt
 * (operational manual 8, 13.1).
 * @returns the empty bucket with the longest wait, if there is one; then no tokens are taken
 */
export function charge(
  states: BucketStates,
  costs: readonly Cost[],
  nowMs: number,
): EmptyBucket | undefined {
  const empty = emptiest(states, costs, nowMs);
  if (empty !== undefined) return empty;
  for (const cost of costs) take(states, cost, nowMs);
  return undefined;
}

/** The empty bucket with the longest wait; undefined if none is empty. */
export function emptiest(
  states: BucketStates,
  buckets: readonly Bucket[],
  nowMs: number,
): EmptyBucket | undefined {
  let longest: EmptyBucket | undefined;
  for (const { policy, owner } of buckets) {
    const meter = meterOfPolicy(policy);
    const fullAt = stateAt(states, { policy, owner }, nowMs);
    const held = balance(meter, fullAt, nowMs);
    if (held > 0) continue;
    const wait = waitMs(meter, fullAt, nowMs, RESERVED_TOKENS);
    if (wait > (longest?.waitMs ?? 0)) longest = { policy, owner, balance: held, waitMs: wait };
  }
  return longest;
}

/** Takes tokens, even from a bucket with too few tokens, or gives tokens back. */
export function take(states: BucketStates, cost: Cost, nowMs: number): void {
  const { policy, tokens } = cost;
  const fullAt = move(meterOfPolicy(policy), stateAt(states, cost, nowMs), nowMs, tokens);
  states.set(bucketName(cost), { fullAt, changedMs: nowMs });
}
