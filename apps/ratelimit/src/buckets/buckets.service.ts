import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext, type JsonList } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import {
  balance,
  FULL,
  holding,
  meterOfPolicy,
  policyId,
  RESERVED_TOKENS,
  type Policy,
  type QueryOutcome,
} from '#libs/rate-limit';
import { CLOCK } from '#libs/sandbox';
import { type RatelimitConfig } from '../config';
import {
  BucketRepository,
  type Change,
  type LedgerFilter,
  type Movement,
  type StoredBucket,
} from './bucket.repository';
import { stateOf, type BucketState } from './bucket-state';
import { type LedgerEntry, type LedgerReason } from './ledger-entry';
import { WaitingLines, type Attempt } from './waiting-lines';

/** The result of a reservation: whether the query is allowed, and the buckets of the client afterwards. */
export interface Reservation {
  readonly clientId: string;
  readonly isAllowed: boolean;
  readonly buckets: readonly BucketState[];
  /** The lines of the ledger to store when the outcome is known. */
  readonly lines: readonly LedgerEntry[];
}

interface ReservationAttempt extends Attempt {
  /** Undefined if the buckets refused. */
  readonly reservation: Reservation | undefined;
  /** The buckets that refused. */
  readonly buckets: readonly BucketState[];
}

/**
 * The buckets of the clients. A query reserves a token in each bucket before its outcome is known. Otherwise,
 * many simultaneous queries could fail for the price of one token. If no token is left, but running queries
 * could return theirs, the query waits for them for a short time.
 */
@Injectable()
export class BucketsService {
  private readonly lines = new WaitingLines();

  constructor(
    private readonly buckets: BucketRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: RatelimitConfig,
  ) {}

  /** Returns the policies for a query of this key type; all policies if the type is unknown. */
  policiesFor(keyType: string | undefined): readonly Policy[] {
    return this.config.policies.filter(
      ({ keyTypes }) =>
        keyTypes === undefined || keyType === undefined || keyTypes.includes(keyType),
    );
  }

  /** Reads the current state of the buckets of the client. */
  async read(
    clientId: string,
    policies: readonly Policy[] = this.config.policies,
  ): Promise<readonly BucketState[]> {
    const nowMs = this.clock.nowMs();
    return statesIn(await this.buckets.read(clientId, policies, nowMs), policies, nowMs);
  }

  /**
   * Takes a token from each of the buckets, or from none.
   *
   * @param endOfWait makes a signal that ends the wait for running queries; most queries do not wait and need none
   * @throws the reason of the signal
   */
  async reserve(
    clientId: string,
    policies: readonly Policy[],
    endOfWait: () => AbortSignal,
  ): Promise<Reservation> {
    const { sandbox } = currentContext();
    const place = { clientId: `${sandbox} ${clientId}`, line: policies.map(policyId).join() };
    const attempt = (): Promise<ReservationAttempt> => this.attempt(clientId, policies);
    const first = this.lines.isEmpty(place.clientId, place.line) ? await attempt() : undefined;
    const { reservation, buckets } =
      first === undefined || first.mayStillSucceed
        ? await this.lines.repeat(
            { ...place, waitMs: this.config.waitMs, signal: endOfWait() },
            attempt,
          )
        : first;
    if (reservation !== undefined) return reservation;
    await this.noteRefusalOf(clientId, buckets, 'exhausted');
    return { clientId, isAllowed: false, buckets, lines: [] };
  }

  /**
   * Changes the reservation to the cost of the outcome. It adds the lines of both to the ledger: one line for
   * the reserved token, and one for the tokens that were returned or charged in addition.
   *
   * @returns the buckets after the change
   */
  async settle(
    { clientId, buckets, lines }: Reservation,
    outcome: QueryOutcome,
  ): Promise<readonly BucketState[]> {
    const nowMs = this.clock.nowMs();
    const movements = buckets.map(({ policy }) => ({
      policy,
      tokens: policy.costs[outcome] - RESERVED_TOKENS,
    }));
    const changes = await this.buckets.settle(clientId, movements, nowMs);
    this.wakeWaiting(clientId);
    if (changes === undefined) {
      await this.buckets.note(lines);
      return buckets;
    }
    const moved = { clientId, movements, changes, nowMs };
    await this.buckets.note([...lines, ...linesOf(moved, outcome)]);
    return statesOf(moved);
  }

  /** Adds a refusal that a rule requested to the ledger. */
  async noteRequestedRefusal(
    clientId: string,
    policies: readonly Policy[],
  ): Promise<readonly BucketState[]> {
    const buckets = await this.read(clientId, policies);
    await this.noteRefusalOf(clientId, buckets, 'ordered');
    return buckets;
  }

