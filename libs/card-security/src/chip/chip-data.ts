import { readTlv, writeTlv, type TlvNode } from '#libs/iso8583';
import { type ChipTags } from './cryptogram';

const CRYPTOGRAM = '9F26';

/**
 * The values of chip data (DE55) by tag, also of those inside a template. Of a repeated tag, the first one counts.
 * @param hex BER-TLV
 * @throws Iso8583Error if the value is not BER-TLV
 */
export function readChipTags(hex: string): ChipTags {
  const tags: Record<string, string> = {};
  collect(readTlv(hex), tags);
  return tags;
}

/** Chip data with these values, in upper-case hex. */
export function writeChipTags(tags: ChipTags): string {
  return writeTlv(
    Object.entries(tags).flatMap(([tag, value]) => (value === undefined ? [] : [{ tag, value }])),
  );
}

/** The same chip data with another application cryptogram (tag 9F26). It is added at the end if it is absent. */
export function withCryptogram(hex: string, cryptogram: string): string {
  const nodes = readTlv(hex).filter(({ tag }) => tag !== CRYPTOGRAM);
  return writeTlv([...nodes, { tag: CRYPTOGRAM, value: cryptogram }]);
}

function collect(nodes: readonly TlvNode[], tags: Record<string, string>): void {
  for (const { tag, value, children } of nodes) {
    tags[tag] ??= value;
    if (children !== undefined) collect(children, tags);
  }
}
