import { Inject, Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { FIRST_INSTANT_MS, RequestInvalid, type Clock } from '#libs/kernel';
import { currentContext } from '#libs/platform';
import { audit } from '#libs/control';
import { CLOCK } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { type DictKey } from '../keys/dict-key';
import { KeyRepository } from '../keys/key.repository';
import { seedBody } from './seed.body';
import { type SeedResponse } from './seed.response';
import { syntheticKeys } from './synthetic-directory';

/** Large enough to keep the database busy, small enough for the memory. */
const KEYS_AT_ONCE = 2_000;

@Injectable()
export class SeedService {
  constructor(
    private readonly keys: KeyRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds a synthetic directory to the sandbox. Its last key was created a moment ago. */
  async seed(body: object | undefined): Promise<SeedResponse> {
    const read = readJson(seedBody, body ?? {});
    if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
    const count = read.value.keys ?? 1_000;
    const seed = read.value.seed ?? 1;
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
