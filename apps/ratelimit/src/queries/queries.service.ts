import { Injectable } from '@nestjs/common';
import { keyTypeOf } from '#libs/brazil';
import { Failure } from '#libs/kernel';
import { currentContext } from '#libs/platform';
import { type QueryOutcome } from '#libs/rate-limit';
import { type BucketState } from '../buckets/bucket-state';
import { BucketsService, type Reservation } from '../buckets/buckets.service';
import { Directory } from './directory';
import { type KeyEntry } from './key-entry';
import {
  DirectoryUnavailable,
  KeyMalformed,
  KeyNotFound,
  QueryAbandoned,
  QuotaExceeded,
} from './query.errors';

/** What became of a query, and the buckets that it was held to, behind it. */
export type QueryResult = { readonly buckets: readonly BucketState[] } & (
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
   * Looks a key up for a client, at the cost that its policies set: a token is reserved first, and given
   * back or added to when the outcome is known. A failure is a value here: the buckets come with it.
   */
  async query(clientId: string, key: string): Promise<QueryResult> {
    const policies = this.buckets.policiesFor(keyTypeOf(key));
    if (currentContext().outcome === 'QUOTA_EXCEEDED') {
      const buckets = await this.buckets.noteOrderedRefusal(clientId, policies);
      return { buckets, failure: new QuotaExceeded(buckets, true) };
    }
    const reservation = await this.buckets.reserve(clientId, policies, endOfRequest());
    if (!reservation.isAllowed) {
      const { buckets } = reservation;
      return { buckets, failure: new QuotaExceeded(buckets) };
    }
    const { outcome, ...answer } = await this.answerOrRelease(reservation, key);
    return { ...answer, buckets: await this.buckets.settle(reservation, outcome) };
  }

  /** A query that fails for a reason of ours costs what an unavailable directory costs. */
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
    const { outcome, sandbox } = currentContext();
    const keyType = keyTypeOf(key);
    if (keyType === undefined) return { outcome: 'malformed', failure: new KeyMalformed() };
    if (outcome === 'DIRECTORY_UNAVAILABLE') {
      throw new DirectoryUnavailable(`A rule of sandbox ${sandbox} ordered this response.`);
    }
    const entry = outcome === 'KEY_NOT_FOUND' ? undefined : await this.directory.find(keyType, key);
    return entry === undefined
      ? { outcome: 'notFound', failure: new KeyNotFound(keyType, sandbox) }
      : { outcome: 'found', entry };
  }
}

/** One for all requests: nobody reads its stack. */
const abandoned = new QueryAbandoned();

/** Aborted when the request has ended, also because its client has disconnected. */
function endOfRequest(): AbortSignal {
  const controller = new AbortController();
  currentContext().onEnd(() => {
    controller.abort(abandoned);
  });
  return controller.signal;
}
