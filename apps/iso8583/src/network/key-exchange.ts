import { randomBytes } from 'node:crypto';
import {
  keyCheckValue,
  TEST_KEYS,
  toHex,
  unwrapKey,
  unwrapKeyBlock,
  withOddParity,
  wrapKey,
  wrapKeyBlock,
  type KeyBlockVersion,
  type KeyUsage,
} from '#libs/card-security';
import { layoutOf, partLayout, type IsoMessage, type Profile } from '#libs/iso8583';
import { accepted, refused, type Result } from '#libs/kernel';
import { type KeyFormat } from '../settings/security-settings';
import { type KeyClass } from './network-request';

const KEY_BYTES = 16;
const CHECK_DIGITS = 6;
const ZONE_MASTER_KEY = Buffer.from(TEST_KEYS.zoneMaster.hex, 'hex');
const ZONE_MASTER_KEY_AES = Buffer.from(TEST_KEYS.zoneMasterAes.hex, 'hex');
/** The subelement of DE48 with the data of a key exchange. */
const SUBELEMENT = '11';
/** A key block is too long for a subelement of DE48, so DE48 has its purpose and check value, and this element the block. */
const BLOCK_ELEMENT = '110';
type BlockFormat = Exclude<KeyFormat, 'ecb'>;
const VERSIONS = { 'tr31-a': 'A', 'tr31-b': 'B', 'tr31-d': 'D' } as const satisfies Readonly<
  Record<BlockFormat, KeyBlockVersion>
>;

/** The usage of a key block, by the key that it replaces: the host has retail MACs (ISO 9797-1, algorithm 3). */
const USAGES: Readonly<Record<KeyClass, KeyUsage>> = { PK: 'P0', MK: 'M3' };
const MODES = { PK: 'B', MK: 'C' } as const;

/** A key to exchange. */
export interface ExchangedKey {
  readonly format: KeyFormat;
  readonly keyClass: KeyClass;
  /** TDES of double length, in hex. */
  readonly key: string;
}

/** Why the host does not accept a key: 30 for a wrong format, 63 for a wrong check value or key block. */
export interface KeyRefusal {
  readonly code: '30' | '63';
  readonly detail: string;
}

/** A new key of double length with odd parity, in hex. */
export function newKey(random: (bytes: number) => Buffer = randomBytes): string {
  return toHex(withOddParity(random(KEY_BYTES)));
}

/**
 * The elements that carry a key: PK or MK, the key under the zone master key and its check value (6), in subelement 11 of
 * DE48, in DE53 or in a subelement of the profile. A key block is in DE110 beside DE48, or in DE53 or the subelement.
 * A subelement is by its path.
 * @returns a text as the refusal if the profile has no room for them
 */
export function keyElements(
  profile: Profile,
  { format, keyClass, key }: ExchangedKey,
): Result<Readonly<Record<string, string>>, string> {
  const bytes = Buffer.from(key, 'hex');
  const check = keyCheckValue(bytes);
  const number = profile.keyExchange ?? '48';
  const data =
    format === 'ecb' ? toHex(wrapKey(ZONE_MASTER_KEY, bytes)) : blockOf(format, keyClass, bytes);
  const isApart = format !== 'ecb' && number === '48';
  const values = isApart
    ? { '48': subelement(keyClass + check), [BLOCK_ELEMENT]: data }
    : { [number]: number === '48' ? subelement(keyClass + data + check) : keyClass + data + check };
  const elements: Record<string, string> = {};
  for (const [element, text] of Object.entries(values)) {
    const value = written(profile, element, text, format === 'ecb' ? data + check : undefined);
    if (value === undefined) return refused(noRoom(profile, element, text.length));
    elements[element] = value;
  }
  return accepted(elements);
}

/** The value of an element; undefined if it has no room. @param asBytes the value in an element of format b */
function written(
  profile: Profile,
  element: string,
  text: string,
  asBytes: string | undefined,
): string | undefined {
  const layout = roomOf(profile, element);
  if (layout === undefined) return undefined;
  const { format, length, lengthDigits } = layout;
  if (format === 'b') {
    if (asBytes === undefined || asBytes.length > 2 * length) return undefined;
    return lengthDigits === 0 ? asBytes.padEnd(2 * length, '0') : asBytes;
  }
  return format.startsWith('a') && text.length <= length ? text : undefined;
}

/** The layout of an element, or of a subelement by its path. */
function roomOf(
  profile: Profile,
  element: string,
): { readonly format: string; readonly length: number; readonly lengthDigits: number } | undefined {
  const [number = '', ...keys] = element.split('.');
  const whole = layoutOf(profile, Number(number));
  if (keys.length === 0 || whole === undefined) return whole;
  const { override, kind, maxLength } = partLayout(profile, element) ?? {};
  if (override === undefined || maxLength === undefined) return undefined;
  const isFixed = kind === 'positional' || kind === 'bitmapped';
  return {
    format: override.format ?? (whole.format === 'b' ? 'b' : 'ans'),
    length: Math.min(maxLength, whole.length),
    lengthDigits: isFixed ? (override.lengthDigits ?? 0) : 1,
  };
}

