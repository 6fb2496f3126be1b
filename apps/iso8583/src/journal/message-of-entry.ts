import { compile, PROFILES, type Codec, type IsoMessage, type Profile } from '#libs/iso8583';
import {
  mediaTypeIn,
  shownText,
  sideOf,
  textOfEntry,
  type JournalEntry,
  type Side,
} from '#libs/journal';
import { isHexText } from '../messages/raw-text';

const TEXT = 'text/plain';
const BYTES = 'application/octet-stream';
const OCTETS = /^(?:[0-9A-Fa-f]{2}\s*)+$/;

/** The built-in profiles. Those that were posted to a sandbox are in its database, which the journal does not read. */
const codecs = new Map<string, Codec>();

/** The packed message of an entry, decoded by the profile in its address; undefined if the body is not one. */
export function packedMessageOf(side: Side, entry: JournalEntry): IsoMessage | undefined {
  const { body, headers } = sideOf(side, entry);
  const mediaType = mediaTypeIn(headers['content-type']);
  if (body === undefined || (mediaType !== TEXT && mediaType !== BYTES)) return undefined;
  const codec = codecOf(entry.path);
  if (codec === undefined) return undefined;
  const bytes = mediaType === BYTES ? Buffer.from(body.start as Buffer) : undefined;
  try {
    return codec.decode(bytes ?? bytesOfText(textOfEntry(side, entry), codec.profile));
  } catch {
    return undefined;
  }
}

/** The message of an entry in any format; undefined if it has none. */
export function messageOf(side: Side, entry: JournalEntry): IsoMessage | undefined {
  const packed = packedMessageOf(side, entry);
  if (packed !== undefined) return packed;
  try {
    return messageIn(JSON.parse(shownText(side, entry)), side);
  } catch {
    return undefined;
  }
}

/** The acquirer answers with both messages. */
function messageIn(body: unknown, side: Side): IsoMessage | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (side in body) return messageIn((body as Record<string, unknown>)[side], side);
  const { mti, fields } = body as Partial<IsoMessage>;
  if (typeof mti !== 'string' || typeof fields !== 'object') return undefined;
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  return { mti, fields: Object.fromEntries(texts) };
}

/** The built-in profile in the address of an entry; undefined for a posted one. */
export function profileOf({ path }: JournalEntry): Profile | undefined {
  return codecOf(path)?.profile;
}

function codecOf(path: string): Codec | undefined {
  const mark = path.indexOf('?');
  const query = new URLSearchParams(mark === -1 ? '' : path.slice(mark + 1));
  const name = query.get('profile') ?? 'ascii';
  const known = codecs.get(name);
  if (known !== undefined) return known;
  const profile = Object.values(PROFILES).find((each) => each.name === name);
  if (profile === undefined) return undefined;
  const codec = compile(profile);
  codecs.set(name, codec);
  return codec;
}

function bytesOfText(text: string, profile: Profile): Buffer {
  const plain = text.replace(/\r?\n$/, '');
  const isHex = OCTETS.test(plain) && isHexText(plain, profile);
  return isHex ? Buffer.from(plain.replace(/\s+/g, ''), 'hex') : Buffer.from(plain, 'latin1');
}
