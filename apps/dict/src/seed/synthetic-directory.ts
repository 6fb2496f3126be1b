import { createHash } from 'node:crypto';
import {
  AREA_CODES,
  FAMILY_NAMES,
  GIVEN_NAMES,
  PARTICIPANTS,
  TRADES,
  withCheckDigits,
  type KeyType,
} from '#libs/brazil';
import { toIsoUtc } from '#libs/kernel';
import { type AccountType, type DictKey, type KeyDraft } from '../keys/dict-key';
import { register, UNKNOWN_TO_CONTRACT } from '../keys/new-key';

/** The key types of a holder, in this order. */
const KEYS_OF_A_HOLDER = ['tax-id', 'EMAIL', 'PHONE', 'RANDOM', 'RANDOM'] as const;
const COMPANIES_IN_TEN = 2;

type Account = Omit<KeyDraft, 'keyType' | 'keyValue'> & { readonly holderTaxId: string };

/**
 * Generates an unlimited number of keys. The same seed always generates the same keys in the same order, each value only once.
 * The tax ids have correct check digits but are not those of known persons. The e-mail addresses end in example.com
 * (RFC 2606).
 *
 * @param firstMs the creation time of the first key, in ms since 1970. Each next key is created a millisecond later, so that
 *   lists by time can be read in pages
 */
export function* syntheticKeys(seed: number, firstMs: number): Generator<DictKey> {
  let made = 0;
  for (let holder = 0; ; holder += 1) {
    const random = digest(seed, `holder ${String(holder)}`);
    const account = accountOfHolder(seed, holder, random);
    const count = 1 + (random.readUInt8(0) % KEYS_OF_A_HOLDER.length);
    for (const [index, kind] of KEYS_OF_A_HOLDER.slice(0, count).entries()) {
      const slot = index + 1;
      const identity = digest(seed, `key ${String(holder)}/${String(slot)}`);
      const key = keyOf(kind, { seed, holder, account, identity });
      const createdAt = toIsoUtc(firstMs + made);
      made += 1;
      yield register({ ...account, ...key }, { id: uuidOf(identity, 0), slot, createdAt });
    }
  }
}

function accountOfHolder(seed: number, holder: number, random: Buffer): Account {
  const isCompany = random.readUInt8(1) % 10 < COMPANIES_IN_TEN;
  const family = pick(FAMILY_NAMES, random.readUInt8(2));
  return {
    accountId: `seed-${String(seed)}-${String(holder)}`,
    ispb: pick(PARTICIPANTS, random.readUInt8(3)),
    branch: String(1 + (random.readUInt16BE(4) % 9999)).padStart(4, '0'),
    accountNumber: spread(seed, 'account', holder, 8),
    accountType: accountType(random.readUInt8(6)),
    holderName: isCompany
      ? `${pick(TRADES, random.readUInt8(7))} ${family} Ltda`
      : `${pick(GIVEN_NAMES, random.readUInt8(7))} ${family}`,
    ...UNKNOWN_TO_CONTRACT,
    holderTaxId: withCheckDigits(
      isCompany ? cnpjRoot(seed, holder) : spread(seed, 'cpf', holder, 9),
    ),
  };
}

function keyOf(
  kind: (typeof KEYS_OF_A_HOLDER)[number],
  about: {
    readonly seed: number;
    readonly holder: number;
    readonly account: Account;
    readonly identity: Buffer;
  },
): { readonly keyType: KeyType; readonly keyValue: string } {
  const { seed, holder, account, identity } = about;
  switch (kind) {
    case 'tax-id': {
      const { holderTaxId } = account;
      return { keyType: holderTaxId.length === 11 ? 'CPF' : 'CNPJ', keyValue: holderTaxId };
    }
    case 'EMAIL': {
      const number = `${String(seed)}.${String(holder)}`;
      return { keyType: 'EMAIL', keyValue: `${emailName(account)}.${number}@example.com` };
    }
    case 'PHONE': {
      const area = pick(AREA_CODES, identity.readUInt8(16));
      return { keyType: 'PHONE', keyValue: `+55${area}9${spread(seed, 'phone', holder, 8)}` };
    }
    case 'RANDOM':
      return { keyType: 'RANDOM', keyValue: uuidOf(identity, 16) };
  }
}

/** Every tenth company has a CNPJ with letters, in the new format. */
function cnpjRoot(seed: number, holder: number): string {
  const digits = spread(seed, 'cnpj', holder, 8);
  return holder % 10 === 0 ? `${digits.slice(0, 2)}PIX${digits.slice(2)}A` : `${digits}0001`;
}

function emailName({ holderName }: Account): string {
  return holderName
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(/ +/g, '.');
}

function accountType(random: number): AccountType {
  return pick(['CHECKING', 'CHECKING', 'SAVINGS', 'PAYMENT', 'PAYMENT', 'SALARY'] as const, random);
}

/**
 * A text of digits that is different for each index. The index is multiplied by a power of three, which has no common
 * factor with ten, so each number is reached once. Each seed starts at another number.
 */
function spread(seed: number, what: string, index: number, digits: 8 | 9): string {
  const all = 10 ** digits;
  const from = digest(seed, `first ${what}`).readUInt32BE(0);
  return String((from + index * 3 ** 17) % all).padStart(digits, '0');
}

function pick<T>(choices: readonly [T, ...T[]], random: number): T {
  return choices[random % choices.length] ?? choices[0];
}

/** A UUID in the format of version 4, from the bits of the digest. */
function uuidOf(random: Buffer, offset: 0 | 16): string {
  const bytes = Buffer.from(random.subarray(offset, offset + 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** 32 pseudo-random bytes, the same in every process. */
function digest(seed: number, of: string): Buffer {
  return createHash('sha256')
    .update(`${String(seed)} ${of}`)
    .digest();
}
