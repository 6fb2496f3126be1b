import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { BucketResponse } from '../buckets/bucket.response';
import { BucketTooSmall, NextTokenImpossible, PolicyNotFound } from '../buckets/bucket.errors';
import { EXAMPLE_CLIENT } from '../clients/client';
import { ClientNotFound } from '../clients/client.errors';
import { ClientResponse } from '../clients/client.response';
import { BucketAdminService } from './bucket-admin.service';
import { LedgerRequest } from './ledger.request';
import { LedgerResponse } from './ledger.response';
import { SetBucketRequest } from './set-bucket.request';

const BUCKET = 'clients/:clientId/buckets/:policy';
const CLIENT_ID = { name: 'clientId', example: EXAMPLE_CLIENT.clientId };
const POLICY = { name: 'policy', example: 'instant-query' };
const CLIENT_NOT_FOUND = new ClientNotFound('7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a');
const NOT_FOUND = [
  404,
  [CLIENT_NOT_FOUND, new PolicyNotFound('instant-queries')],
  'The bucket does not exist.',
] as const;

@ServiceAdminController('')
export class BucketsController {
  constructor(private readonly control: BucketAdminService) {}

  /** Lists the clients of the sandbox, newest first. */
  @Get('clients')
  @ListOf(ClientResponse, 'The clients.')
  listClients(@Query() page: PageRequest): ListReply {
    return new ListReply(this.control.clients(), page);
  }

  /** Lists the buckets of the client, one for each policy that is applied. */
  @Get('clients/:clientId/buckets')
  @ApiParam(CLIENT_ID)
  @ApiOkResponse({ type: [BucketResponse], description: 'The buckets.' })
  @ApiProblem(404, [CLIENT_NOT_FOUND], 'The client does not exist.')
  async listBuckets(@Param('clientId') clientId: string): Promise<BucketResponse[]> {
    return (await this.control.buckets(clientId)).map((state) => BucketResponse.of(state));
  }

  /** Sets the number of tokens in a bucket and the time until the next token comes. */
  @Put(BUCKET)
  @TakesJson()
  @ApiParam(CLIENT_ID)
  @ApiParam(POLICY)
  @ApiOkResponse({ type: BucketResponse, description: 'The bucket.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A number is not valid.')
  @ApiProblem(...NOT_FOUND)
  @ApiProblem(
    422,
    [
      new BucketTooSmall('instant-query', 10),
      new NextTokenImpossible('Must be absent: a full bucket gets no token.'),
    ],
    'The bucket cannot have that many tokens, or its next token at that time.',
  )
  async setBucket(
    @Param('clientId') clientId: string,
    @Param('policy') policy: string,
    @Body() request: SetBucketRequest,
  ): Promise<BucketResponse> {
    return BucketResponse.of(await this.control.set(clientId, policy, request));
  }

  /** Fills a bucket. */
  @Post(`${BUCKET}/fill`)
  @HttpCode(200)
  @ApiParam(CLIENT_ID)
  @ApiParam(POLICY)
  @ApiOkResponse({ type: BucketResponse, description: 'The bucket.' })
  @ApiProblem(...NOT_FOUND)
  async fillBucket(
    @Param('clientId') clientId: string,
    @Param('policy') policy: string,
  ): Promise<BucketResponse> {
    return BucketResponse.of(await this.control.fill(clientId, policy));
  }

  /** Empties a bucket. The next token comes after its full refill time. */
  @Post(`${BUCKET}/drain`)
  @HttpCode(200)
  @ApiParam(CLIENT_ID)
  @ApiParam(POLICY)
  @ApiOkResponse({ type: BucketResponse, description: 'The bucket.' })
  @ApiProblem(...NOT_FOUND)
  async drainBucket(
    @Param('clientId') clientId: string,
    @Param('policy') policy: string,
  ): Promise<BucketResponse> {
    return BucketResponse.of(await this.control.set(clientId, policy, { tokens: 0 }));
  }

  /** Lists all tokens that were spent, returned or refused in the sandbox, newest first. */
  @Get('ledger')
  @ListOf(LedgerResponse, 'The lines of the ledger.')
  listLedger(@Query() query: LedgerRequest): ListReply {
    return new ListReply(this.control.ledger(query), query);
  }
}
