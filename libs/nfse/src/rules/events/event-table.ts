import { type EventCode } from '../../national/event';

/** A party of an invoice. */
export type Party = 'provider' | 'customer' | 'intermediary';

/** The author of an event. The emitter is the party that issued the invoice. */
export type EventAuthor = Party | 'emitter' | 'municipality' | 'issue';

interface EventRow {
  /** `issue`: the event is registered when the DPS of the replacement is accepted, and nobody can request it. */
  readonly author: EventAuthor;
  /** The code of its refusal because of an event that is linked already (annex II). */
  readonly refusedWith: MatrixCode;
  /** `confirmation` and `rejection`: a manifestation of a party. */
  readonly manifestation?: 'confirmation' | 'rejection';
}

type MatrixCode =
  | 'E0840'
  | 'E0845'
  | 'E0848'
  | 'E0852'
  | 'E0855'
  | 'E0860'
  | 'E0861'
  | 'E0862'
  | 'E0863'
  | 'E0864'
  | 'E0866'
  | 'E0868'
  | 'E0870'
  | 'E1960'
  | 'E1965'
  | 'E1970';

/** Who requests each event, and the code with which it is refused (annex II). */
export const EVENTS: Readonly<Record<EventCode, EventRow>> = {
  '101101': { author: 'emitter', refusedWith: 'E0840' },
  '105102': { author: 'issue', refusedWith: 'E0845' },
  '101103': { author: 'emitter', refusedWith: 'E0848' },
  '105104': { author: 'municipality', refusedWith: 'E0852' },
  '105105': { author: 'municipality', refusedWith: 'E0855' },
  '202201': { author: 'provider', refusedWith: 'E0860', manifestation: 'confirmation' },
  '203202': { author: 'customer', refusedWith: 'E0861', manifestation: 'confirmation' },
  '204203': { author: 'intermediary', refusedWith: 'E0862', manifestation: 'confirmation' },
  '205204': { author: 'municipality', refusedWith: 'E0863' },
  '202205': { author: 'provider', refusedWith: 'E0864', manifestation: 'rejection' },
  '203206': { author: 'customer', refusedWith: 'E0866', manifestation: 'rejection' },
  '204207': { author: 'intermediary', refusedWith: 'E0868', manifestation: 'rejection' },
  '205208': { author: 'municipality', refusedWith: 'E0870' },
  '305101': { author: 'municipality', refusedWith: 'E1960' },
  '305102': { author: 'municipality', refusedWith: 'E1965' },
  '305103': { author: 'municipality', refusedWith: 'E1970' },
};

const CONFIRMATIONS = ['202201', '203202', '204203'] as const;
const REJECTIONS = ['202205', '203206', '204207'] as const;
const MANIFESTATIONS = [...CONFIRMATIONS, ...REJECTIONS];
const ALL = Object.keys(EVENTS) as readonly EventCode[];

/** One row of the sheet of annex II. */
interface MatrixRow {
  /** The events that are refused once the event of the row is linked. */
  readonly refused: readonly EventCode[];
  /** The events that the sheet marks with X/V. `blockingEvent` decides about them. */
  readonly depends?: readonly EventCode[];
}

/** Once one of these is linked, the invoice has ended. */
const END: MatrixRow = { refused: ALL };

function afterConfirmation(own: EventCode): MatrixRow {
  return {
    refused: ['101101', '101103', '105104', '105105', own, '205204'],
    depends: MANIFESTATIONS.filter((code) => code !== own),
  };
}

function afterRejection(own: EventCode): MatrixRow {
  return { refused: [own, '205204'], depends: MANIFESTATIONS.filter((code) => code !== own) };
}

/** What is refused once an event is linked to the invoice (annex II, the sheet of the relations of events). */
export const AFTER: Readonly<Record<EventCode, MatrixRow>> = {
  '101101': END,
  '105102': END,
  '105104': END,
  '305101': END,
  '101103': { refused: ['101101', '105102', '101103', '305101'] },
  '105105': { refused: ['101101', '105102', '101103', '105104', '105105'] },
  '202201': afterConfirmation('202201'),
  '203202': afterConfirmation('203202'),
  '204203': afterConfirmation('204203'),
  '205204': { refused: ['101101', ...MANIFESTATIONS, '205204', '205208'] },
  '202205': afterRejection('202205'),
  '203206': afterRejection('203206'),
  '204207': afterRejection('204207'),
  '205208': { refused: ['101101', '205208'], depends: REJECTIONS },
  '305102': { refused: [], depends: ['101101', '105102', '105104', '105105', '305101', '305102'] },
  '305103': { refused: [], depends: ['305103'] },
};
