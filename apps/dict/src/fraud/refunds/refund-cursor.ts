import { isWrittenInstant, toIsoUtc } from '#libs/kernel';
import { type ListPlace } from '../modified-list';

/** The sequence and the last change (ms) of the last refund of a page. The next page begins after it. */
const CURSOR = /^([0-9]{1,10})x([0-9]{1,15})$/;

export function cursorOf({ sequence, lastModified }: ListPlace): string {
  const text = `${String(sequence)}x${String(Date.parse(lastModified))}`;
  return Buffer.from(text).toString('base64url');
}

/** @returns undefined if the text is not a cursor */
export function placeOf(cursor: string): ListPlace | undefined {
  const [, sequence, ms] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (sequence === undefined || !isWrittenInstant(Number(ms))) return undefined;
  return { sequence: Number(sequence), lastModified: toIsoUtc(Number(ms)) };
}
