import { Injectable } from '@nestjs/common';
import { type JsonList } from '#libs/http';
import { findPolicy, policyId, type Policy } from '#libs/rate-limit';
import { audit } from '#libs/control';
import { type BucketState } from '../buckets/bucket-state';
import { BucketTooSmall, NextTokenImpossible, PolicyNotFound } from '../buckets/bucket.errors';
import { BucketsService } from '../buckets/buckets.service';
import { isClientId } from '../clients/client';
import { ClientNotFound } from '../clients/client.errors';
import { ClientRepository } from '../clients/client.repository';
import { ClientResponse } from '../clients/client.response';
import { type LedgerRequest } from './ledger.request';
import { LedgerResponse } from './ledger.response';
import { type SetBucketRequest } from './set-bucket.request';

/** Reads and changes clients, buckets and the ledger for a tester. */
@Injectable()
export class BucketAdminService {
  constructor(
    private readonly bucketsService: BucketsService,
    private readonly clientRepository: ClientRepository,
  ) {}

  clients(): JsonList {
    return this.clientRepository.list((client) => JSON.stringify(ClientResponse.of(client)));
  }

  ledger({ clientId, policy, kind, from, to }: LedgerRequest): JsonList {
    const write = (entry: Parameters<typeof LedgerResponse.of>[0]): string =>
      JSON.stringify(LedgerResponse.of(entry));
    return this.bucketsService.ledger({ clientId, policy, kind, from, to }, write);
  }

  async buckets(clientId: string): Promise<readonly BucketState[]> {
    await this.checkClient(clientId);
    return this.bucketsService.read(clientId);
  }

  async set(
    clientId: string,
    policyId: string,
    { tokens, nextTokenInSec }: SetBucketRequest,
  ): Promise<BucketState> {
    const policy = known(policyId);
    await this.checkClient(clientId);
    if (tokens > policy.capacity) throw new BucketTooSmall(policyId, policy.capacity);
    const nextInMs = nextTokenMs(policy, tokens, nextTokenInSec ?? undefined);
    audit('set bucket', `${clientId} ${policyId}`);
    return this.bucketsService.set(clientId, policy, tokens, nextInMs);
  }

  fill(clientId: string, policyId: string): Promise<BucketState> {
    return this.set(clientId, policyId, { tokens: known(policyId).capacity });
  }

  private async checkClient(id: string): Promise<void> {
    const client = isClientId(id) ? await this.clientRepository.find(id) : undefined;
    if (client === undefined) throw new ClientNotFound(id);
  }
}

/** @throws NextTokenImpossible if the bucket is full, or if the time is longer than the refill time of one token */
function nextTokenMs(policy: Policy, tokens: number, nextSec?: number): number | undefined {
  if (nextSec === undefined) return undefined;
  if (tokens === policy.capacity) {
    throw new NextTokenImpossible('Must be absent: a full bucket gets no token.');
  }
  const longestSec = policy.refillPeriodSec / policy.refillTokens;
  if (nextSec > longestSec) {
    throw new NextTokenImpossible(
      `Must be at most ${String(longestSec)}: ${policyId(policy)} gets a token every ${String(longestSec)} seconds.`,
    );
  }
  return Math.round(nextSec * 1_000);
}

function known(policyName: string): Policy {
  const policy = findPolicy(policyName);
  if (policy === undefined) throw new PolicyNotFound(policyName);
  return policy;
}
