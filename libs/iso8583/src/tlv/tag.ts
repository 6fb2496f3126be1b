/** EMV has tags of at most two bytes; some networks have longer ones. */
export const MAX_TAG_BYTES = 4;

/** A tag of one to four bytes. From the second byte on, bit 8 is set in all bytes except the last. */
const TAG =
  /^(?!00)(?:[0-9A-F][0-9A-E]|[02468ACE]F|[13579BDF]F(?:[89A-F][0-9A-F]){0,2}[0-7][0-9A-F])$/;

/** Whether a text is a tag of BER-TLV in upper-case hex. `00` is none, but a filler byte. */
export function isTag(text: string): boolean {
  return TAG.test(text);
}

/** Whether a tag in hex is that of a constructed object, which contains other objects. */
export function isConstructed(tag: string): boolean {
  return (parseInt(tag.slice(0, 2), 16) & 0x20) !== 0;
}

/**
 * Returns the offset after the tag at an offset. It is after the last byte if the tag is not whole, and more than
 * MAX_TAG_BYTES later if the tag is longer.
 */
export function endOfTag(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  if (((bytes[start] ?? 0) & 0x1f) !== 0x1f) return at;
  while (at < start + MAX_TAG_BYTES && ((bytes[at] ?? 0) & 0x80) !== 0) at += 1;
  return at + 1;
}
