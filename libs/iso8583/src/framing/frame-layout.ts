import type { z } from 'zod';
import { type DeepReadonly } from '../deep-readonly';
import { exactlyOne } from '#libs/schema';
import { frameLayoutMembers } from './frame-layout-schema';

/** The number of bytes that numbers in `binary` and in `bcd` can have. */
const MAX_PACKED_BYTES = 4;
const TPDU_BYTES = 5;

/** The framing of messages in a stream, as data. `readFraming` checks JSON from outside. */
export type FrameLayout = DeepReadonly<z.output<typeof frameLayoutMembers>>;
export type LengthField = NonNullable<FrameLayout['length']>;
export type Delimiter = NonNullable<FrameLayout['delimiter']>;
export type HeaderLayout = FrameLayout['header'];

/** The schema of a framing as plain JSON. */
export const frameLayoutSchema = frameLayoutMembers
  .check(exactlyOne(['length', 'delimiter', 'fixedBytes']))
  .superRefine(checkLayout)
  .describe('The framing of messages in a stream.');

/** Returns the size of all headers of a layout, in bytes. */
export function headerBytes(header: HeaderLayout): number {
  switch (header.kind) {
    case 'none':
      return 0;
    case 'tpdu':
      return TPDU_BYTES;
    case 'text':
      return header.initial.length;
    case 'bytes':
      return header.hex.length / 2;
  }
}

/** Returns the size of the length with the fixed bytes around it. */
export function prefixBytes(length: LengthField | undefined): number {
  if (length === undefined) return 0;
  const { before, bytes, after } = length;
  return before.length / 2 + bytes + after.length / 2;
}

/** Returns the number that the length adds to the length of the message. */
export function countedBytes({ length, header, trailer }: FrameLayout): number {
  if (length === undefined) return 0;
  return (
    (length.countsItself ? prefixBytes(length) : 0) +
    (length.countsHeader ? headerBytes(header) : 0) +
    (length.countsTrailer ? trailer.length / 2 : 0)
  );
}

/** Returns the largest number that the length can hold. */
export function maxLength(length: LengthField | undefined): number {
  if (length === undefined) return Infinity;
  const { encoding, bytes } = length;
  if (encoding === 'binary' || encoding === 'binary-le') return 256 ** bytes - 1;
  return (encoding === 'hex' ? 16 : 10) ** (encoding === 'bcd' ? bytes * 2 : bytes) - 1;
}

/** Checks that the members fit together. */
function checkLayout(layout: FrameLayout, context: z.RefinementCtx): void {
  const { length, header, delimiter, fixedBytes, trailer } = layout;
  const refuse = (path: string[], message: string) => {
    context.addIssue({ code: 'custom', path, message });
  };
  if (length !== undefined) checkLength(layout, length, refuse);
  if (delimiter?.escape !== undefined && delimiter.end.length > 2) {
    refuse(['delimiter', 'end'], 'Must be one byte with an escape.');
  }
  if (
    delimiter?.escape?.toUpperCase() === delimiter?.end.toUpperCase() &&
    delimiter !== undefined
  ) {
    refuse(['delimiter', 'escape'], 'Must be another byte than the end.');
  }
  if (delimiter !== undefined && trailer !== '') {
    refuse(['trailer'], 'Must be absent: the end of the delimiter is after the message.');
  }
  if (fixedBytes !== undefined && fixedBytes <= headerBytes(header) + trailer.length / 2) {
    refuse(['fixedBytes'], 'Must have room for a message of one byte.');
  }
  if (header.kind === 'text' && !header.initial.startsWith(header.prefix)) {
    refuse(['header', 'initial'], `Must begin with the prefix ${header.prefix}.`);
  }
  if (header.kind === 'tpdu' && !acceptsTpdu(header, parseInt(header.initial.slice(0, 2), 16))) {
    refuse(['header', 'initial'], 'Must begin with one of the accepted ids.');
  }
}

function checkLength(
  layout: FrameLayout,
  length: LengthField,
  refuse: (path: string[], message: string) => void,
): void {
  const isPacked = ['binary', 'binary-le', 'bcd'].includes(length.encoding);
  if (isPacked && length.bytes > MAX_PACKED_BYTES) {
    refuse(['length', 'bytes'], `Must be at most 4 for the encoding ${length.encoding}.`);
  } else if (maxLength(length) <= countedBytes(layout)) {
    const least = String(countedBytes(layout) + 1);
    refuse(
      ['length', 'bytes'],
      `Must have room for ${least}, the length of a message of one byte.`,
    );
  }
}

/** Returns whether a TPDU can begin with the byte. */
export function acceptsTpdu(
  { ids }: Extract<HeaderLayout, { kind: 'tpdu' }>,
  id: number | undefined,
): boolean {
  if (id === undefined) return false;
  return ids === undefined ? id >> 4 === 6 : ids.some((accepted) => parseInt(accepted, 16) === id);
}
