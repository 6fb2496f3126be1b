import { Injectable } from '@nestjs/common';
import { readSoughtKey, type KeyType } from '#libs/brazil';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { cidOf, type DictErrorName } from '#libs/dict-api';
import { newUuid } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { conflictWith, keyLimit, type DictKey, type KeyDraft } from '../keys/dict-key';
import { entryOf, extendedEntryOf } from '../keys/official-entry';
import { DictRefusal, refusalOf, refuse, valueOf } from '../official/dict-refusal';
import { type CallOf, type ResultOf } from '../operations/operation';
import { Participants } from '../participants/participants';
import { Directory } from '../directory/directory.repository';
import { EntriesRepository } from './entries.repository';
import { EntryChecks } from './entry-checks';
import { draftOf, invalid, reasonRefusal, typeOfKey, updateOf } from '../directory/entry-rules';

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
    const draft = valueOf(draftOf(body, newUuid()));
    refuse(await this.checks.ofNewOwner(draft));
    const key = await this.sandboxes.atomically((tx) =>
      this.add(tx, draft, { now, requestId: body.RequestId }),
    );
    return { Entry: extendedEntryOf(key) };
  }

  async update(call: CallOf<'updateEntry'>, path: string): Promise<ResultOf<'updateEntry'>> {
    const { body, now } = call;
    const sought = soughtOf(path, body.Key);
    refuse(reasonRefusal('update', body.Reason, sought.keyType));
    const ispb = await this.checkChange(call.participant, sought);
    const { directory, entries } = this;
    return this.sandboxes.atomically(function* (tx) {
      const key = yield* lockOwn(directory, tx, sought, ispb);
      const draft = { ...key, ...valueOf(updateOf(key, entryOf(key), body)) };
      const cid = cidOf(entryOf(draft), key.requestId ?? key.id);
      const result = yield* entries.update(tx, key, { draft, cid }, now);
      if (result === 'account-full') throw limitExceeded(draft);
      const claim = yield* directory.openClaim(tx, key.keyType, key.keyValue);
      return { Entry: extendedEntryOf(result, claim?.createdAt) };
    });
  }

  async delete(call: CallOf<'deleteEntry'>, path: string): Promise<ResultOf<'deleteEntry'>> {
    const { body, now } = call;
    const sought = soughtOf(path, body.Key);
    refuse(reasonRefusal('delete', body.Reason));
    const ispb = await this.checkChange(call.participant, sought);
    const { directory } = this;
    await this.sandboxes.atomically(function* (tx) {
      const key = yield* lockOwn(directory, tx, sought, ispb);
      const claim = yield* directory.openClaim(tx, key.keyType, key.keyValue);
      if (claim !== undefined) throw lockedByClaim();
      yield* directory.remove(tx, key, now);
    });
    return { Key: body.Key };
  }

  async checkKeys({ body }: CallOf<'checkKeys'>): Promise<ResultOf<'checkKeys'>> {
    const texts = body.Keys.Key;
    const active = await this.entries.activeAmong(texts);
    return { Keys: texts.map((key) => ({ key, hasEntry: active.has(key) })) };
  }

  private *add(
    tx: UnitOfWork,
    draft: KeyDraft,
    { now, requestId }: { readonly now: string; readonly requestId: string },
  ): Transactional<DictKey> {
    const { directory } = this;
    const id = newUuid();
    const use = { ispb: draft.ispb, requestId, result: id };
    if (!(yield* directory.keepResult(tx, use))) {
      return yield* this.repeated(tx, draft, requestId);
    }
    const active = yield* directory.lock(tx, draft.keyType, draft.keyValue);
    if (active !== undefined) throw conflict(active, draft);
    const key = yield* directory.add(tx, draft, { id, now });
    if (key === 'account-full') throw limitExceeded(draft);
    if (key === 'key-active') {
      const winner = yield* directory.lock(tx, draft.keyType, draft.keyValue);
      throw winner === undefined ? changedMeanwhile() : conflict(winner, draft);
    }
    // This check comes after the insert: then it sees a claim that is confirmed at the same time.
    const claim = yield* directory.openClaim(tx, draft.keyType, draft.keyValue);
    if (claim !== undefined) throw lockedByClaim();
    return key;
  }

  /** The entry that the first request with this id created, if both requests are the same. */
  private *repeated(tx: UnitOfWork, draft: KeyDraft, requestId: string): Transactional<DictKey> {
    const id = yield* this.directory.resultOf(tx, draft.ispb, requestId);
    const key = id === undefined ? undefined : yield* this.entries.byId(tx, id);
    const isEvp = draft.keyType === 'RANDOM' && key?.keyType === 'RANDOM';
    const asked = isEvp ? { ...draft, keyValue: key.keyValue } : draft;
    const isSame =
      key !== undefined && cidOf(entryOf(asked), requestId) === (key.firstCid ?? key.cid);
    if (isSame && key.deletedAt === null) return key;
    const why = isSame
      ? `The entry that it created was deleted at ${key.deletedAt ?? ''}.`
      : 'It was used for another request.';
    throw new DictRefusal(
      'RequestIdAlreadyUsed',
      `Participant ${draft.ispb} has used RequestId ${requestId} before. ${why} Send a new UUID.`,
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
        `The entry belongs to participant ${ispb}, so ${participant} cannot change it.`,
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

/** The active entry, locked. Its participant must be the one that was checked before. */
function* lockOwn(
  directory: Directory,
  tx: UnitOfWork,
  { keyType, keyValue }: Sought,
  ispb: string,
): Transactional<DictKey> {
  const key = yield* directory.lock(tx, keyType, keyValue);
  if (key === undefined) throw entryNotFound();
  if (key.ispb !== ispb) throw changedMeanwhile();
  return key;
}

/** The key in the path. The body must have the same key. */
function soughtOf(path: string, inBody: string): Sought {
  if (path !== inBody) {
    throw refusalOf(invalid('key', `Must be the key in the path, ${path}.`, inBody));
  }
  return soughtKey(path);
}

/** @throws DictRefusal BadRequest if the text is not a key of any type */
export function soughtKey(text: string): Sought {
  const keyType = valueOf(typeOfKey(text));
  const read = readSoughtKey(keyType, text);
  return { keyType, keyValue: read.ok ? read.value : text };
}

export function entryNotFound(): DictRefusal {
  return new DictRefusal('NotFound', 'Entry associated with given key does not exist');
}

function lockedByClaim(): DictRefusal {
  const detail =
    'The key has an open claim. The entry can be created or deleted after the claim is completed or cancelled.';
  return new DictRefusal('EntryLockedByClaim', detail);
}

function changedMeanwhile(): DictRefusal {
  const detail = 'Another request changed the key at the same time. Send the request again.';
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
  const detail = `Participant ${active.ispb} has had the key since ${active.createdAt}.${next[error] ?? ''}`;
  return new DictRefusal(error, detail);
}
