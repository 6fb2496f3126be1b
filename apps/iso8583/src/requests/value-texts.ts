import { type Profile } from '#libs/iso8583';
import { subelementsOf, writeSubelement } from './subelements';

/** The values of private data that the host knows. */
export type ValueName = keyof NonNullable<Profile['places']>;

/** The values of a message as text, as they are in DE48 in the layout of Mastercard. */
export type ValueTexts = Partial<Readonly<Record<ValueName, string | undefined>>>;

/**
 * The subelements of DE48 in the layout of Mastercard, in the order in which they are written: 61 extended condition
 * codes, 92 CVC 2, 33 PAN mapping (subfield 06: token requestor), 42 electronic commerce indicators, 43 authentication
 * value (UCAF), 66 authentication data (subfields 01 and 02: version of 3-D Secure and transaction id of the directory
 * server). Subelement 00 is not one of Mastercard: the plan of this simulator.
 */
export const USUAL_PLACES = {
  installments: '48.00',
  partialApproval: '48.61',
  cvv: '48.92',
  tokenRequestorId: '48.33.06',
  eci: '48.42',
  cavv: '48.43',
  threeDsVersion: '48.66.01',
  dsTransactionId: '48.66.02',
} as const satisfies Record<ValueName, string>;

export const VALUE_NAMES = Object.keys(USUAL_PLACES) as readonly ValueName[];

/** The usual places: the id of the subelement, and of the subfield in it if it has any. */
const USUAL = VALUE_NAMES.map((name) => {
  const [, id = '', field] = USUAL_PLACES[name].split('.');
  return { name, id, field };
});

/** Most messages have none. They share this object, which has the members of the others. */
const NO_TEXTS: ValueTexts = Object.freeze(
  Object.fromEntries(VALUE_NAMES.map((name) => [name, undefined])),
);

/**
 * Reads DE48 in the layout of Mastercard: an optional category letter, then subelements with a two-digit id, a
 * two-digit length and the value. DE48 is private data, so other layouts are ignored.
 */
export function usualTexts(value = ''): ValueTexts {
  return value === '' ? NO_TEXTS : textsIn(value);
}

function textsIn(value: string): ValueTexts {
  const found = contentsOf(value);
  if (found.size === 0) return NO_TEXTS;
  const texts: Partial<Record<ValueName, string | undefined>> = {};
  for (const { name, id, field } of USUAL) {
    const content = found.get(id);
    const isDivided = field !== undefined && content !== undefined;
    texts[name] = isDivided ? contentsOf(content).get(field) : content;
  }
  return texts;
}

/** Writes DE48 with these values; empty if there are none. */
export function writeUsualTexts(texts: ValueTexts): string {
  const contents = new Map<string, string>();
  for (const { name, id, field } of USUAL) {
    const text = texts[name];
    if (text === undefined) continue;
    const content = field === undefined ? text : writeSubelement(field, text);
    contents.set(id, (contents.get(id) ?? '') + content);
  }
  return Array.from(contents, ([id, content]) => writeSubelement(id, content)).join('');
}

/** Subfields have the form of subelements. */
function contentsOf(value: string): ReadonlyMap<string, string> {
  return new Map(subelementsOf(value).map(({ id, content }) => [id, content]));
}
