import { type Codec } from './codec/codec';
import { framedReadings, type FramedReading, type GuessedFraming } from './guess-framing';
import { Iso8583Error } from './iso8583.errors';
import { type IsoMessage } from './message';
import { doubtsAbout } from './plausibility';

/** The result of reading the bytes with one profile. */
export interface Guess {
  readonly profile: string;
  /**
   * `exact`: encoding gives the same bytes again. `readable`: it gives other bytes. `unreadable`: decoding
   * fails.
   */
  readonly verdict: 'exact' | 'readable' | 'unreadable';
  /** The framing around the message; undefined if the bytes are the message itself. Only with `exact`. */
  readonly framing?: GuessedFraming;
  /** The decoded message, or the part before the error. It is not masked. */
  readonly message: IsoMessage | undefined;
  /** Values that are unlikely in a real message, such as `DE13 is not a date MMDD`. */
  readonly doubts: readonly string[];
  /** The position and reason of the error, or of the first different byte. */
  readonly stoppedAt?: {
    readonly element: string;
    readonly offset: number | undefined;
    readonly detail: string;
  };
}

/**
 * Tries all candidates and returns the likeliest profile first. First come the profiles whose encoding gives
 * exactly the same bytes, those with the fewest doubtful values first. Then come the profiles that could read
 * the most bytes. A length, a TPDU or a text header before the message is recognized if a profile is exact
 * without it.
 */
export function guess(bytes: Uint8Array, candidates: readonly Codec[]): readonly Guess[] {
  const readings = framedReadings(Buffer.from(bytes));
  return candidates
    .map((codec) => judgeFramed(bytes, readings, codec))
    .sort(
      (one, other) =>
        RANKS[one.verdict] - RANKS[other.verdict] ||
        one.doubts.length - other.doubts.length ||
        Number(one.framing !== undefined) - Number(other.framing !== undefined) ||
        (other.stoppedAt?.offset ?? 0) - (one.stoppedAt?.offset ?? 0),
    );
}

const RANKS: Readonly<Record<Guess['verdict'], number>> = { exact: 0, readable: 1, unreadable: 2 };

/** Reads the bytes as they are and, unless that is exact, without each framing that they can have. */
function judgeFramed(bytes: Uint8Array, readings: readonly FramedReading[], codec: Codec): Guess {
  const plain = judge(bytes, codec);
  if (plain.verdict === 'exact') return plain;
  let best: Guess | undefined;
  for (const { framing, payload } of readings) {
    const found = judge(payload, codec);
    if (found.verdict !== 'exact') continue;
    if (best === undefined || found.doubts.length < best.doubts.length) {
      best = { ...found, framing };
    }
  }
  return best ?? plain;
}

function judge(bytes: Uint8Array, codec: Codec): Guess {
  const profile = codec.profile.name;
  try {
    const message = codec.decode(bytes);
    const doubts = doubtsAbout(message);
    const again = codec.encode(message);
    if (again.equals(bytes)) return { profile, verdict: 'exact', message, doubts };
    const stoppedAt = difference(bytes, again, codec);
    return { profile, verdict: 'readable', message, doubts, stoppedAt };
  } catch (error) {
    if (!(error instanceof Iso8583Error)) throw error;
    const { element, offset, detail, partial: message } = error;
    const stoppedAt = { element, offset, detail };
    return { profile, verdict: 'unreadable', message, doubts: [], stoppedAt };
  }
}

/** Returns the position of the first byte that would be written differently. */
function difference(
  bytes: Uint8Array,
  again: Uint8Array,
  codec: Codec,
): Guess['stoppedAt'] & object {
  let offset = 0;
  while (offset < bytes.length && bytes[offset] === again[offset]) offset += 1;
  const range = codec.explain(bytes).find((part) => offset < part.offset + part.length);
  const detail = `The message can be read, but it would be written differently from byte ${String(offset)} on.`;
  return { element: range?.element ?? 'message', offset, detail };
}
