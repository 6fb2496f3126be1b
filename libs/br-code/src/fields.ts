import { keyTypeOf } from '#libs/brazil';
import { parseCents } from '#libs/kernel';
import { pathOf, type DataObject } from './data-objects';
import { problemAt, type BrCodeProblem } from './problem';

/** The rule for the value of a field. */
interface FieldRule {
  readonly id: string;
  readonly isRequired: boolean;
  readonly isValid: (value: string) => boolean;
  /** The valid values, as the end of a sentence with "must be". */
  readonly expected: string;
}

/** As in `pix.example.com/qr/cob/8b3da2f3`. A port is allowed, because test systems have ports. */
const LOCATION = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?(?:\/[\w.~%+-]+)+$/;
const MAX_LOCATION = 77;
const MAX_DESCRIPTION = 72;
/** EMV Merchant-Presented Mode: the maximum of field 54. */
const MAX_AMOUNT = 13;
/** The field 62-05 of a code without a txid. */
export const NO_TXID = '***';

const length = (value: string): number => Array.from(value).length;
const matches = (pattern: RegExp) => (value: string) => pattern.test(value);
const upTo = (most: number) => (value: string) => length(value) <= most;

const required = (id: string, isValid: FieldRule['isValid'], expected: string): FieldRule => ({
  ...{ id, isValid, expected },
  isRequired: true,
});
const optional = (id: string, isValid: FieldRule['isValid'], expected: string): FieldRule => ({
  ...{ id, isValid, expected },
  isRequired: false,
});

/** The fields of the code, without those of its templates. The CRC is checked before. */
export const CODE_FIELDS: readonly FieldRule[] = [
  required('00', matches(/^01$/), '01'),
  optional('01', matches(/^1[12]$/), '11 or 12'),
  required('52', matches(/^\d{4}$/), 'four digits'),
  required('53', matches(/^986$/), '986, the code of the real'),
  optional('54', isAmount, 'an amount in reais above zero, of at most 13 characters, as in 10.50'),
  required('58', matches(/^BR$/), 'BR'),
  required('59', upTo(25), 'at most 25 characters'),
  required('60', upTo(15), 'at most 15 characters'),
  optional('61', upTo(99), 'at most 99 characters'),
  required('62', () => true, 'a template with the txid (05)'),
];

export const STATIC_FIELDS: readonly FieldRule[] = [
  required('01', (value) => keyTypeOf(value) !== undefined, 'a Pix key'),
  optional('02', upTo(MAX_DESCRIPTION), `at most ${String(MAX_DESCRIPTION)} characters`),
  optional('03', matches(/^[0-9A-Z]{8}$/), 'the 8 characters of an ISPB'),
];

export const LOCATION_FIELDS: readonly FieldRule[] = [
  required(
    '25',
    (value) => value.length <= MAX_LOCATION && LOCATION.test(value),
    `a location without https://, of at most ${String(MAX_LOCATION)} characters, as in pix.example.com/cob/8b3da2f3`,
  ),
];

export const TXID_FIELDS: readonly FieldRule[] = [
  required(
    '05',
    matches(/^(?:[A-Za-z0-9]{1,25}|\*\*\*)$/),
    '1 to 25 letters and digits, or *** if there is no txid',
  ),
];

/**
 * The first field that is missing or not valid.
 * @param place the path of the template, and the offset to report for a missing field
 */
export function fieldProblem(
  objects: readonly DataObject[],
  rules: readonly FieldRule[],
  place: { readonly path: string; readonly offset: number },
): BrCodeProblem | undefined {
  for (const { id, isRequired, isValid, expected } of rules) {
    const found = objects.find((object) => object.id === id);
    const field = pathOf(place.path, id);
    if (found === undefined) {
      if (isRequired) return problemAt(field, place.offset, `is missing; it must be ${expected}`);
    } else if (!isValid(found.value)) {
      const detail = `is ${JSON.stringify(found.value)}; it must be ${expected}`;
      return problemAt(field, found.offset, detail);
    }
  }
  return undefined;
}

function isAmount(text: string): boolean {
  const read = parseCents(text);
  return /^\d+(?:\.\d{0,2})?$/.test(text) && text.length <= MAX_AMOUNT && read.ok && read.value > 0;
}
