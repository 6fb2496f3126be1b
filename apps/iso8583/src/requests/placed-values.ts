import { partLayout, type IsoMessage, type PartLayout, type Profile } from '#libs/iso8583';
import { accepted, refused, type Result } from '#libs/kernel';
import {
  USUAL_PLACES,
  usualTexts,
  VALUE_NAMES,
  writeUsualTexts,
  type ValueName,
  type ValueTexts,
} from './value-texts';

/** The members of a profile that say where the host reads its values. */
export type ValuePlaces = Pick<Profile, 'overrides' | 'places'>;

/** Reads the values of a message at the places of its profile. Those without a place are read from DE48. */
export function readPlacedTexts(
  { fields, parts = {} }: Pick<IsoMessage, 'fields' | 'parts'>,
  profile: ValuePlaces,
): ValueTexts {
  const usual = usualTexts(fields['48']);
  const { values } = placesOf(profile);
  if (values.length === 0) return usual;
  const texts: Partial<Record<ValueName, string | undefined>> = { ...usual };
  for (const { name, path, around, layout } of values) {
    const value = parts[path] ?? (around === undefined ? undefined : parts[around]);
    texts[name] = value === undefined ? undefined : textOf(name, value, layout);
  }
  return texts;
}

/** A value at a place of the profile. */
interface Place {
  readonly name: ValueName;
  readonly path: string;
  /** The subelement around it. If it could not be divided, it is there: an ECI of two digits in subelement 42. */
  readonly around: string | undefined;
  readonly layout: PartLayout | undefined;
}

/** What the places of a profile are for each message. */
interface Places {
  readonly values: readonly Place[];
  readonly elements: readonly string[];
}

const placesByProfile = new WeakMap<ValuePlaces, Places>();

function placesOf(profile: ValuePlaces): Places {
  const known = placesByProfile.get(profile);
  if (known !== undefined) return known;
  const { places = {} } = profile;
  const values = VALUE_NAMES.flatMap((name): Place[] => {
    const path = places[name];
    if (path === undefined) return [];
    const around = path.slice(0, path.lastIndexOf('.'));
    const isInSubelement = around.includes('.');
    const layout = partLayout(profile, path);
    return [{ name, path, around: isInSubelement ? around : undefined, layout }];
  });
  const elements = Object.values(places).map((path) => path.slice(0, path.indexOf('.')));
  const found = { values, elements };
  placesByProfile.set(profile, found);
  return found;
}

/** The values of a message as its profile has them. */
export interface PlacedTexts {
  /** Subelements by path. */
  readonly parts: Readonly<Record<string, string>>;
  /** DE48 with the values that have no place of their own; empty if there are none. */
  readonly privateData: string;
}

/**
 * Writes values at the places of the profile.
 * @returns as the refusal, the first value that the profile has no room for
 */
export function placeTexts(
  texts: ValueTexts,
  profile: ValuePlaces,
): Result<PlacedTexts, ValueName> {
  const { places = {} } = profile;
  const given = VALUE_NAMES.filter((name) => texts[name] !== undefined);
  // Then DE48 has the layout of the profile, also for values without a place.
  const is48Divided = given.some((name) => places[name]?.startsWith('48.'));
  const parts: Record<string, string> = {};
  const others: Partial<Record<ValueName, string>> = {};
  for (const name of given) {
    const text = texts[name] ?? '';
    const path = places[name] ?? (is48Divided ? USUAL_PLACES[name] : undefined);
    if (path === undefined) others[name] = text;
    else {
      const value = valueOf(name, text, partLayout(profile, path));
      if (value === undefined) return refused(name);
      parts[path] = value;
    }
  }
  return accepted({ parts, privateData: writeUsualTexts(others) });
}

/** The elements with values that an issuer or acquirer must not store, beside DE48. */
export function placedElements(profile: ValuePlaces): readonly string[] {
  return placesOf(profile).elements;
}

/** CVV2 of Visa: whether it is there, the form of the response, and the code after blanks. */
const VISA_CVV = /^1[01] *([0-9]{3,4})$/;
const VISA_CVV_LENGTH = 6;

function textOf(
  name: ValueName,
  value: string,
  layout: PartLayout | undefined,
): string | undefined {
  if (name === 'cavv' && layout?.override?.format === 'b') {
    return Buffer.from(value, 'hex').toString('base64');
  }
  const text = value.trimEnd();
  return name === 'cvv' && isOfVisa(layout) ? VISA_CVV.exec(text)?.[1] : text;
}

function valueOf(
  name: ValueName,
  text: string,
  layout: PartLayout | undefined,
): string | undefined {
  const override = layout?.override;
  if (override === undefined || override.composite !== undefined) return undefined;
  if (name === 'cavv' && override.format === 'b') {
    const bytes = Buffer.from(text, 'base64');
    return bytes.toString('base64') === text ? bytes.toString('hex').toUpperCase() : undefined;
  }
  if (name === 'cvv' && isOfVisa(layout)) return `10${text.padStart(VISA_CVV_LENGTH - 2)}`;
  if (name !== 'partialApproval') return text;
  const { length = text.length } = override;
  return isFixed(layout) ? text.slice(0, length).padEnd(length, '0') : text.slice(0, length);
}

function isOfVisa(layout: PartLayout | undefined): boolean {
  return isFixed(layout) && layout?.override?.length === VISA_CVV_LENGTH;
}

function isFixed(layout: PartLayout | undefined): boolean {
  const { kind, override } = layout ?? {};
  return (kind === 'positional' || kind === 'bitmapped') && (override?.lengthDigits ?? 0) === 0;
}
