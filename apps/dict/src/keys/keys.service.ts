import { Inject, Injectable } from '@nestjs/common';
import {
  hasTaxIdCheckDigits,
  isKeyType,
  KEY_FORMATS,
  KEY_TYPES,
  readKey,
  readSoughtKey,
  type KeyType,
} from '#libs/brazil';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CONFIG, currentContext, type JsonList } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { type CreateKeyRequest } from './create-key.request';
import {
  accountOf,
  conflictWith,
  freeSlot,
  keyLimit,
  KEYS_OF_A_PERSON,
  register,
  type DictKey,
  type KeyDraft,
} from './dict-key';
import { isEntryRefusalCode } from './entry-refusals';
import { EntryRefused, KeyNotFound, KeyTypeUnknown } from './key.errors';
import { KeyRepository, type KeyFilter } from './key.repository';
import { KeyResponse } from './key.response';
import { type ListKeysRequest } from './list-keys.request';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

@Injectable()
export class KeysService {
  constructor(
    private readonly keys: KeyRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** Registers a key. It is stored before the response is sent. */
  async create(request: CreateKeyRequest): Promise<DictKey> {
    const draft = draftOf(request);
    if (this.config.strictTaxIds) refuseWrongCheckDigits(draft);
    refuseForeignTaxId(draft);
    refuseIfOrdered();
    for (;;) {
      const held = await this.keys.heldBy(accountOf(draft));
      const slot = freeSlot(draft, held);
      if (slot !== undefined) {
        const key = register(draft, { id: newUuid(), slot, createdAt: this.now() });
        if (await this.keys.store(key)) return key;
      }
      const active = await this.keys.findActive(draft.keyType, draft.keyValue);
      if (active !== null) throw conflict(active, draft);
      if (slot === undefined) throw limitExceeded(keyLimit([draft, ...held]));
      // Another request took the slot: try again.
    }
  }

  /** The active key with this type and value. */
  async find(keyType: string, keyValue: string): Promise<DictKey> {
    if (!isKeyType(keyType)) {
      throw new KeyTypeUnknown(
        `${keyType} is not a key type; it must be one of ${KEY_TYPES.join(', ')}.`,
        [{ pointer: '/keyType', detail: `Must be one of ${KEY_TYPES.join(', ')}.` }],
      );
    }
    refuseIfOrdered();
    const sought = readSoughtKey(keyType, keyValue);
    const key = sought.ok ? await this.keys.findActive(keyType, sought.value) : null;
    if (key !== null) return key;
    const { expected, example } = KEY_FORMATS[keyType];
    const hint = sought.ok
      ? ''
      : ` The value is not valid: it must be ${expected}, as in ${example}; encode % and / in a path.`;
    throw new KeyNotFound(
      `Sandbox ${currentContext().sandbox} has no active ${keyType} key with that value.${hint}`,
    );
  }

  /** Those that the request asks for, newest first. */
  list(request: ListKeysRequest): JsonList {
    refuseIfOrdered();
    return this.keys.list(filterOf(request), keyJson);
  }

  /** Deletes an active key; it stays in the history, and its value can be registered anew. */
  /** @param idOrValue the id of a record, or the value of a key; an id is tried first */
  async delete(idOrValue: string): Promise<void> {
    refuseIfOrdered();
    const isDeleted =
      (UUID.test(idOrValue) && (await this.keys.delete(idOrValue.toLowerCase(), this.now()))) ||
      (await this.deleteValue(idOrValue));
    if (!isDeleted) {
      throw new KeyNotFound(
        `Sandbox ${currentContext().sandbox} has no active key with the id or value ${idOrValue}; GET /dict/keys lists them.`,
      );
    }
  }

  /** False if no active key has the value. */
  private async deleteValue(value: string): Promise<boolean> {
    for (const keyType of KEY_TYPES) {
      const read = readKey(keyType, value);
      const key = read.ok ? await this.keys.findActive(keyType, read.value) : null;
      if (key !== null) return this.keys.delete(key.id, this.now());
    }
    return false;
  }

  /** Every key that ever was, those deleted too, newest first. */
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
  if (!read.ok) throw new Error(`A ${keyType} key that was validated cannot be read.`);
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
  };
}

/** Whether a key of that type is its holder's tax id. */
function isTaxId(keyType: KeyType): boolean {
  return keyType === 'CPF' || keyType === 'CNPJ';
}

/** Throws the error that a rule has ordered for this request. Then nothing is stored or deleted. */
function refuseIfOrdered(): void {
  const { outcome, sandbox } = currentContext();
  if (outcome === undefined || !isEntryRefusalCode(outcome)) return;
  throw new EntryRefused(outcome, `A rule of sandbox ${sandbox} ordered this response.`);
}

function refuseWrongCheckDigits({ keyType, keyValue, holderTaxId }: KeyDraft): void {
  const wrong = [
    ...(isTaxId(keyType) ? [['/keyValue', keyValue] as const] : []),
    ...(holderTaxId === null ? [] : [['/holderTaxId', holderTaxId] as const]),
  ].filter(([, taxId]) => !hasTaxIdCheckDigits(taxId));
  const detail = 'The check digits are wrong; STRICT_TAX_IDS requires correct ones.';
  const [first] = wrong;
  if (first === undefined) return;
  const violations = wrong.map(([pointer]) => ({ pointer, detail }));
  throw new EntryRefused('ENTRY_INVALID', `${first[0]}: ${detail}`, violations);
}

function refuseForeignTaxId({ keyType, keyValue, holderTaxId }: KeyDraft): void {
  if (!isTaxId(keyType) || keyValue === holderTaxId) return;
  const detail = `Must be the ${keyType} that is being registered, or be left out.`;
  throw new EntryRefused('ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER', `/holderTaxId: ${detail}`, [
    { pointer: '/holderTaxId', detail },
  ]);
}

function conflict(active: DictKey, draft: KeyDraft): EntryRefused {
  const code = conflictWith(active, draft);
  const { sandbox } = currentContext();
  const where = `is already active in sandbox ${sandbox} since ${active.createdAt}`;
  const holder = `participant ${active.ispb} registered it for ${active.holderName}`;
  return new EntryRefused(code, `The ${draft.keyType} key ${where}: ${holder}.`, [
    {
      pointer: '/keyValue',
      detail: 'Must be a key that is not active. Delete the active key first.',
    },
  ]);
}

function limitExceeded(limit: number): EntryRefused {
  const whose = limit === KEYS_OF_A_PERSON ? 'a person' : 'a company or an unknown holder';
  return new EntryRefused(
    'ENTRY_LIMIT_EXCEEDED',
    `The account already has the maximum of ${String(limit)} keys for ${whose}. Delete one first.`,
  );
}

function filterOf(request: ListKeysRequest): KeyFilter {
  const { keyType, ispb, accountId, status, account } = request;
  const [accountNumber, branch] = account?.split('/').toReversed() ?? [];
  return { keyType, ispb, accountId, status, accountNumber, branch };
}

function keyJson(key: DictKey): string {
  return JSON.stringify(KeyResponse.of(key));
}
