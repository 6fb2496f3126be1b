import {
  Body,
  Controller,
  HttpCode,
  Inject,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiOkResponse, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG } from '#libs/config';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { DEFAULT_POLICY, holding, meterOfPolicy } from '#libs/rate-limit';
import { stateOf } from '../buckets/bucket-state';
import { setLimitHeaders } from '../buckets/limit-headers';
import { SCOPE } from '../clients/access-tokens';
import { AccessTokenInvalid, AccessTokenMissing } from '../clients/client.errors';
import { type RatelimitConfig } from '../config';
import { clientOf, ClientGuard } from './client.guard';
import { LimitsOfFailures } from './limits-of-failures.filter';
import { QueriesService } from './queries.service';
import { DirectoryUnavailable, KeyMalformed, KeyNotFound, QuotaExceeded } from './query.errors';
import { QueryRequest } from './query.request';
import { QueryResponse } from './query.response';
import { QuotaProblemResponse } from './quota-problem.response';

const text = (description: string) => ({ description, schema: { type: 'string' } }) as const;
const LIMIT_HEADERS = {
  'RateLimit-Policy': text('The policies, as in `"instant-query";q=10;w=36000`.'),
  RateLimit: text(
    'The tokens and the seconds until the next one, by policy, as in `"instant-query";r=9;t=3600`.',
  ),
  'X-RateLimit-Limit': text('The capacity of the bucket.'),
  'X-RateLimit-Remaining': text('The remaining tokens of the bucket.'),
  'X-RateLimit-Reset': text('Seconds until the next token; 0 if the bucket is full.'),
};

const METER = meterOfPolicy(DEFAULT_POLICY);
const EMPTY_BUCKET = stateOf(DEFAULT_POLICY, holding(METER, 0, 0), 0);
const DIRECTORY_UNAVAILABLE = new DirectoryUnavailable('DICT did not answer within 5000 ms.');

/** The neutral address, and the same address with the name of the payment scheme. */
export const QUERY_PATHS = ['instant/query', 'pix/query'] as const;

@ApiTags('query')
@ApiSecurity('oauth2', [SCOPE])
@ApiSecurity('accessToken')
@Controller()
@UseGuards(ClientGuard)
@UseFilters(LimitsOfFailures)
export class QueriesController {
  constructor(
    private readonly queries: QueriesService,
    @Inject(CONFIG) private readonly config: RatelimitConfig,
  ) {}

  /**
   * Looks up a key. A query that fails costs one token.
   *
   * @remarks
   * Each client has a bucket of 10 tokens and gets one back each hour. A query costs nothing if the key is
   * found. It costs one token if the key is not found or has an unknown form. If the bucket is empty, the
   * query is refused, which costs nothing. The headers of every response have the state of the bucket.
   */
  @Post([...QUERY_PATHS])
  @HttpCode(200)
  @TakesJson()
  @ApiOkResponse({ type: QueryResponse, description: 'The key.', headers: LIMIT_HEADERS })
  @ApiProblem(
    400,
    [
      new KeyMalformed(),
      'REQUEST_INVALID',
      'JSON_NOT_WELL_FORMED',
      'JSON_TOO_DEEP',
      'SANDBOX_NAME_INVALID',
    ],
    'The key has an unknown form (costs one token), or the request is not valid (costs none).',
  )
  @ApiProblem(
    401,
    [new AccessTokenMissing(), new AccessTokenInvalid('It is not a JWT.')],
    'The access token is missing or not valid.',
  )
  @ApiProblem(404, [new KeyNotFound('CPF', 'run-42')], 'The key does not exist.')
  @ApiProblem(
    429,
    [new QuotaExceeded([EMPTY_BUCKET])],
    'The bucket is empty. `Retry-After` has the seconds until the next token.',
    QuotaProblemResponse,
  )
  @ApiProblem(503, [DIRECTORY_UNAVAILABLE], 'DICT does not answer.')
  async queryKey(
    @Body() { key }: QueryRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QueryResponse> {
    const result = await this.queries.query(clientOf(request) ?? '', key);
    setLimitHeaders(response, result.buckets, this.config.headers);
    if ('failure' in result) throw result.failure;
    return QueryResponse.of(result.entry, result.buckets);
  }
}
