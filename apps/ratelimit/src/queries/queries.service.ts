import { Injectable } from '@nestjs/common';
import { keyTypeOf } from '#libs/brazil';
import { currentContext } from '#libs/http';
import { Failure } from '#libs/kernel';
import { type QueryOutcome } from '#libs/rate-limit';
import { requesterOfOutcome, requestTestValue, takeOutcomeAlone } from '#libs/sandbox';
import { type BucketState } from '../buckets/bucket-state';
import { BucketsService, type Reservation } from '../buckets/buckets.service';
import { Directory } from './directory';
import { type KeyEntry } from './key-entry';
import {
  DirectoryUnavailable,
  KeyMalformed,
  KeyNotFound,
  QUERY_OUTCOMES,
  QueryAbandoned,
  QuotaExceeded,
} from './query.errors';

/** The result of a query and its buckets afterwards. */
type QueryResult = { readonly buckets: readonly BucketState[] } & (
  { readonly entry: KeyEntry } | { readonly failure: Failure }
);

type Answer =
  | { readonly outcome: 'found'; readonly entry: KeyEntry }
  | { readonly outcome: Exclude<QueryOutcome, 'found'>; readonly failure: Failure };

@Injectable()
export class QueriesService {
  constructor(
    private readonly buckets: BucketsService,
    private readonly directory: Directory,
  ) {}

  /**
   * Looks up a key for a client at the cost of its policies. A token is reserved first; when the outcome is
   * known, the token is returned or more tokens are charged. A failure is returned as a value together with
   * the buckets.
   */
  async query(clientId: string, key: string): Promise<QueryResult> {
    const policies = this.buckets.policiesFor(keyTypeOf(key));
    requestTestValue(key, QUERY_OUTCOMES);
    if ((await takeOutcomeAlone(QUERY_OUTCOMES, isRefusal)) !== undefined) {
      const buckets = await this.buckets.noteRequestedRefusal(clientId, policies);
      return { buckets, failure: new QuotaExceeded(buckets, true) };
    }
    const reservation = await this.buckets.reserve(clientId, policies, endOfRequest);
    if (!reservation.isAllowed) {
      const { buckets } = reservation;
      return { buckets, failure: new QuotaExceeded(buckets) };
    }
    const { outcome, ...answer } = await this.answerOrRelease(reservation, key);
    return { ...answer, buckets: await this.buckets.settle(reservation, outcome) };
  }

  /** An internal error has the same cost as an unavailable directory. */
  private async answerOrRelease(reservation: Reservation, key: string): Promise<Answer> {
    try {
      return await this.answer(key);
    } catch (error) {
      if (error instanceof DirectoryUnavailable) return { outcome: 'unavailable', failure: error };
      await this.buckets.settle(reservation, 'unavailable');
      throw error;
    }
  }

  private async answer(key: string): Promise<Answer> {
    const keyType = keyTypeOf(key);
    if (keyType === undefined) return { outcome: 'malformed', failure: new KeyMalformed() };
    const outcome = await takeOutcomeAlone(QUERY_OUTCOMES, (code) => !isRefusal(code));
    if (outcome === 'DIRECTORY_UNAVAILABLE') {
      throw new DirectoryUnavailable(`${requesterOfOutcome()} requests this response.`);
    }
    const entry = outcome === 'KEY_NOT_FOUND' ? undefined : await this.directory.find(keyType, key);
    return entry === undefined
      ? { outcome: 'notFound', failure: new KeyNotFound(keyType, currentContext().sandbox) }
      : { outcome: 'found', entry };
  }
}

/** Whether a query with this outcome reserves no token. */
function isRefusal(code: keyof typeof QUERY_OUTCOMES): boolean {
  return code === 'QUOTA_EXCEEDED';
}

/** One instance for all requests, because its stack is never used. */
const abandoned = new QueryAbandoned();

/** Returns a signal that is aborted when the request ends or its client disconnects. */
function endOfRequest(): AbortSignal {
  const controller = new AbortController();
  currentContext().onEnd(() => {
    controller.abort(abandoned);
  });
  return controller.signal;
}
