import { type Profile } from '#libs/iso8583';
import { readPackager } from '../jpos/read-packager';

/** A field of a packager for tests: its number, class, length, and attributes. */
export type TestField = readonly [
  id: number,
  className: string,
  length: number,
  more?: Readonly<Record<string, string>>,
];

/** A field description of GenericPackager, with one field a line from line 3 on. */
export function packagerOf(
  fields: readonly (TestField | string)[],
  root: Readonly<Record<string, string>> = {},
): Buffer {
  const lines = fields.map((field) => (typeof field === 'string' ? field : fieldLine(field)));
  const attributes = Object.entries(root).map(([name, value]) => ` ${name}="${value}"`);
  return Buffer.from(
    [
      '<?xml version="1.0"?>',
      `<isopackager${attributes.join('')}>`,
      ...lines,
      '</isopackager>',
    ].join('\n'),
  );
}

/** The first two fields of a packager in ASCII. */
export const ASCII_START: readonly TestField[] = [
  [0, 'IFA_NUMERIC', 4],
  [1, 'IFA_BITMAP', 16],
];

/** A field with subfields. */
export function nestedOf(
  [id, className, length, more = {}]: TestField,
  fields: readonly TestField[],
): string {
  const start = fieldLine([id, className, length, more])
    .replace('<isofield', '<isofieldpackager')
    .replace('/>', '>');
  return [start, ...fields.map(fieldLine), '</isofieldpackager>'].join('\n');
}

function fieldLine([id, className, length, more = {}]: TestField): string {
  const attributes = {
    id,
    length,
    name: `Field ${String(id)}`,
    class: `org.jpos.iso.${className}`,
    ...more,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${String(value)}"`);
  return `<isofield ${written.join(' ')}/>`;
}

/** The profile of a packager that must be valid. */
export function profileFrom(xml: Buffer, classes = new Map<string, string>()): Profile {
  const read = readPackager(xml, { name: 'imported', classes });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.kept));
  return read.value;
}

/** The errors of a packager, each with its path. */
export function errorsOf(xml: Buffer): string[] {
  const read = readPackager(xml, { name: 'imported' });
  return read.ok ? [] : read.refusal.kept.map(({ pointer, detail }) => `${pointer} ${detail}`);
}