function noRoom({ name }: Profile, element: string, length: number): string {
  return (
    `DE${element} of profile ${name} has no room for a key: ` +
    `it must be text of at least ${String(length)} characters, or without a key block format b of at least 19 bytes.`
  );
}

/**
 * The key that a request carries, in hex; undefined if it carries none, because it asks for one.
 * @param format that the sandbox uses
 */
export function carriedKey(
  { fields, parts = {} }: Pick<IsoMessage, 'fields' | 'parts'>,
  { profile, format }: { readonly profile: Profile; readonly format: KeyFormat },
): Result<string, KeyRefusal> | undefined {
  const number = profile.keyExchange ?? '48';
  const value = (number.includes('.') ? parts[number]?.trimEnd() : fields[number]) ?? '';
  if (format === 'ecb' && roomOf(profile, number)?.format === 'b') {
    return /^[0-9A-F]{38}/.test(value) ? enciphered(value.slice(0, 38)) : undefined;
  }
  const content = number === '48' ? subelementIn(value) : value;
  const [, keyClass, rest = ''] = /^(PK|MK)(.+)$/.exec(content) ?? [];
  if (keyClass === undefined) return undefined;
  if (format === 'ecb') return enciphered(rest);
  const block = number === '48' ? (fields[BLOCK_ELEMENT] ?? '') : rest.slice(0, -CHECK_DIGITS);
  return unwrapped(block, rest.slice(-CHECK_DIGITS), { format, keyClass: keyClass as KeyClass });
}

/** @param data the key and its check value */
function enciphered(data: string): Result<string, KeyRefusal> {
  if (!/^[0-9A-Fa-f]{38}$/.test(data)) {
    const detail =
      'A key must have 32 hex digits under the zone master key and 6 of its check value.';
    return refused({ code: '30', detail });
  }
  const key = unwrapKey(ZONE_MASTER_KEY, Buffer.from(data.slice(0, 32), 'hex'));
  return checked(key, data.slice(32));
}

function unwrapped(
  block: string,
  check: string,
  { format, keyClass }: { readonly format: BlockFormat; readonly keyClass: KeyClass },
): Result<string, KeyRefusal> {
  const version = VERSIONS[format];
  const read = unwrapKeyBlock(protectionKey(version), block);
  if (!read.ok) {
    const { reason, detail } = read.refusal;
    return refused({
      code: reason === 'format' ? '30' : '63',
      detail: `The key block is refused. ${detail}`,
    });
  }
  const { header, key } = read.value;
  const isRight =
    header.version === version && header.usage === USAGES[keyClass] && key.length === KEY_BYTES;
  if (isRight && header.algorithm === 'T') return checked(key, check);
  const detail =
    `The key block has version ${header.version}, usage ${header.usage} and algorithm ${header.algorithm}; ` +
    `it must be ${version}, ${USAGES[keyClass]} and T, with a key of ${String(KEY_BYTES)} bytes.`;
  return refused({ code: '63', detail });
}

function checked(key: Buffer, check: string): Result<string, KeyRefusal> {
  const expected = keyCheckValue(key);
  if (check.toUpperCase() === expected) return accepted(toHex(key));
  const detail = `The check value is ${check}, but that of the key under the zone master key is ${expected}.`;
  return refused({ code: '63', detail });
}

function blockOf(format: BlockFormat, keyClass: KeyClass, key: Buffer): string {
  const version = VERSIONS[format];
  const wrapped = wrapKeyBlock(
    protectionKey(version),
    {
      version,
      usage: USAGES[keyClass],
      algorithm: 'T',
      mode: MODES[keyClass],
      keyVersion: '00',
      exportability: 'N',
      optional: [],
    },
    key,
  );
  if (!wrapped.ok) throw new Error(wrapped.refusal.detail);
  return wrapped.value;
}

function protectionKey(version: KeyBlockVersion): Buffer {
  return version === 'D' ? ZONE_MASTER_KEY_AES : ZONE_MASTER_KEY;
}

function subelement(content: string): string {
  return `${SUBELEMENT}${String(content.length).padStart(2, '0')}${content}`;
}

/** Subelement 11, which comes first in a key exchange; an optional category letter can precede it. */
function subelementIn(value: string): string {
  const [, length, rest = ''] = /^[A-Z]?11([0-9]{2})(.*)$/s.exec(value) ?? [];
  return length === undefined ? '' : rest.slice(0, Number(length));
}
