import { type Composite, type ElementOverride } from './composite';
import { MAX_LENGTH } from './element-members';
import { contentFor, oddDigitsFor, type ElementLayout, type Profile } from './profile';

/** Where a subelement is. */
export interface SubelementPlace {
  readonly composite: Composite;
  /** Whether the value around it is text, and not binary data. Then its subelements are read from this text. */
  readonly isText: boolean;
}

const UNKNOWN: ElementOverride = {};
const BER = { lengthDigits: 1, lengthEncoding: 'ber', lengthCounts: 'bytes' } as const;

/** Returns the complete layout of a subelement; without an override, that of a tag that the profile does not have. */
export function subelementLayout(
  { defaults }: Pick<Profile, 'defaults'>,
  { composite, isText }: SubelementPlace,
  override: ElementOverride = UNKNOWN,
): ElementLayout {
  const format = override.format ?? (isText ? 'ans' : 'b');
  const lengthDigits = override.lengthDigits ?? 0;
  return {
    number: 0,
    name: '',
    length: MAX_LENGTH,
    content: subelementContent(defaults, isText, format),
    lengthEncoding: isText ? 'ascii' : defaults.lengthEncoding,
    lengthCounts: defaults.lengthCounts,
    oddDigits: oddDigitsFor(defaults, format, lengthDigits),
    ...override,
    format,
    lengthDigits,
    ...lengthOf(composite),
  };
}

/** The bytes of hex were read already, so binary data in them is raw. */
function subelementContent(
  defaults: Profile['defaults'],
  isText: boolean,
  format: ElementLayout['format'],
): ElementLayout['content'] {
  if (isText) return 'ascii';
  return format === 'b' ? 'binary' : contentFor(defaults, format);
}

/** The length of subelements with a tag belongs to their composite. */
function lengthOf(composite: Composite): Partial<ElementLayout> {
  if (composite.kind === 'ber-tlv') return BER;
  if (composite.kind !== 'tagged' || composite.length === undefined) return {};
  const { digits, encoding, counts = 'bytes', adjust = 0 } = composite.length;
  return {
    lengthDigits: digits,
    lengthEncoding: encoding,
    lengthCounts: counts,
    lengthAdjust: adjust,
  };
}
