import { accepted, refused } from '#libs/kernel';
import { sameText, type TextType } from '#libs/xml-tables';
import { type OfficialKeyType } from '../../messages/entry';
import { type ApiVersion } from '../../operations/versions';

/** A pattern of the official document. Errors show its text. */
export interface DictPattern {
  /** As in the official document. `(?i)`: the case of letters is ignored. */
  readonly text: string;
  readonly expression: RegExp;
}

/** Longer texts do not match any pattern. This limits the time of an expression. */
const MAX_CHARACTERS = 500;

export function patternOf(text: string): DictPattern {
  const ignoresCase = text.includes('(?i)');
  return { text, expression: new RegExp(text.replace('(?i)', ''), ignoresCase ? 'i' : '') };
}

/** The reason for a text that does not match, in the words of the official examples. */
export function mismatchOf({ text }: DictPattern): string {
  return `Value does not match regex '${text}'`;
}

export function matches({ expression }: DictPattern, text: string): boolean {
  return text.length <= MAX_CHARACTERS && expression.test(text);
}

/** A text that matches a pattern. */
export function ofPattern(text: string): TextType<string> {
  const pattern = patternOf(text);
  return sameText((value) =>
    matches(pattern, value) ? accepted(value) : refused(mismatchOf(pattern)),
  );
}

/** A text that matches a pattern, without regard to case. It is read as capital letters. */
export function capitalsOf(text: string): TextType<string> {
  const type = ofPattern(text);
  return sameText((value) => {
    const read = type.read(value);
    return read.ok ? accepted(value.toUpperCase()) : read;
  });
}

const DIGITS_OF_CNPJ = '^[0-9]{14}$';
const DOMAIN = '@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$';

/** Keys of DICT API 2.12.1, Entry. */
const KEYS: Readonly<Record<OfficialKeyType, DictPattern>> = {
  CPF: patternOf('^[0-9]{11}$'),
  CNPJ: patternOf('^(?i)[a-z0-9]{14}$'),
  PHONE: patternOf('^\\+[1-9]\\d{1,14}$'),
  EMAIL: patternOf("^[a-z0-9.!#$'*+\\/=?^_`{|}~-]+" + DOMAIN),
  EVP: patternOf('^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
};
const KEYS_2_6 = { ...KEYS, CNPJ: patternOf(DIGITS_OF_CNPJ) };
const KEYS_OF: Readonly<Record<ApiVersion, Readonly<Record<OfficialKeyType, DictPattern>>>> = {
  '1.8': {
    ...KEYS_2_6,
    PHONE: patternOf('^\\+[1-9][0-9]\\d{1,14}$'),
    EMAIL: patternOf("^[a-z0-9.!#$&'*+\\/=?^_`{|}~-]+" + DOMAIN),
  },
  '2.6': KEYS_2_6,
  '2.12': KEYS,
};

/** The pattern of the keys of a type. Any key has at most 77 characters. */
export function keyPatternOf(type: OfficialKeyType, version: ApiVersion): DictPattern {
  return KEYS_OF[version][type];
}

/** The patterns that depend on the version (DICT API 1.8.0, 2.6.1 and 2.12.1). */
export interface VersionPatterns {
  readonly ispb: string;
  readonly accountNumber: string;
  readonly accountTypes: 'all' | 'no OTHR';
  readonly cnpj: string;
  readonly maxName: number;
  readonly companyName: string;
  readonly tradeName: string;
}

const LATIN = '^[\\u0020-\\u007E\\u00A1-\\u00FF]+$';
const COMPANY_1_8 = "^([A-Za-zÀ-ÖØ-öø-ÿ,.@:&*+_<>()!?/\\\\$%\\d' -]+)$";

const V2_6: VersionPatterns = {
  ispb: '^[0-9]{8}$',
  accountNumber: '^[0-9]{1,20}$',
  accountTypes: 'all',
  cnpj: DIGITS_OF_CNPJ,
  maxName: 150,
  companyName: LATIN,
  tradeName: LATIN,
};

export const PATTERNS_OF: Readonly<Record<ApiVersion, VersionPatterns>> = {
  '1.8': {
    ...V2_6,
    accountTypes: 'no OTHR',
    maxName: 120,
    companyName: COMPANY_1_8,
    tradeName: COMPANY_1_8,
  },
  '2.6': V2_6,
  '2.12': {
    ...V2_6,
    ispb: '^(?i)[a-z0-9]{8}$',
    accountNumber: '^(?i)[a-z0-9]{1,20}$',
    // In 2.12.1, the CNPJ of a Person has only digits, but a key of type CNPJ can have letters. The owner of such a key must have
    // the same CNPJ (EntryTaxIdNumberByDifferentOwner), so a Person must have letters too.
    cnpj: '^(?i)[a-z0-9]{14}$',
    tradeName: '^(?!\\*+$)[\\u0020-\\u007E\\u00A1-\\u00FF]+$',
  },
};

/** The name of a natural person, in all versions. */
export const PERSON_NAME = patternOf("^([A-Za-zÀ-ÖØ-öø-ÿ' -]+)$");
export const CPF = KEYS.CPF;
