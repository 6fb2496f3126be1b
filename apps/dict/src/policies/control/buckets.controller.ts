import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController, Unaudited } from '#libs/control';
import { ApiProblem, documentSchema, ListOf, TakesJson } from '#libs/openapi';
import { DICT_POLICIES } from '#libs/rate-limit';
import { ListReply } from '#libs/http';
import { BucketControlService } from './bucket-control.service';
import { BalanceOutOfRange, BucketOwnerInvalid, PolicyNotFound } from './bucket.errors';
import { bucketRequest, BucketsRequest } from './bucket.request';
import { PolicyBucketResponse } from './bucket.response';
import { forecastRequest } from './forecast.request';
import { ForecastResponse } from './forecast.response';
import { ForecastService } from './forecast.service';

const NAMES = [...new Set(DICT_POLICIES.map(({ name }) => name))];
const POLICY = {
  name: 'policy',
  description: 'The name of a rate policy, without a size.',
  example: 'ENTRIES_READ_USER_ANTISCAN',
} as const;
const OWNER = {
  name: 'owner',
  description: 'The ISPB of the participant, or the CPF or CNPJ of the payer.',
  example: '12345678909',
} as const;
const BUCKET = ':policy/:owner';
const POLICY_NOT_FOUND = [
  404,
  [new PolicyNotFound('ENTRIES_READ', NAMES)],
  'The policy does not exist.',
] as const;
const FORECAST = documentSchema(
  'LookupForecastRequest',
  () => forecastRequest,
  () => ({
    scheduled: {
      summary: '5,000 lookups at once for the scheduled payments of one company',
      value: { category: 'C', payer: 'PJ', lookups: { found: 5_000 }, paidShare: 0 },
    },
    batch: {
      summary: '5,000 lookups for 1,000 persons, 600 a minute; 9 of 10 are paid',
      value: {
        participant: '12345678',
        payer: 'PF',
        payers: 1_000,
        lookups: { found: 4_900, notFound: 100, keyTypes: ['PHONE', 'CPF', 'EVP'] },
        perMinute: 600,
        paidShare: 0.9,
      },
    },
  }),
);
const SET_BUCKET = documentSchema(
  'SetPolicyBucketRequest',
  () => bucketRequest,
  () => ({ one: { summary: 'One token is left', value: { balance: 1 } } }),
);

@ServiceAdminController('/buckets')
export class BucketsController {
  constructor(
    private readonly buckets: BucketControlService,
    private readonly forecasts: ForecastService,
  ) {}

  /** Lists the buckets of payers and participants that are not full. */
  @Get()
  @ListOf(PolicyBucketResponse, 'The buckets that are not full.')
  @ApiProblem(...POLICY_NOT_FOUND)
  async listBuckets(@Query() query: BucketsRequest): Promise<ListReply> {
    return new ListReply(await this.buckets.list(query), query);
  }

  /**
   * Calculates the cost of lookups, when they would be refused with 429, and when the buckets would be full again.
   *
   * @remarks
   * Nothing is changed. With `participant`, its bucket starts as it is now. All other buckets start full. A refused lookup is not
   * repeated.
   */
  @Post('forecast')
  @Unaudited()
  @HttpCode(200)
  @TakesJson()
  @ApiBody({ schema: FORECAST })
  @ApiOkResponse({ type: ForecastResponse, description: 'The forecast.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The request is not valid.')
  forecastLookups(@Body() body: object | undefined): Promise<ForecastResponse> {
    return this.forecasts.forecast(body);
  }

  /** Sets the number of tokens in a bucket. The next token comes after a full refill time. */
  @Put(BUCKET)
  @TakesJson()
  @ApiParam(POLICY)
  @ApiParam(OWNER)
  @ApiBody({ schema: SET_BUCKET })
  @ApiOkResponse({ type: PolicyBucketResponse, description: 'The bucket.' })
  @ApiProblem(
    400,
    ['REQUEST_INVALID', new BucketOwnerInvalid('ENTRIES_WRITE', 'PSP')],
    'The balance or the owner is not valid.',
  )
  @ApiProblem(...POLICY_NOT_FOUND)
  @ApiProblem(
    422,
    [new BalanceOutOfRange('ENTRIES_READ_USER_ANTISCAN:PF', { min: -100, max: 100 })],
    'The bucket cannot have this balance.',
  )
  setBucket(
    @Param('policy') policy: string,
    @Param('owner') owner: string,
    @Body() body: object | undefined,
  ): Promise<PolicyBucketResponse> {
    return this.buckets.set(policy, owner, body);
  }

  /** Fills a bucket. */
  @Delete(BUCKET)
  @HttpCode(204)
  @ApiParam(POLICY)
  @ApiParam(OWNER)
  @ApiNoContentResponse({ description: 'The bucket is full.' })
  @ApiProblem(400, [new BucketOwnerInvalid('ENTRIES_WRITE', 'PSP')], 'The owner is not valid.')
  @ApiProblem(...POLICY_NOT_FOUND)
  fillBucket(@Param('policy') policy: string, @Param('owner') owner: string): Promise<void> {
    return this.buckets.fill(policy, owner);
  }
}
