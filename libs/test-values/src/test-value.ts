import { nearestName } from '#libs/kernel';

/** RFC 2606 reserves the domain `example`, so no real key and no real e-mail address ends like this. */
const DOMAIN = '@outcome.example';
/** Compared before the case is changed: the small letter of the Kelvin sign is a k. */
const FORM = /^[a-z0-9._+-]{1,61}@outcome\.example$/i;

/** A test value as it was sent, and what it requests of an operation. */
export interface ReadTestValue<Code extends string = string> {
  /** In lower case. */
  readonly value: string;
  /** The outcome; undefined if the operation has none with this value. */
  readonly code: Code | undefined;
  /** The most similar value that the operation has, if it does not have this one. */
  readonly nearest: string | undefined;
}

/**
 * The test value of an outcome.
 *
 * @param prefix tells it from the value of another operation with the same code
 * @example
 * testValueOf('RJCT:NAO_INFORMADO'); // "rjct.nao_informado@outcome.example"
 */
export function testValueOf(code: string, prefix = ''): string {
  return prefix + code.toLowerCase().replaceAll(':', '.') + DOMAIN;
}

/**
 * Reads a key or an e-mail address as a test value. The case of letters does not count.
 *
 * @param outcomes of the operation, by code
 * @param prefix of the test values of the operation
 * @returns undefined if it is not one
 */
export function readTestValue<Outcomes extends object>(
  text: string,
  outcomes: Outcomes,
  prefix = '',
): ReadTestValue<keyof Outcomes & string> | undefined {
  if (!FORM.test(text)) return undefined;
  const value = text.toLowerCase();
  const codes = Object.keys(outcomes) as (keyof Outcomes & string)[];
  const code = codes.find((each) => testValueOf(each, prefix) === value);
  if (code !== undefined) return { value, code, nearest: undefined };
  const names = codes.map((each) => nameOf(testValueOf(each, prefix)));
  const nearest = nearestName(nameOf(value), names);
  return { value, code, nearest: nearest === undefined ? undefined : nearest + DOMAIN };
}

/** The part of a test value before its domain. */
function nameOf(value: string): string {
  return value.slice(0, -DOMAIN.length);
}
