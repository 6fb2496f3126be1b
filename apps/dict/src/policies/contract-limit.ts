import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { isIspb, TAX_ID } from '#libs/brazil';
import { RequestInvalid, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type DictKey } from '../keys/dict-key';
import { Buckets, type LookupAttempt } from './buckets';
import { PolicyTable } from './policy-table';

const END_TO_END_ID = /^E[0-9A-Za-z]{31}$/;

/** Counts lookups of `/dict/keys` on the anti-scan policies, if DICT_CONTRACT_RATE_LIMIT is true. */
@Injectable()
export class ContractLimit {
  constructor(
    private readonly buckets: Buckets,
    private readonly policies: PolicyTable,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param found the key; null if it does not exist
   * @throws RateLimited
   * @throws RequestInvalid if a header is not valid
   */
  async count(
    sought: Pick<LookupAttempt, 'keyType' | 'keyValue'>,
    headers: IncomingHttpHeaders,
    found: DictKey | null,
  ): Promise<void> {
    if (!this.policies.isEnforcedOnContract) return;
    const lookup = {
      ...sought,
      participant: headerOf(headers, 'PI-RequestingParticipant', isIspb, 'an ISPB (8 characters)'),
      payerId: headerOf(headers, 'PI-PayerId', (text) => TAX_ID.test(text), 'a CPF or a CNPJ'),
      endToEndId: headerOf(
        headers,
        'PI-EndToEndId',
        (text) => END_TO_END_ID.test(text),
        'an EndToEndId: E and 31 letters or digits',
      ),
    };
    await this.buckets.countContractLookup(lookup, this.clock.nowMs(), found ?? undefined);
  }
}

function headerOf(
  headers: IncomingHttpHeaders,
  name: string,
  isValid: (text: string) => boolean,
  expected: string,
): string | undefined {
  const value = headers[name.toLowerCase()];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' && isValid(value)) return value;
  throw new RequestInvalid([{ pointer: name, detail: `Must be ${expected}, or be left out.` }]);
}
