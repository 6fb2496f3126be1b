import { type Layout } from '../layout';
import { unknownClass } from './class-name';
import { type Field, type Reporter } from './field';
import {
  BITMAP_CLASSES,
  FIELD_CLASSES,
  REFUSED_CLASSES,
  TAGGED_CLASSES,
  UNUSED_CLASSES,
  type FieldClass,
} from './field-classes';

const KNOWN = [
  ...Object.keys(FIELD_CLASSES),
  ...Object.keys(BITMAP_CLASSES),
  ...Object.keys(TAGGED_CLASSES),
  ...UNUSED_CLASSES,
  ...Object.keys(REFUSED_CLASSES),
];

/** The elements that are tracks, which a class of digits packs with their separator. */
const TRACKS: readonly number[] = [35, 36];

/** Whether the class says that the field is not used. */
export function isUnused({ className }: Field): boolean {
  return UNUSED_CLASSES.includes(className);
}

/** The layout of a field; undefined if it is refused, which is an error. */
export function layoutOfField(field: Field, reporter: Reporter): Layout | undefined {
  const found = own(FIELD_CLASSES, field.className);
  if (found !== undefined) return layoutInClass(field, found, reporter);
  reporter.add(field, reporter.isFull ? '' : whyRefused(field.className));
  return undefined;
}

/** The layout of a field in a class, which is not always that of the field. */
export function layoutInClass(
  field: Field,
  { oddWithoutPad, hexDigits, ...shape }: FieldClass,
  reporter: Reporter,
): Layout | undefined {
  const { id, length, name, isPadded } = field;
  if (length < 1) {
    reporter.add(field, 'length must be at least 1.');
    return undefined;
  }
  if (hexDigits && length % 2 === 1) {
    reporter.add(
      field,
      `length must be even, because ${field.className} packs two hex digits in a byte.`,
    );
    return undefined;
  }
  const isTrack = shape.format === 'n' && TRACKS.includes(id);
  return {
    oddDigits: oddWithoutPad !== undefined && !isPadded ? oddWithoutPad : 'left-zero',
    ...shape,
    ...(isTrack && { format: 'z' }),
    length: hexDigits ? length / 2 : length,
    ...(name !== undefined && { name }),
  };
}

/** Why a class cannot be the class of a field. */
export function whyRefused(className: string): string {
  const reason = own(REFUSED_CLASSES, className);
  if (reason !== undefined) return `class ${className} is not possible: ${reason}.`;
  if (own(BITMAP_CLASSES, className) !== undefined) {
    return `class ${className} packs a bitmap, which only the bitmap field of a packager can be.`;
  }
  if (own(TAGGED_CLASSES, className) !== undefined) {
    return `class ${className} packs a tag, which only a packager of tagged fields has.`;
  }
  return unknownClass(className, KNOWN);
}

/** The encoding of the bitmap in a field; undefined if its class packs none. */
export function bitmapEncodingOf({ className }: Field) {
  return own(BITMAP_CLASSES, className);
}

/** A member of a table that is not inherited, because names come from outside. */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
