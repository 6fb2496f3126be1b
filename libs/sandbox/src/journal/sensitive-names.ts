/** What becomes of a value that is sensitive for the name it stands under. */
export type Treatment =
  /** It is written as asterisks: that there was one may be known. */
  | 'masked'
  /** Nothing is left of it: data that may not be kept after authorization, masked or not. */
  | 'removed'
  /** The object holds the fields of an ISO 8583 message by number. */
  | 'iso-fields';

const NAMES: Readonly<Record<Treatment, readonly string[]>> = {
  masked: [
    ...['password', 'secret', 'clientsecret', 'token', 'accesstoken', 'refreshtoken'],
    ...['raw', 'authorization', 'assertion', 'clientassertion', 'privatekey', 'apikey'],
  ],
  removed: [
    ...['cvv', 'cvc', 'cvv2', 'cvc2', 'csc', 'securitycode', 'pin', 'pinblock'],
    ...['track1', 'track2', 'iccdata', 'emv'],
  ],
  'iso-fields': ['fields'],
};

/** With the longest of the names in snake or kebab case. */
export const MAX_NAME_LENGTH = 20;

const MIN_NAME_LENGTH = 3;
const treatments = new Map<string, Treatment>();
/** By first and last letter: tells most names apart before a string is made of them. */
const ends = new Uint8Array(1024);

for (const treatment of ['masked', 'removed', 'iso-fields'] as const) {
  for (const name of NAMES[treatment]) {
    treatments.set(name, treatment);
    ends[endsOf(name.charCodeAt(0), name.charCodeAt(name.length - 1))] = 1;
  }
}

/** Tracks, PIN, ICC data and the private data that carries a CVV, as fields of an ISO 8583 message. */
const ISO_FIELDS: ReadonlySet<string> = new Set(['35', '36', '45', '48', '52', '55']);

/** Looks a name up, in any case and written in camel, snake or kebab. */
export function treatmentOf(text: string, start: number, end: number): Treatment | undefined {
  const length = end - start;
  if (length < MIN_NAME_LENGTH || length > MAX_NAME_LENGTH) return undefined;
  if (ends[endsOf(text.charCodeAt(start), text.charCodeAt(end - 1))] === 0) return undefined;
  return treatments.get(text.slice(start, end).replace(/[_-]/g, '').toLowerCase());
}

export function isRemovedIsoField(text: string, start: number, end: number): boolean {
  return end - start === 2 && ISO_FIELDS.has(text.slice(start, end));
}

/** The low five bits of a letter are the same in either case. */
function endsOf(first: number, last: number): number {
  return ((first & 31) << 5) | (last & 31);
}
