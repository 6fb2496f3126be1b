import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { readSoughtKey, type KeyType } from '#libs/brazil';
import { atomically, type AtomicWork } from '#libs/database';
import { cidOf, type DictErrorName } from '#libs/dict-api';
import { newUuid } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { conflictWith, keyLimit, type DictKey, type KeyDraft } from '../keys/dict-key';
import { entryOf, extendedEntryOf } from '../keys/official-entry';
import { DictRefusal, refusalOf, refuse } from '../official/dict-refusal';
import { type CallOf, type ResultOf } from '../official/operation';
import { Participants } from '../participants/participants.service';
import { Directory } from './directory.repository';
import { EntriesRepository } from './entries.repository';
import { EntryChecks } from './entry-checks.service';
import { draftOf, invalid, reasonRefusal, typeOfKey, updateOf } from './entry-rules';

/** The official errors for a key that is already active. */
const CONFLICTS = {
  ENTRY_ALREADY_EXISTS: 'EntryAlreadyExists',
  ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON: 'EntryKeyOwnedByDifferentPerson',
  ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT: 'EntryKeyInCustodyOfDifferentParticipant',
} as const satisfies Readonly<Record<ReturnType<typeof conflictWith>, DictErrorName>>;

/** Creates, changes and deletes entries by the rules of the official API. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly entries: EntriesRepository,
    private readonly directory: Directory,
    private readonly participants: Participants,
    private readonly checks: EntryChecks,
  ) {}

  /** A repeated request, by its RequestId, gets the response of the first one. */
  async create(call: CallOf<'createEntry'>): Promise<ResultOf<'createEntry'>> {
    const { body, now } = call;
    refuse(reasonRefusal('create', body.Reason));
    const id = newUuid();
    const draft = draftOf(body, newUuid());
    if (!draft.ok) throw refusalOf(draft.refusal);
    refuse(await this.checks.ofNewOwner(draft.value));
    const database = await this.sandboxes.database();
    const key = await atomically(database, () =>
      this.creating(database, draft.value, { id, now, requestId: body.RequestId }),
    );
    return { Entry: extendedEntryOf(key) };
  }

  async update(call: CallOf<'updateEntry'>, path: string): Promise<ResultOf<'updateEntry'>> {
    const { body, now } = call;
    const sought = soughtOf(path, body.Key);
    refuse(reasonRefusal('update', body.Reason, sought.keyType));
    const database = await this.sandboxes.database();
    const ispb = await this.checkChange(call.participant, sought);
    const { directory, entries } = this;
    return atomically(database, function* () {
      const key = yield* lockOwn(directory, database, sought, ispb);
      const change = updateOf(key, entryOf(key), body);
      if (!change.ok) throw refusalOf(change.refusal);
      const draft = { ...key, ...change.value };
      const cid = cidOf(entryOf(draft), key.requestId ?? key.id);
      const result = yield* entries.update(database, key, { draft, cid }, now);
      if (result === 'account-full') throw limitExceeded(draft);
      const claim = yield* directory.openClaim(database, key.keyType, key.keyValue);
      return { Entry: extendedEntryOf(result, claim?.createdAt) };
    });
  }

  async delete(call: CallOf<'deleteEntry'>, path: string): Promise<ResultOf<'deleteEntry'>> {
    const { body, now } = call;
    const sought = soughtOf(path, body.Key);
    refuse(reasonRefusal('delete', body.Reason));
    const ispb = await this.checkChange(call.participant, sought);
    const database = await this.sandboxes.database();
    const { directory } = this;
    await atomically(database, function* () {
      const key = yield* lockOwn(directory, database, sought, ispb);
      const claim = yield* directory.openClaim(database, key.keyType, key.keyValue);
      if (claim !== undefined) throw lockedByClaim();
      yield* directory.remove(database, key, now);
    });
    return { Key: body.Key };
  }

  async checkKeys({ body }: CallOf<'checkKeys'>): Promise<ResultOf<'checkKeys'>> {
    const texts = body.Keys.Key;
    const active = await this.entries.activeAmong(texts);
    return { Keys: texts.map((key) => ({ key, hasEntry: active.has(key) })) };
  }

  private *creating(
    database: DataSource,
    draft: KeyDraft,
    request: { readonly id: string; readonly now: string; readonly requestId: string },
  ): AtomicWork<DictKey> {
    const { directory } = this;
    const { id, now, requestId } = request;
    const use = { ispb: draft.ispb, requestId, result: id };
    if (!(yield* directory.keepResult(database, use))) {
      return yield* this.repeated(database, draft, requestId);
    }
    const active = yield* directory.lock(database, draft.keyType, draft.keyValue);
    if (active !== undefined) throw conflict(active, draft);
    const key = yield* directory.add(database, draft, { id, now });
    if (key === 'account-full') throw limitExceeded(draft);
    if (key === 'key-active') {
      const winner = yield* directory.lock(database, draft.keyType, draft.keyValue);
      throw winner === undefined ? changedMeanwhile() : conflict(winner, draft);
    }
    // After the entry was added, so that a claim which is confirmed at the same time is seen.
    const claim = yield* directory.openClaim(database, draft.keyType, draft.keyValue);
    if (claim !== undefined) throw lockedByClaim();
    return key;
  }

  /** The entry that an earlier request with this id has created, if it asked for the same. */
  private *repeated(database: DataSource, draft: KeyDraft, requestId: string): AtomicWork<DictKey> {
    const id = yield* this.directory.resultOf(database, draft.ispb, requestId);
    const key = id === undefined ? undefined : yield* this.entries.byId(database, id);
    const isEvp = draft.keyType === 'RANDOM' && key?.keyType === 'RANDOM';
    const asked = isEvp ? { ...draft, keyValue: key.keyValue } : draft;
    const isSame =
      key !== undefined && cidOf(entryOf(asked), requestId) === (key.firstCid ?? key.cid);
    if (isSame && key.deletedAt === null) return key;
    const why = isSame
      ? `the entry that it created was deleted at ${key.deletedAt ?? ''}`
      : 'it was used for another request';
    throw new DictRefusal(
      'RequestIdAlreadyUsed',
      `RequestId ${requestId} cannot be used again by participant ${draft.ispb}: ${why}. Send a new UUID.`,
    );
  }

  /**
   * @returns ISPB of the participant that has the entry
   * @throws DictRefusal NotFound, Forbidden if another participant has the entry, EntryBlocked
   */
  private async checkChange(participant: string, { keyType, keyValue }: Sought): Promise<string> {
    const found = await this.entries.find(keyType, keyValue);
    if (found === undefined) throw entryNotFound();
    const { ispb } = found.key;
    if (!(await this.participants.actsFor(participant, ispb))) {
      throw new DictRefusal(
        'Forbidden',
        `The entry is of participant ${ispb}, so ${participant} cannot change it.`,
      );
    }
    refuse(await this.checks.ofChange(keyValue));
    return ispb;
  }
}

