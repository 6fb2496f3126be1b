import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { CONFIG } from '#libs/config';
import { findPolicy, POLICIES, type Policy } from '#libs/rate-limit';
import { PolicyNotFound } from '../buckets/bucket.errors';
import { BucketResponse } from '../buckets/bucket.response';
import { BucketsService } from '../buckets/buckets.service';
import { setLimitHeaders } from '../buckets/limit-headers';
import { Bearer } from '../clients/bearer';
import { QueriesService } from '../queries/queries.service';
import { QueryRequest } from '../queries/query.request';
import { QueryResponse } from '../queries/query.response';
import { type RatelimitConfig } from '../config';
import { PolicyResponse } from './policy.response';

/** The context of the resolvers: the HTTP request and response. */
export interface Http {
  readonly req: Request;
  readonly res: Response;
}

/** The limited query, the bucket and the policies over GraphQL. */
@Resolver()
export class InstantKeyResolver {
  constructor(
    private readonly bearer: Bearer,
    private readonly queries: QueriesService,
    private readonly buckets: BucketsService,
    @Inject(CONFIG) private readonly config: RatelimitConfig,
  ) {}

  @Mutation(() => QueryResponse, {
    description: 'Looks up a key. A lookup that fails costs one token. Requires an access token.',
  })
  async queryInstantKey(
    @Args() { key }: QueryRequest,
    @Context() { req, res }: Http,
  ): Promise<QueryResponse> {
    const result = await this.queries.query(await this.bearer.clientOf(req), key);
    setLimitHeaders(res, result.buckets, this.config.headers);
    if (!('failure' in result)) return QueryResponse.of(result.entry, result.buckets);
    const { retryAfterSeconds } = result.failure;
    if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(retryAfterSeconds));
    throw result.failure;
  }

  @Query(() => BucketResponse, {
    description: 'The bucket of the client. Reading it costs no token. Requires an access token.',
  })
  async bucket(
    @Args('policy', {
      type: () => String,
      nullable: true,
      description: 'The id of the policy. By default, the first policy that is applied.',
    })
    id: string | null | undefined,
    @Context() { req, res }: Http,
  ): Promise<BucketResponse> {
    const clientId = await this.bearer.clientOf(req);
    const buckets = await this.buckets.read(clientId, this.policiesOf(id ?? undefined));
    setLimitHeaders(res, buckets, this.config.headers);
    const [state] = buckets;
    if (state === undefined) throw new PolicyNotFound(id ?? '');
    return BucketResponse.of(state);
  }

  @Query(() => [PolicyResponse], { description: 'All policies.' })
  policies(): PolicyResponse[] {
    return POLICIES.map((policy) =>
      PolicyResponse.of(policy, this.config.policies.includes(policy)),
    );
  }

  private policiesOf(id: string | undefined): readonly Policy[] {
    if (id === undefined) return this.config.policies;
    const policy = findPolicy(id);
    return policy === undefined ? [] : [policy];
  }
}
