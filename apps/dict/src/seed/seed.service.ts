import { Inject, Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { currentContext } from '#libs/http';
import { FIRST_INSTANT_MS, type Clock } from '#libs/kernel';
import { audit } from '#libs/control';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { type DictKey } from '../keys/dict-key';
import { KeyRepository } from '../contract/key.repository';
import { seedRequest } from './seed.request';
import { type SeedResponse } from './seed.response';
import { syntheticKeys } from './synthetic-directory';

/** Keys in one transaction: many enough to be fast, and few enough for the memory. */
const KEYS_AT_ONCE = 2_000;

@Injectable()
export class SeedService {
  constructor(
    private readonly keys: KeyRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds synthetic keys to the sandbox. The creation time of the last one is about now. */
  async seed(body: object | undefined): Promise<SeedResponse> {
    const valid = readRequest(seedRequest, body ?? {});
    const count = valid.keys ?? 1_000;
    const seed = valid.seed ?? 1;
    const keys = syntheticKeys(seed, Math.max(FIRST_INSTANT_MS, this.clock.nowMs() - count));
    const examples: Partial<Record<KeyType, string>> = {};
    let stored = 0;
    for (let made = 0; made < count; made += KEYS_AT_ONCE) {
      const group = take(keys, Math.min(KEYS_AT_ONCE, count - made));
      for (const { keyType, keyValue } of group) examples[keyType] ??= keyValue;
      stored += await this.keys.storeNew(group);
    }
    audit('seed directory', currentContext().sandbox);
    return { seed, keys: count, stored, skipped: count - stored, examples };
  }
}

function take(keys: Iterator<DictKey, unknown>, count: number): DictKey[] {
  const taken: DictKey[] = [];
  while (taken.length < count) {
    const { done, value } = keys.next();
    if (done === true) break;
    taken.push(value);
  }
  return taken;
}
