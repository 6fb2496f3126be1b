import { accepted, refused, type Result } from '#libs/kernel';

/** The types of key in the directory. DICT calls RANDOM "EVP". */
export const KEY_TYPES = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'] as const;
export type KeyType = (typeof KEY_TYPES)[number];

/** The format of the keys of one type. */
export interface KeyFormat {
  /** A registered key must match this pattern and have at most `maxLength` characters. */
  readonly pattern: RegExp;
  readonly maxLength: number;
  /** Returns the form in which the key is stored and searched. It must match the pattern too. */
  readonly normalForm: (text: string) => string;
  /** The expected format as a text for error messages. It completes the words "must be". */
  readonly expected: string;
  readonly example: string;
}

/** The maximum length of a key. Only an e-mail address can be so long (DICT API 2, schema Key). */
const MAX_LENGTH = 77;

const asItIs = (text: string): string => text;
const lowerCase = (text: string): string => text.toLowerCase();
const upperCase = (text: string): string => text.toUpperCase();

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * The formats of DICT API 2.12.1, without the keys that the SPI does not accept: only the first twelve
 * characters of a CNPJ can be letters (pacs.008 1.16, `[0-9A-Z]{12}[0-9]{2}`). In an e-mail address, `%` is
 * forbidden since 1.7.2 and `&` since 2.
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
 * Checks a key that is to be registered. Returns its normal form, or the expected format if it is invalid.
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
 * Checks a key that is searched for. It is the same as `readKey`, but upper and lower case are accepted.
 *
 * @example
 * readSoughtKey('EMAIL', 'Maria@Example.com'); // { ok: true, value: 'maria@example.com' }
 */
export function readSoughtKey(type: KeyType, text: string): Result<string, string> {
  return readKey(type, KEY_FORMATS[type].normalForm(text));
}

/**
 * Returns the type of a key that is searched for without a type. The formats do not overlap.
 *
 * @returns undefined if the text does not have the format of any type
 * @example
 * keyTypeOf('+5511987654321'); // 'PHONE'
 */
export function keyTypeOf(text: string): KeyType | undefined {
  return KEY_TYPES.find((type) => readSoughtKey(type, text).ok);
}
