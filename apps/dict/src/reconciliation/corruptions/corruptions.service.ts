import { Inject, Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { audit } from '#libs/control';
import { currentContext } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { keyTypeOfOfficial, officialTypeOf } from '../../keys/official-entry';
import { syntheticKeys } from '../../seed/synthetic-directory';
import { SyncVerifications } from '../verifications/sync-verifications.repository';
import { corruptRequest, EXAMPLE_CORRUPTION, type CorruptRequest } from './corrupt.request';
import { randomOf, type CorruptionKind } from './corruption';
import { CorruptionNotFound, NothingToCorrupt } from './corruption.errors';
import {
  CorruptedEntryResponse,
  type CorruptionResponse,
  type RepairResponse,
} from './corruption.response';
import { Corruptions, type CorruptionRun } from './corruptions.repository';

/** The number of synthetic keys that are tried for one entry to add: the sandbox may have such a key or account already. */
const ATTEMPTS = 100;

/** Changes entries of a participant silently, as in the official exam, and checks whether they were repaired. */
@Injectable()
export class CorruptionsService {
  constructor(
    private readonly corruptions: Corruptions,
    private readonly verifications: SyncVerifications,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RequestInvalid, NothingToCorrupt */
  async corrupt(sent: object | undefined): Promise<CorruptionResponse> {
    const asked = readRequest(corruptRequest, sent ?? {});
    const run = {
      corruptionId: newUuid(),
      participant: asked.participant,
      at: toIsoUtc(this.clock.nowMs()),
      afterVerification: await this.verifications.lastId(),
    };
    const { altered, removed, added } = asked.changes;
    // Each change is one transaction with its record, so that other requests can run in between.
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
    if (first === undefined) {
      if (id === EXAMPLE_CORRUPTION) return exampleCorruption(toIsoUtc(this.clock.nowMs()));
      throw new CorruptionNotFound(id);
    }
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

  /** @returns the number of changed entries: less than `count` if the participant has too few entries */
  private async changeEntries(
    kind: Exclude<CorruptionKind, 'ADDED'>,
    count: number,
    { keyTypes, participant, seed }: CorruptRequest,
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

  /** @returns the number of added entries */
  private async addEntries(
    count: number,
    { keyTypes, participant, seed }: CorruptRequest,
    run: CorruptionRun,
  ): Promise<number> {
    const types = keyTypes.map(keyTypeOfOfficial);
    // Other keys than those of POST /__admin/seed with the same seed.
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

/** The corruption of the documentation. It is not stored, and its entry does not exist. */
function exampleCorruption(at: string): CorruptionResponse {
  return {
    ...{ id: EXAMPLE_CORRUPTION, participant: '12345678', at, repaired: false },
    verifications: [{ keyType: 'PHONE', result: 'NONE' }],
    entries: [
      {
        ...{ kind: 'ADDED', keyType: 'PHONE', key: '+5561988887777', entry: 'AS_CORRUPTED' },
        cidAfter: '4d4abb9168114e349672b934d16ed201a919cb49e28b7f66a240e62c92ee007f',
      },
    ],
  };
}
