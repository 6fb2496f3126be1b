/**
 * The buckets of the rate policies, written a second time: what a bucket lacks is kept as the time that it needs to be full
 * again. The numbers are those of the table in DICT API 2.12.1: tokens per minute, and capacity.
 */
const POLICIES = {
  ENTRIES_WRITE: [1_200, 36_000],
  ENTRIES_UPDATE: [600, 600],
  CLAIMS_WRITE: [1_200, 36_000],
  CLAIMS_LIST_WITH_ROLE: [40, 200],
  INFRACTION_REPORTS_WRITE: [1_200, 36_000],
  INFRACTION_REPORTS_LIST_WITH_ROLE: [40, 200],
  REFUNDS_WRITE: [2_400, 72_000],
  REFUND_LIST_WITH_ROLE: [40, 200],
  /** Of the category C, which participants have unless they are given another one. */
  ENTRIES_READ_PARTICIPANT_ANTISCAN: [15_000, 30_000],
} as const;
/** Of a person and of a company. */
const OF_USERS = { PF: [2, 100], PJ: [20, 1_000] } as const;

export type ParticipantPolicy = keyof typeof POLICIES;
export type UserPolicy = 'ENTRIES_READ_USER_ANTISCAN' | 'ENTRIES_READ_USER_ANTISCAN_V2';

/** A policy, and who the bucket belongs to. */
export interface ModelBucket {
  readonly policy: ParticipantPolicy | UserPolicy;
  /** An ISPB, a CPF or a CNPJ. */
  readonly owner: string;
}

export class BucketModel {
  /** The time until a bucket is full, in ms. A bucket that is not here is full. */
  private readonly lacking = new Map<string, number>();

  balance(bucket: ModelBucket): number {
    const { tokenMs, capacity } = sizeOf(bucket);
    return capacity - Math.ceil(this.lackOf(bucket) / tokenMs);
  }

  take(bucket: ModelBucket, tokens: number): void {
    this.keep(bucket, this.lackOf(bucket) + tokens * sizeOf(bucket).tokenMs);
  }

  giveBack(bucket: ModelBucket, tokens: number): void {
    this.take(bucket, -tokens);
  }

  set(bucket: ModelBucket, balance: number): void {
    const { tokenMs, capacity } = sizeOf(bucket);
    this.keep(bucket, (capacity - balance) * tokenMs);
  }

  /** Takes one token from a bucket that holds something. @returns false if it does not */
  admits(policy: ParticipantPolicy, owner: string): boolean {
    if (this.balance({ policy, owner }) <= 0) return false;
    this.take({ policy, owner }, 1);
    return true;
  }

  advance(ms: number): void {
    for (const [name, lackMs] of this.lacking) this.lacking.set(name, Math.max(0, lackMs - ms));
  }

  /** Those that are not full, with their balances. */
  list(): string[] {
    return [...this.lacking]
      .filter(([, lackMs]) => lackMs > 0)
      .map(([name]) => {
        const [policy, owner] = name.split(' ') as [ModelBucket['policy'], string];
        return `${name} ${String(this.balance({ policy, owner }))}`;
      })
      .sort();
  }

  private lackOf({ policy, owner }: ModelBucket): number {
    return this.lacking.get(`${policy} ${owner}`) ?? 0;
  }

  private keep({ policy, owner }: ModelBucket, lackMs: number): void {
    this.lacking.set(`${policy} ${owner}`, Math.max(0, lackMs));
  }
}

function sizeOf({ policy, owner }: ModelBucket): { tokenMs: number; capacity: number } {
  const isOfUser = policy.startsWith('ENTRIES_READ_USER');
  const [perMinute, capacity] = isOfUser
    ? OF_USERS[owner.length === 11 ? 'PF' : 'PJ']
    : POLICIES[policy as ParticipantPolicy];
  return { tokenMs: 60_000 / perMinute, capacity };
}
