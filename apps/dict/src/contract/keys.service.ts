import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import {
  hasTaxIdCheckDigits,
  isKeyType,
  KEY_TYPES,
  readKey,
  readSoughtKey,
  type KeyType,
} from '#libs/brazil';
import { CONFIG } from '#libs/config';
import { currentContext, type JsonList } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, requesterOfOutcome, requestTestValue, takeOutcomeAlone } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { ContractLimit } from '../policies/contract-limit';
import { type CreateKeyRequest } from './create-key.request';
import {
  accountOf,
  freeSlot,
  keyLimit,
  type ClaimedKey,
  type DictKey,
  type KeyDraft,
} from '../keys/dict-key';
import { register, UNKNOWN_TO_CONTRACT } from '../keys/new-key';
import { ENTRY_REFUSALS } from '../keys/entry-refusals';
import {
  EntryRefused,
  foreignTaxId,
  keyConflict,
  KeyNotFound,
  KeyTypeUnknown,
  limitExceeded,
  lockedByClaim,
  wrongCheckDigits,
} from './key.errors';
import { KeyRepository, type KeyFilter } from './key.repository';
import { KeyResponse } from './key.response';
import { type ListKeysRequest } from './list-keys.request';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

@Injectable()
export class KeysService {
  constructor(
    private readonly keys: KeyRepository,
    private readonly limit: ContractLimit,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** Registers a key. It is stored before the response is sent. */
  async create(request: CreateKeyRequest): Promise<DictKey> {
    const draft = draftOf(request);
    if (this.config.strictTaxIds) refuseWrongCheckDigits(draft);
    refuseForeignTaxId(draft);
    await refuseIfRequested(draft.keyValue);
    for (;;) {
      const { held, isClaimed } = await this.keys.placesFor(accountOf(draft), draft);
      const slot = freeSlot(draft, held);
      if (slot !== undefined && !isClaimed) {
        const key = register(draft, { id: newUuid(), slot, createdAt: this.now() });
        if (await this.keys.store(key)) return key;
      }
      const active = await this.keys.findActive(draft.keyType, draft.keyValue);
      if (active !== null) throw keyConflict(active, draft, currentContext().sandbox);
      if (isClaimed) throw lockedByClaim();
      if (slot === undefined) throw limitExceeded(keyLimit([draft, ...held]));
      // Another request took the slot: try again.
    }
  }

  /**
   * The active key with this type and value.
   * @param headers of the request; DICT_CONTRACT_RATE_LIMIT uses its participant and payer
   */
  async find(keyType: string, keyValue: string, headers: IncomingHttpHeaders): Promise<ClaimedKey> {
    if (!isKeyType(keyType)) throw new KeyTypeUnknown(keyType);
    await refuseIfRequested(keyValue);
    const sought = readSoughtKey(keyType, keyValue);
    const key = sought.ok ? await this.keys.findActive(keyType, sought.value) : null;
    await this.limit.count({ keyType, keyValue }, headers, key);
    if (key !== null) return key;
    throw KeyNotFound.byValue(currentContext().sandbox, keyType, sought.ok);
  }

  /** Lists the keys that match the request, newest first. */
  async list(request: ListKeysRequest): Promise<JsonList> {
    await refuseIfRequested();
    return this.keys.list(filterOf(request), keyJson);
  }

  /**
   * Deletes an active key. It stays in the history, and its value can be registered again.
   * @param idOrValue the id or the value of a key; the id is tried first
   */
  async delete(idOrValue: string): Promise<void> {
    await refuseIfRequested(idOrValue);
    const isDeleted =
      (UUID.test(idOrValue) && (await this.deleteId(idOrValue.toLowerCase()))) ||
      (await this.deleteValue(idOrValue));
    if (!isDeleted) throw KeyNotFound.byIdOrValue(currentContext().sandbox, idOrValue);
  }

  /** @returns false if no active key has the value */
  private async deleteValue(value: string): Promise<boolean> {
    for (const keyType of KEY_TYPES) {
      const read = readKey(keyType, value);
      const key = read.ok ? await this.keys.findActive(keyType, read.value) : null;
      if (key !== null) return this.deleteId(key.id);
    }
    return false;
  }

  /** @returns false if no active key has the id */
  private async deleteId(id: string): Promise<boolean> {
    const outcome = await this.keys.delete(id, this.now());
    if (outcome === 'claimed') throw lockedByClaim();
    return outcome === 'deleted';
  }

  /** Lists all keys, including deleted ones, newest first. */
  history(filter: KeyFilter): JsonList {
    return this.keys.list(filter, keyJson);
  }

  private now(): string {
    return toIsoUtc(this.clock.nowMs());
  }
}

function draftOf(request: CreateKeyRequest): KeyDraft {
  const { keyType, keyValue, accountId, ispb, branch, accountNumber, accountType } = request;
  const { holderName, holderTaxId } = request;
  const read = readKey(keyType, keyValue ?? newUuid());
  if (!read.ok) throw new Error(`A valid ${keyType} key cannot be read.`);
  const taxId = isTaxId(keyType) ? read.value : null;
  return {
    keyType,
    keyValue: read.value,
    accountId,
    ispb,
    branch,
    accountNumber,
    accountType,
    holderName,
    holderTaxId: holderTaxId ?? taxId,
    ...UNKNOWN_TO_CONTRACT,
  };
}

/** Whether keys of this type are tax ids. */
function isTaxId(keyType: KeyType): boolean {
  return keyType === 'CPF' || keyType === 'CNPJ';
}

/**
 * Throws the error that a rule requests for this request, or its key as a test value. Then nothing is stored or deleted.
 * @param key of the request, if it has one
 */
async function refuseIfRequested(key?: string): Promise<void> {
  requestTestValue(key, ENTRY_REFUSALS);
  const code = await takeOutcomeAlone(ENTRY_REFUSALS);
  if (code === undefined) return;
  throw new EntryRefused(code, `${requesterOfOutcome()} requests this response.`);
}

function refuseWrongCheckDigits({ keyType, keyValue, holderTaxId }: KeyDraft): void {
  const wrong = [
    ...(isTaxId(keyType) ? [['/keyValue', keyValue] as const] : []),
    ...(holderTaxId === null ? [] : [['/holderTaxId', holderTaxId] as const]),
  ].filter(([, taxId]) => !hasTaxIdCheckDigits(taxId));
  const [first, ...others] = wrong.map(([pointer]) => pointer);
  if (first !== undefined) throw wrongCheckDigits([first, ...others]);
}

function refuseForeignTaxId({ keyType, keyValue, holderTaxId }: KeyDraft): void {
  if (!isTaxId(keyType) || keyValue === holderTaxId) return;
  throw foreignTaxId(keyType);
}

function filterOf(request: ListKeysRequest): KeyFilter {
  const { keyType, ispb, accountId, status, account, from, to } = request;
  const [accountNumber, branch] = account?.split('/').toReversed() ?? [];
  return { keyType, ispb, accountId, status, accountNumber, branch, from, to };
}

function keyJson(key: ClaimedKey): string {
  return JSON.stringify(KeyResponse.of(key));
}
