import { hasTaxIdCheckDigits, KEY_FORMATS, keyTypeOf, readKey, type KeyType } from '#libs/brazil';
import {
  type Account,
  type CreateEntryRequest,
  type DictErrorName,
  type Entry,
  type EntryReason,
  type Person,
} from '#libs/dict-api';
import { accepted, refused, type Result } from '#libs/kernel';
import { type DictKey, type KeyDraft } from '../keys/dict-key';
import { keyTypeOfOfficial } from '../keys/official-entry';
import { type Refusal } from '../official/dict-refusal';
import { canHaveEntries } from '../participants/participant';

type EntryOperation = 'create' | 'update' | 'delete';

/** The reasons that are valid for each operation (DICT API 2.12.1). */
const REASONS: Readonly<Record<EntryOperation, readonly EntryReason[]>> = {
  create: ['USER_REQUESTED', 'RECONCILIATION'],
  update: ['USER_REQUESTED', 'BRANCH_TRANSFER', 'RECONCILIATION', 'RFB_VALIDATION'],
  delete: ['USER_REQUESTED', 'ACCOUNT_CLOSURE', 'RECONCILIATION', 'FRAUD', 'RFB_VALIDATION'],
};

/** An EVP is not the user's own, so the user cannot ask for a change of it. */
const UPDATE_REASONS_OF_EVP = REASONS.update.filter((reason) => reason !== 'USER_REQUESTED');

export function reasonRefusal(
  operation: EntryOperation,
  reason: EntryReason,
  keyType?: KeyType,
): Refusal | undefined {
  const valid =
    operation === 'update' && keyType === 'RANDOM' ? UPDATE_REASONS_OF_EVP : REASONS[operation];
  if (valid.includes(reason)) return undefined;
  const what = `${operation} an entry${keyType === 'RANDOM' ? ' of an EVP' : ''}`;
  const detail = `${reason} is not a reason to ${what}; it must be one of ${valid.join(', ')}.`;
  return {
    error: 'InvalidReason',
    detail,
    violations: [{ reason: detail, value: reason, property: 'reason' }],
  };
}

/**
 * The key that a request to create an entry describes.
 * @param newEvp the key if it is an EVP, which DICT generates
 */
export function draftOf(
  { Entry: entry, RequestId }: CreateEntryRequest,
  newEvp: string,
): Result<KeyDraft, Refusal> {
  const { Key, KeyType, Account: account, Owner: owner } = entry;
  const keyType = keyTypeOfOfficial(KeyType);
  const wrong = participantRefusal('entry.account.participant', account.Participant);
  if (wrong !== undefined) return refused(wrong);
  if (keyType === 'RANDOM' && Key !== undefined) {
    return refused(invalid('entry.key', 'Must be absent: DICT generates the key of an EVP.', Key));
  }
  const read = readKey(keyType, keyType === 'RANDOM' ? newEvp : (Key ?? ''));
  if (!read.ok || (keyType === 'EMAIL' && Key !== read.value)) {
    return refused(invalid('entry.key', formatError(keyType, Key), Key));
  }
  if ((keyType === 'CPF' || keyType === 'CNPJ') && read.value !== owner.TaxIdNumber) {
    return refused({
      error: 'EntryTaxIdNumberByDifferentOwner',
      detail: `The key is the ${keyType} ${read.value}, so TaxIdNumber of the owner must be the same.`,
      violations: [
        {
          reason: `Must be ${read.value}.`,
          value: owner.TaxIdNumber,
          property: 'entry.owner.taxIdNumber',
        },
      ],
    });
  }
  return accepted({
    ...{ keyType, keyValue: read.value, requestId: RequestId, ownedSince: null },
    ...accountFields(account),
    ...ownerFields(owner),
    holderTaxId: owner.TaxIdNumber,
  });
}

