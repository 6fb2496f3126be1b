import { accepted, refused, type Result } from '#libs/kernel';

/** The kinds of key that the directory knows; RANDOM is what DICT calls EVP. */
export const KEY_TYPES = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

/** What a key of one type looks like. */
export interface KeyFormat {
  /** What a key that is registered must match, within `maxLength`. */
  readonly pattern: RegExp;
  readonly maxLength: number;
  /** The form in which it is stored and found; the pattern still has to hold for it. */
  readonly normalForm: (text: string) => string;
  /** What would be right, for a person: it completes "must be". */
  readonly expected: string;
  readonly example: string;
}

/** The longest key of all, an e-mail address; DICT API 2, schema Key. */
const MAX_LENGTH = 77;

const asItIs = (text: string): string => text;
const lowerCase = (text: string): string => text.toLowerCase();
const upperCase = (text: string): string => text.toUpperCase();

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * The formats of DICT API 2.12.1, less what the SPI would not take back: a CNPJ has letters in its first
 * twelve places only (pacs.008 1.16, `[0-9A-Z]{12}[0-9]{2}`). `%` in an e-mail address is barred since
 * 1.7.2 and `&` since 2.
 */
export const KEY_FORMATS: Readonly<Record<KeyType, KeyFormat>> = {
  CPF: {
    pattern: /^[0-9]{11}$/,
    maxLength: 11,
    normalForm: asItIs,
    expected: '11 digits without punctuation',
    example: '12345678901',
  },
  CNPJ: {
    pattern: /^[0-9A-Za-z]{12}[0-9]{2}$/,
    maxLength: 14,
    normalForm: upperCase,
    expected: '14 characters without punctuation: 12 digits or letters and two check digits',
    example: '12ABC34501DE35',
  },
  EMAIL: {
    pattern: new RegExp(`^[a-z0-9.!#$'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`),
    maxLength: MAX_LENGTH,
    normalForm: lowerCase,
    expected: `an e-mail address in lower case of at most ${String(MAX_LENGTH)} characters, without % and &`,
    example: 'maria.silva@example.com',
  },
  PHONE: {
    pattern: /^\+[1-9][0-9]{1,14}$/,
    maxLength: 16,
    normalForm: asItIs,
    expected: 'a phone number in E.164: + and at most 15 digits, of which the first is not 0',
    example: '+5511987654321',
  },
  RANDOM: {
    pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    maxLength: 36,
    normalForm: lowerCase,
    expected: 'a UUID in lower case, or left out so that the directory generates one',
    example: '123e4567-e89b-42d3-a456-426614174000',
  },
};

export function isKeyType(text: string): text is KeyType {
  return (KEY_TYPES as readonly string[]).includes(text);
}

/**
 * Reads a key that is to be registered, and gives its normal form; otherwise what would be right.
 *
 * @example
 * readKey('CNPJ', '12abc34501de35'); // { ok: true, value: '12ABC34501DE35' }
 */
export function readKey(type: KeyType, text: string): Result<string, string> {
  const { pattern, maxLength, normalForm, expected } = KEY_FORMATS[type];
  return text.length <= maxLength && pattern.test(text)
    ? accepted(normalForm(text))
    : refused(expected);
}

/**
 * Reads a key that is looked for: as readKey, but in whatever case it was typed.
 *
 * @example
 * readSoughtKey('EMAIL', 'Maria@Example.com'); // { ok: true, value: 'maria@example.com' }
 */
export function readSoughtKey(type: KeyType, text: string): Result<string, string> {
  return readKey(type, KEY_FORMATS[type].normalForm(text));
}

/**
 * The type of a key that is looked for without one. No text has the form of two types.
 *
 * @returns undefined where it has the form of none
 * @example
 * keyTypeOf('+5511987654321'); // 'PHONE'
 */
export function keyTypeOf(text: string): KeyType | undefined {
  return KEY_TYPES.find((type) => readSoughtKey(type, text).ok);
}
