import { hasTaxIdCheckDigits, KEY_FORMATS, keyTypeOf, readKey, type KeyType } from '#libs/brazil';
import {
  type Account,
  type CreateEntryRequest,
  type DictErrorName,
  type Entry,
  type EntryReason,
  type Person,
} from '#libs/dict-api';
import { accepted, refused } from '#libs/kernel';
import { type DictKey, type KeyDraft } from '../keys/dict-key';
import { keyTypeOfOfficial } from '../keys/official-entry';
import { refusalOfElement, type DictResult, type Refusal } from '../official/dict-refusal';
import { canHaveEntries } from '../participants/participant';

type EntryOperation = 'create' | 'update' | 'delete';

/** The reasons that are valid for each operation (DICT API 2.12.1). */
const REASONS: Readonly<Record<EntryOperation, readonly EntryReason[]>> = {
  create: ['USER_REQUESTED', 'RECONCILIATION'],
  update: ['USER_REQUESTED', 'BRANCH_TRANSFER', 'RECONCILIATION', 'RFB_VALIDATION'],
  delete: ['USER_REQUESTED', 'ACCOUNT_CLOSURE', 'RECONCILIATION', 'FRAUD', 'RFB_VALIDATION'],
};

/** DICT generates an EVP, so its user cannot request a change of the entry. */
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
  const detail = `${reason} is not a reason to ${what}. It must be one of ${valid.join(', ')}.`;
  return {
    error: 'InvalidReason',
    detail,
    violations: [{ reason: detail, value: reason, property: 'reason' }],
  };
}

/**
 * The key of a request to create an entry.
 * @param newEvp the value of the key if it is an EVP
 */
export function draftOf(
  { Entry: entry, RequestId }: CreateEntryRequest,
  newEvp: string,
): DictResult<KeyDraft> {
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

/**
 * The error for a participant that cannot have entries; undefined if it can.
 * @param property the path of the ISPB in the body
 */
export function participantRefusal(property: string, ispb: string): Refusal | undefined {
  if (canHaveEntries(ispb.toUpperCase())) return undefined;
  const reason = 'Must not be the central bank: it has no accounts for payments.';
  return refusalOfElement('ParticipantInvalid', property, reason, ispb);
}

/**
 * The error for a CPF or CNPJ with wrong check digits (STRICT_TAX_IDS); undefined if they are right.
 * @param property the path of the CPF or CNPJ in the body
 */
export function checkDigitRefusal(
  error: DictErrorName,
  property: string,
  taxId: string,
): Refusal | undefined {
  if (hasTaxIdCheckDigits(taxId)) return undefined;
  const reason = 'The check digits are wrong. STRICT_TAX_IDS requires correct check digits.';
  return refusalOfElement(error, property, reason, taxId);
}

/** The members of a key that come from the account. */
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

/** The members of a key that come from the names of the owner. */
export function ownerFields({
  Name,
  TradeName,
}: Person): Pick<KeyDraft, 'holderName' | 'tradeName'> {
  return { holderName: Name, tradeName: TradeName ?? null };
}

/** The change of an entry by an update: its account at the same participant, and the names of the same owner. */
export function updateOf(
  key: DictKey,
  current: Entry,
  { Account: account, Owner: owner }: { readonly Account?: Account; readonly Owner?: Person },
): DictResult<Partial<KeyDraft>> {
  if (account !== undefined && account.Participant !== key.ispb) {
    const reason = `Must be ${key.ispb}. Only a claim of portability moves a key to another participant.`;
    return refused(invalid('account.participant', reason, account.Participant));
  }
  if (owner !== undefined && owner.TaxIdNumber !== current.Owner.TaxIdNumber) {
    const reason = 'Must be the CPF or CNPJ of the present owner. An update changes only names.';
    const error = 'EntryTaxIdNumberByDifferentOwner';
    return refused(refusalOfElement(error, 'owner.taxIdNumber', reason, owner.TaxIdNumber));
  }
  return accepted({
    ...(account === undefined ? {} : accountFields(account)),
    ...(owner === undefined ? {} : { ...ownerFields(owner), holderTaxId: owner.TaxIdNumber }),
  });
}

/** The type of a key in a path; refused if the text is not a key. */
export function typeOfKey(key: string): DictResult<KeyType> {
  const type = keyTypeOf(key);
  if (type !== undefined) return accepted(type);
  const reason = 'Must be a CPF, CNPJ, phone number, e-mail address or EVP.';
  return refused({
    error: 'BadRequest',
    detail: `The key ${key.slice(0, 77)}: ${reason}`,
    violations: [{ reason, value: key.slice(0, 100), property: 'key' }],
  });
}

export function invalid(property: string, reason: string, value?: string): Refusal {
  return refusalOfElement('EntryInvalid', property, reason, value);
}

function formatError(keyType: KeyType, key: string | undefined): string {
  const { expected, example } = KEY_FORMATS[keyType];
  const found = key === undefined ? 'Is missing' : 'Is not valid';
  return `${found}. It must be ${expected}, as in ${example}.`;
}