/** @param property of the body that names the participant of a new entry */
export function participantRefusal(property: string, ispb: string): Refusal | undefined {
  if (canHaveEntries(ispb.toUpperCase())) return undefined;
  const reason = 'Is the central bank, which has no accounts for payments.';
  return {
    error: 'ParticipantInvalid',
    detail: `${property}: ${reason}`,
    violations: [{ reason, value: ispb, property }],
  };
}

/**
 * Why a CPF or CNPJ is refused with STRICT_TAX_IDS.
 * @param property of the body that has it
 */
export function checkDigitRefusal(
  error: DictErrorName,
  property: string,
  taxId: string,
): Refusal | undefined {
  if (hasTaxIdCheckDigits(taxId)) return undefined;
  const reason = 'The check digits are wrong; STRICT_TAX_IDS requires correct ones.';
  return {
    error,
    detail: `${property}: ${reason}`,
    violations: [{ reason, value: taxId, property }],
  };
}

/** The members of a key that an account gives. */
export function accountFields(
  account: Account,
): Pick<KeyDraft, 'accountId' | 'ispb' | 'branch' | 'accountNumber' | 'accountType' | 'openedAt'> {
  const { Participant, Branch = '', AccountNumber, AccountType, OpeningDate } = account;
  return {
    accountId: [Participant, Branch, AccountNumber, AccountType].join('/'),
    ...{
      ispb: Participant,
      branch: Branch,
      accountNumber: AccountNumber,
      accountType: AccountType,
    },
    openedAt: OpeningDate,
  };
}

/** The members of a key that the names of an owner give. */
export function ownerFields({
  Name,
  TradeName,
}: Person): Pick<KeyDraft, 'holderName' | 'tradeName'> {
  return { holderName: Name, tradeName: TradeName ?? null };
}

/** What an update changes of an entry: its account at the same participant, and the names of the same owner. */
export function updateOf(
  key: DictKey,
  current: Entry,
  { Account: account, Owner: owner }: { readonly Account?: Account; readonly Owner?: Person },
): Result<Partial<KeyDraft>, Refusal> {
  if (account !== undefined && account.Participant !== key.ispb) {
    const reason = `Must be ${key.ispb}: only a claim of portability moves a key to another participant.`;
    return refused(invalid('account.participant', reason, account.Participant));
  }
  if (owner !== undefined && owner.TaxIdNumber !== current.Owner.TaxIdNumber) {
    const reason =
      'Must be that of the present owner: an update changes only the names of the owner.';
    return refused({
      error: 'EntryTaxIdNumberByDifferentOwner',
      detail: `owner.taxIdNumber: ${reason}`,
      violations: [{ reason, value: owner.TaxIdNumber, property: 'owner.taxIdNumber' }],
    });
  }
  return accepted({
    ...(account === undefined ? {} : accountFields(account)),
    ...(owner === undefined ? {} : { ...ownerFields(owner), holderTaxId: owner.TaxIdNumber }),
  });
}

/** The type of a key in a path; refused if no type has such keys. */
export function typeOfKey(key: string): Result<KeyType, Refusal> {
  const type = keyTypeOf(key);
  if (type !== undefined) return accepted(type);
  const reason = 'Is not a CPF, CNPJ, phone number, e-mail address or EVP.';
  return refused({
    error: 'BadRequest',
    detail: `The key ${key.slice(0, 77)}: ${reason}`,
    violations: [{ reason, value: key.slice(0, 100), property: 'key' }],
  });
}

export function invalid(property: string, reason: string, value?: string): Refusal {
  const violation = { reason, property, ...(value === undefined ? {} : { value }) };
  return { error: 'EntryInvalid', detail: `${property}: ${reason}`, violations: [violation] };
}

function formatError(keyType: KeyType, key: string | undefined): string {
  const { expected, example } = KEY_FORMATS[keyType];
  const found = key === undefined ? 'Is missing' : 'Is not valid';
  return `${found}: it must be ${expected}, as in ${example}.`;
}
