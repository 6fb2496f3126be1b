import { Inject, Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { audit } from '#libs/control';
import { newUuid, RequestInvalid, toIsoUtc, type Clock } from '#libs/kernel';
import { currentContext } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { keyTypeOfOfficial, officialTypeOf } from '../../keys/official-entry';
import { syntheticKeys } from '../../seed/synthetic-directory';
import { SyncVerifications } from '../verifications/sync-verifications.repository';
import { corruptBody, EXAMPLE_CORRUPTION, type CorruptBody } from './corrupt.body';
import { randomOf, type CorruptionKind } from './corruption';
import { CorruptionNotFound, NothingToCorrupt } from './corruption.errors';
import {
  CorruptedEntryResponse,
  type CorruptionResponse,
  type RepairResponse,
} from './corruption.response';
import { Corruptions, type CorruptionRun } from './corruptions.repository';

/** Made-up keys that are tried for one entry to add: keys and accounts of the sandbox can be in the way. */
const ATTEMPTS = 100;

/** A corruption that every sandbox has, for the documentation of the API. It is made when it is first named. */
const EXAMPLE: CorruptBody = {
  participant: '12345678',
  keyTypes: ['PHONE'],
  changes: { altered: 0, removed: 0, added: 1 },
  seed: 1,
};

/** Changes entries of a participant silently, as in the official exam, and checks what was repaired. */
@Injectable()
export class CorruptionsService {
  constructor(
    private readonly corruptions: Corruptions,
    private readonly verifications: SyncVerifications,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RequestInvalid, NothingToCorrupt */
  async corrupt(sent: object | undefined): Promise<CorruptionResponse> {
    const read = readJson(corruptBody, sent ?? {});
    if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
    return this.carryOut(read.value, newUuid());
  }

  private async carryOut(asked: CorruptBody, corruptionId: string): Promise<CorruptionResponse> {
    const run = {
      corruptionId,
      participant: asked.participant,
      at: toIsoUtc(this.clock.nowMs()),
      afterVerification: await this.verifications.lastId(),
    };
    const { altered, removed, added } = asked.changes;
    // Each change is stored with its record, and others have their turn between two of them.
    const done =
      (await this.changeEntries('ALTERED', altered, asked, run)) +
      (await this.changeEntries('REMOVED', removed, asked, run)) +
      (await this.addEntries(added, asked, run));
    if (done === 0) throw new NothingToCorrupt(asked.participant, asked.keyTypes);
    audit('corrupt entries', currentContext().sandbox);
    return this.check(run.corruptionId);
  }

  /** @throws CorruptionNotFound */
  async check(id: string): Promise<CorruptionResponse> {
    const found = await this.corruptions.of(id);
    const [first] = found;
    if (first === undefined && id === EXAMPLE_CORRUPTION) return this.carryOut(EXAMPLE, id);
    if (first === undefined) throw new CorruptionNotFound(id);
    const { participant, at, afterVerification } = first.corruption;
    const types = new Set(found.map(({ corruption }) => corruption.keyType));
    const verifications: RepairResponse[] = [];
    for (const keyType of types) {
      verifications.push(await this.repairOf(participant, keyType, afterVerification));
    }
    return {
      ...{ id, participant, at },
      repaired: verifications.every(({ result }) => result === 'OK'),
      verifications,
      entries: found.map((entry) => CorruptedEntryResponse.of(entry)),
    };
  }

  private async repairOf(
    ispb: string,
    keyType: KeyType,
    afterVerification: number,
  ): Promise<RepairResponse> {
    const later = await this.verifications.later({ ispb, keyType }, afterVerification);
    const shown = later.firstOk ?? later.last;
    return {
      keyType: officialTypeOf(keyType),
      result: shown?.result ?? 'NONE',
      ...(shown === undefined ? {} : { verificationId: shown.sequence, at: shown.at }),
    };
  }

  /** @returns how many entries were changed: fewer if the participant has no more */
  private async changeEntries(
    kind: Exclude<CorruptionKind, 'ADDED'>,
    count: number,
    { keyTypes, participant, seed }: CorruptBody,
    run: CorruptionRun,
  ): Promise<number> {
    for (let index = 0; index < count; index += 1) {
      const random = randomOf('corrupt', seed, participant, kind, index);
      const types = keyTypes.map(keyTypeOfOfficial);
      const first = index % types.length;
      const chosen = {
        keyTypes: [...types.slice(first), ...types.slice(0, first)],
        from: random.toString('hex'),
      };
      const changed =
        kind === 'ALTERED'
          ? await this.corruptions.alter(run, chosen, random.readUInt32BE(0))
          : await this.corruptions.remove(run, chosen);
      if (changed === undefined) return index;
    }
    return count;
  }

  /** @returns how many entries were added */
  private async addEntries(
    count: number,
    { keyTypes, participant, seed }: CorruptBody,
    run: CorruptionRun,
  ): Promise<number> {
    const types = keyTypes.map(keyTypeOfOfficial);
    // Not the keys that the seed of a directory makes.
    const ownSeed = randomOf('added', seed, participant).readUInt32BE(0);
    const keys = syntheticKeys(ownSeed, Date.parse(run.at));
    let added = 0;
    for (let attempts = 0; added < count && attempts < count * ATTEMPTS; attempts += 1) {
      const next = keys.next();
      if (next.done === true) break;
      const key = next.value;
      if (key.keyType !== types[added % types.length]) continue;
      const entry = { ...key, ispb: participant, createdAt: run.at };
      if (await this.corruptions.add(run, entry)) added += 1;
    }
    return added;
  }
}