  /** Sets the number of tokens in a bucket and the milliseconds until the next token comes. */
  async set(
    clientId: string,
    policy: Policy,
    tokens: number,
    nextInMs?: number,
  ): Promise<BucketState> {
    const [before] = await this.read(clientId, [policy]);
    const nowMs = this.clock.nowMs();
    const meter = meterOfPolicy(policy);
    const fullAt = holding(meter, nowMs, tokens, nextInMs);
    await this.buckets.set(clientId, policy, fullAt);
    this.wakeWaiting(clientId);
    const balanceBefore = before?.balance ?? policy.capacity;
    const balanceAfter = balance(meter, fullAt, nowMs);
    const moved = { tokens: Math.abs(balanceAfter - balanceBefore), balanceBefore, balanceAfter };
    const about = { kind: 'SET', reason: 'control', nowMs, ...moved } as const;
    await this.buckets.note([lineOf(clientId, policy, about)]);
    return stateOf(policy, fullAt, nowMs);
  }

  ledger(filter: LedgerFilter, write: (entry: LedgerEntry) => string): JsonList {
    return this.buckets.ledger(filter, write);
  }

  private async attempt(
    clientId: string,
    policies: readonly Policy[],
  ): Promise<ReservationAttempt> {
    const nowMs = this.clock.nowMs();
    const movements = policies.map((policy) => ({ policy, tokens: RESERVED_TOKENS }));
    const changes = await this.buckets.spend(clientId, movements, nowMs);
    if (changes === undefined) return this.refusal(clientId, policies);
    const moved = { clientId, movements, changes, nowMs };
    const reservation = {
      clientId,
      isAllowed: true,
      buckets: statesOf(moved),
      lines: linesOf(moved, 'query'),
    };
    return { mayStillSucceed: false, reservation, buckets: [] };
  }

  private async refusal(
    clientId: string,
    policies: readonly Policy[],
  ): Promise<ReservationAttempt> {
    const nowMs = this.clock.nowMs();
    const stored = await this.buckets.read(clientId, policies, nowMs);
    const buckets = statesIn(stored, policies, nowMs);
    const mayStillSucceed = buckets.every(({ policy, waitMs, balance: held }) => {
      const reserved = stored.get(policy)?.reserved ?? 0;
      // A token can have come back since the attempt.
      return waitMs === 0 || (reserved > 0 && held + reserved >= RESERVED_TOKENS);
    });
    return { mayStillSucceed, reservation: undefined, buckets };
  }

  /** Adds a refusal to the ledger: for the empty buckets, or for all if a rule requested it. */
  private noteRefusalOf(
    clientId: string,
    buckets: readonly BucketState[],
    reason: 'exhausted' | 'ordered',
  ): Promise<void> {
    const refusing = buckets.filter(({ waitMs }) => reason === 'ordered' || waitMs > 0);
    return this.buckets.note(
      refusing.map(({ policy, balance: held, nowMs }) =>
        lineOf(clientId, policy, {
          kind: 'REFUSAL',
          reason,
          tokens: RESERVED_TOKENS,
          balanceBefore: held,
          balanceAfter: held,
          nowMs,
        }),
      ),
    );
  }

  private wakeWaiting(clientId: string): void {
    this.lines.wake(`${currentContext().sandbox} ${clientId}`);
  }
}

/** Completed movements and the resulting states. */
interface Moved {
  readonly clientId: string;
  readonly movements: readonly Movement[];
  readonly changes: readonly Change[];
  readonly nowMs: number;
}

function statesIn(
  stored: ReadonlyMap<Policy, StoredBucket>,
  policies: readonly Policy[],
  nowMs: number,
): readonly BucketState[] {
  return policies.map((policy) => stateOf(policy, stored.get(policy)?.fullAt ?? FULL, nowMs));
}

function statesOf({ movements, changes, nowMs }: Moved): readonly BucketState[] {
  return movements.map(({ policy }, index) =>
    stateOf(policy, changes[index]?.after ?? FULL, nowMs),
  );
}

/** The balances come from the statement that moved the tokens, so other requests do not affect them. */
function linesOf(
  { clientId, movements, changes, nowMs }: Moved,
  reason: LedgerReason,
): readonly LedgerEntry[] {
  return movements.flatMap(({ policy, tokens }, index) => {
    if (tokens === 0) return [];
    const meter = meterOfPolicy(policy);
    const { before, after } = changes[index] ?? { before: FULL, after: FULL };
    const line = lineOf(clientId, policy, {
      kind: tokens > 0 ? 'SPEND' : 'RETURN',
      reason,
      tokens: Math.abs(tokens),
      balanceBefore: balance(meter, before, nowMs),
      balanceAfter: balance(meter, after, nowMs),
      nowMs,
    });
    return [line];
  });
}

function lineOf(
  clientId: string,
  policy: Policy,
  {
    nowMs,
    ...about
  }: Pick<LedgerEntry, 'kind' | 'reason' | 'tokens' | 'balanceBefore' | 'balanceAfter'> & {
    readonly nowMs: number;
  },
): LedgerEntry {
  return {
    id: newUuid(),
    clientId,
    policy: policyId(policy),
    ...about,
    correlationId: currentContext().correlationId,
    at: toIsoUtc(nowMs),
  };
}
