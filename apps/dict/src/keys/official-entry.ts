import { createHash } from 'node:crypto';
import { withCheckDigits, type KeyType } from '#libs/brazil';
import {
  type Account,
  type Entry,
  type ExtendedEntry,
  type OfficialKeyType,
  type Person,
} from '#libs/dict-api';
import { ACCOUNT_TYPES, holderTypeOf, type DictKey, type KeyDraft } from './dict-key';

/** The opening date of an account without one: the first day of Pix, in Brasilia. */
const OPENED_AT = '2020-11-16T03:00:00.000Z';

/** The official name of a type of key. */
export function officialTypeOf(keyType: KeyType): OfficialKeyType {
  return keyType === 'RANDOM' ? 'EVP' : keyType;
}

/** The type of key of an official name. */
export function keyTypeOfOfficial(type: OfficialKeyType): KeyType {
  return type === 'EVP' ? 'RANDOM' : type;
}

/** A key as the official API shows it. */
export function entryOf(key: KeyDraft): Entry & { readonly Key: string } {
  return {
    Key: key.keyValue,
    KeyType: officialTypeOf(key.keyType),
    Account: accountOfKey(key),
    Owner: ownerOf(key),
  };
}

/** @param openClaimCreatedAt when the open claim was created, if the key has one */
export function extendedEntryOf(key: DictKey, openClaimCreatedAt?: string): ExtendedEntry {
  return {
    ...entryOf(key),
    CreationDate: key.createdAt,
    KeyOwnershipDate: key.ownedSince ?? key.createdAt,
    ...(openClaimCreatedAt === undefined ? {} : { OpenClaimCreationDate: openClaimCreatedAt }),
  };
}

function accountOfKey({ ispb, branch, accountNumber, accountType, openedAt }: KeyDraft): Account {
  return {
    Participant: ispb,
    ...(branch === '' ? {} : { Branch: branch }),
    AccountNumber: accountNumber.replace('-', ''),
    AccountType: ACCOUNT_TYPES[accountType],
    OpeningDate: openedAt ?? OPENED_AT,
  };
}

/** CPF or CNPJ of the owner. `/dict/keys` accepts a holder without one: then a CPF is derived from the name. */
export function ownerTaxIdOf({ holderName, holderTaxId }: KeyDraft): string {
  return holderTaxId ?? taxIdOfName(holderName);
}

function ownerOf(key: KeyDraft): Person {
  const { holderName, tradeName } = key;
  const TaxIdNumber = ownerTaxIdOf(key);
  return {
    Type: holderTypeOf(TaxIdNumber),
    TaxIdNumber,
    Name: holderName,
    ...(tradeName === null ? {} : { TradeName: tradeName }),
  };
}

/** A CPF that depends only on the name. */
function taxIdOfName(name: string): string {
  const number = createHash('sha256').update(name).digest().readUIntBE(0, 6) % 1_000_000_000;
  return withCheckDigits(String(number).padStart(9, '0'));
}