interface Sought {
  readonly keyType: KeyType;
  readonly keyValue: string;
}

/** The active entry, locked, if the participant that was allowed to change it has it still. */
function* lockOwn(
  directory: Directory,
  database: DataSource,
  { keyType, keyValue }: Sought,
  ispb: string,
): AtomicWork<DictKey> {
  const key = yield* directory.lock(database, keyType, keyValue);
  if (key === undefined) throw entryNotFound();
  if (key.ispb !== ispb) throw changedMeanwhile();
  return key;
}

/** The key of the address, which the body repeats. */
function soughtOf(path: string, inBody: string): Sought {
  if (path !== inBody) {
    throw refusalOf(invalid('key', `Must be the key of the address, ${path}.`, inBody));
  }
  return soughtKey(path);
}

/** @throws DictRefusal BadRequest if no type has such keys */
export function soughtKey(text: string): Sought {
  const type = typeOfKey(text);
  if (!type.ok) throw refusalOf(type.refusal);
  const read = readSoughtKey(type.value, text);
  return { keyType: type.value, keyValue: read.ok ? read.value : text };
}

export function entryNotFound(): DictRefusal {
  return new DictRefusal('NotFound', 'Entry associated with given key does not exist');
}

function lockedByClaim(): DictRefusal {
  const detail =
    'The key has a claim that is not completed or cancelled. Until then it cannot be created or deleted.';
  return new DictRefusal('EntryLockedByClaim', detail);
}

function changedMeanwhile(): DictRefusal {
  const detail = 'Another request is changing the key at the moment. Send the request again.';
  return new DictRefusal('ResourceConflict', detail);
}

function limitExceeded(draft: KeyDraft): DictRefusal {
  const limit = String(keyLimit([draft]));
  return new DictRefusal(
    'EntryLimitExceeded',
    `The account already has the maximum number of keys, which is ${limit} for this owner. Delete one first.`,
  );
}

function conflict(active: DictKey, draft: KeyDraft): DictRefusal {
  const error = CONFLICTS[conflictWith(active, draft)];
  const next: Partial<Record<DictErrorName, string>> = {
    EntryKeyOwnedByDifferentPerson: ' Create a claim of ownership.',
    EntryKeyInCustodyOfDifferentParticipant: ' Create a claim of portability.',
  };
  const detail = `Participant ${active.ispb} has the key since ${active.createdAt}.${next[error] ?? ''}`;
  return new DictRefusal(error, detail);
}
