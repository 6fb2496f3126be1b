import { KEY_FORMATS, KEY_TYPES, type KeyType } from '#libs/brazil';
import { Failure, failure, type FailureKind, type Violation } from '#libs/kernel';
import { conflictWith, KEYS_OF_A_PERSON, type DictKey, type KeyDraft } from '../keys/dict-key';
import { ENTRY_REFUSALS, type EntryRefusal, type EntryRefusalCode } from '../keys/entry-refusals';

/** The directory refuses the request with the code of an official error. */
export class EntryRefused extends Failure {
  readonly kind: FailureKind;
  readonly title: string;
  override readonly retryAfterSeconds?: number;

  constructor(
    readonly code: EntryRefusalCode,
    detail: string,
    violations: readonly Violation[] = [],
  ) {
    super(detail, violations);
    const { kind, meaning, retryAfterSeconds }: EntryRefusal = ENTRY_REFUSALS[code];
    this.kind = kind;
    this.title = meaning;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** @param pointers JSON pointers of the members with wrong check digits */
export function wrongCheckDigits(pointers: readonly [string, ...string[]]): EntryRefused {
  const detail = 'The check digits are wrong. STRICT_TAX_IDS requires correct check digits.';
  const violations = pointers.map((pointer) => ({ pointer, detail }));
  return new EntryRefused('ENTRY_INVALID', `${pointers[0]}: ${detail}`, violations);
}

export function foreignTaxId(keyType: KeyType): EntryRefused {
  const detail = `Must be the registered ${keyType}, or be absent.`;
  return new EntryRefused('ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER', `/holderTaxId: ${detail}`, [
    { pointer: '/holderTaxId', detail },
  ]);
}

/** The error for a key that is already active. */
export function keyConflict(
  active: KeyDraft & Pick<DictKey, 'id' | 'createdAt'>,
  draft: KeyDraft,
  sandbox: string,
): EntryRefused {
  const where = `has been active in sandbox ${sandbox} since ${active.createdAt}`;
  const holder = `participant ${active.ispb} registered it for ${active.holderName}`;
  const remedy = `Register another keyValue, or send DELETE /dict/keys/${active.id} first.`;
  const detail = `The ${draft.keyType} key ${where}: ${holder}. ${remedy}`;
  return new EntryRefused(conflictWith(active, draft), detail, [
    {
      pointer: '/keyValue',
      detail: 'Must be a key that is not active. Delete the active key first.',
    },
  ]);
}

export function limitExceeded(limit: number): EntryRefused {
  const holder = limit === KEYS_OF_A_PERSON ? 'a person' : 'a company or an unknown holder';
  return new EntryRefused(
    'ENTRY_LIMIT_EXCEEDED',
    `The account already has the maximum of ${String(limit)} keys for ${holder}. Delete one first.`,
  );
}

/** The error for a key that cannot be registered or deleted because of an open claim. */
export function lockedByClaim(): EntryRefused {
  return new EntryRefused(
    'ENTRY_LOCKED_BY_CLAIM',
    'The key has an open claim. It can be registered or deleted after the claim is completed or cancelled.',
  );
}

export class KeyTypeUnknown extends failure.malformed(
  'KEY_TYPE_UNKNOWN',
  'The key type is unknown',
  (keyType: string) => {
    const types = KEY_TYPES.join(', ');
    return {
      detail: `${keyType} is not a key type. It must be one of ${types}.`,
      violations: [{ pointer: '/keyType', detail: `Must be one of ${types}.` }],
    };
  },
) {}

export class KeyNotFound extends failure.notFound('KEY_NOT_FOUND', 'The key does not exist') {
  /** @param isValid false if no key of this type can have the value */
  static byValue(sandbox: string, keyType: KeyType, isValid: boolean): KeyNotFound {
    const { expected, example } = KEY_FORMATS[keyType];
    const hint = isValid
      ? ''
      : ` The value is not valid. It must be ${expected}, as in ${example}. Encode % and / in a path.`;
    return new KeyNotFound(
      `Sandbox ${sandbox} has no active ${keyType} key with that value.${hint}`,
    );
  }

  static byIdOrValue(sandbox: string, idOrValue: string): KeyNotFound {
    return new KeyNotFound(
      `Sandbox ${sandbox} has no active key with the id or value ${idOrValue}. GET /dict/keys lists the keys.`,
    );
  }
}
