import { EVENT_CODES, EVENT_NAMES, type EventCode } from '../../national/event';
import { AFTER, EVENTS } from './event-table';
import { blockingEvent, eventsInForce, type LinkedEvent } from './linked-events';

const KEY = '35503082211222333000181000000000000726031234567807';
const numberOf = (code: EventCode, sequence = 1): string =>
  `${KEY}${code}${String(sequence).padStart(3, '0')}`;
const linked = (code: EventCode, refersTo?: string): LinkedEvent => ({
  code,
  number: numberOf(code),
  refersTo,
});
const sorted = (codes: string): string => codes.split(' ').toSorted().join(' ');

const ALL = EVENT_CODES.join(' ');
const PARTIES = '202201 203202 204203 202205 203206 204207';

/** The sheet of annex II: the linked event, what is refused, and what is marked X/V. */
const SHEET: readonly (readonly [EventCode, string, string?])[] = [
  ['101101', ALL],
  ['105102', ALL],
  ['105104', ALL],
  ['305101', ALL],
  ['101103', '101101 105102 101103 305101'],
  ['105105', '101101 105102 101103 105104 105105'],
  ['202201', '101101 101103 105104 105105 202201 205204', '203202 204203 202205 203206 204207'],
  ['203202', '101101 101103 105104 105105 203202 205204', '202201 204203 202205 203206 204207'],
  ['204203', '101101 101103 105104 105105 204203 205204', '202201 203202 202205 203206 204207'],
  ['205204', `101101 ${PARTIES} 205204 205208`],
  ['202205', '202205 205204', '202201 203202 204203 203206 204207'],
  ['203206', '203206 205204', '202201 203202 204203 202205 204207'],
  ['204207', '204207 205204', '202201 203202 204203 202205 203206'],
  ['205208', '101101 205208', '202205 203206 204207'],
  ['305102', '', '101101 105102 105104 105105 305101 305102'],
  ['305103', '', '305103'],
];

describe('The matrix of the events', () => {
  const ROWS = SHEET.map(([code, refused, depends = '']) => [code, refused, depends] as const);
  it.each(ROWS)('after %s refuses what the sheet refuses', (code, refused, depends) => {
    expect(AFTER[code].refused.toSorted().join(' ')).toBe(sorted(refused));
    expect((AFTER[code].depends ?? []).toSorted().join(' ')).toBe(sorted(depends));
    const others = EVENT_CODES.filter((each) => !refused.includes(each) && !depends.includes(each));
    for (const event of others) {
      expect([event, blockingEvent([linked(code)], { code: event })]).toEqual([event, undefined]);
    }
    for (const event of EVENT_CODES.filter((each) => refused.includes(each))) {
      expect(blockingEvent([linked(code)], { code: event })?.code).toBe(code);
    }
  });

  it('has a row for each event, and each event its own code', () => {
    expect(SHEET.map(([code]) => code).toSorted()).toEqual(Object.keys(EVENT_NAMES).toSorted());
    const codes = Object.values(EVENTS).map(({ refusedWith }) => refusedWith);
    expect(new Set(codes).size).toBe(EVENT_CODES.length);
  });

  it('refuses nothing if nothing is linked', () => {
    for (const code of EVENT_CODES) expect(blockingEvent([], { code })).toBeUndefined();
  });

  const block = linked('305102', '101101');
  const unblock = linked('305103', block.number);
  const secondBlock: LinkedEvent = { ...block, number: numberOf('305102', 2) };
  const rejection = linked('203206');
  const annulment = linked('205208', rejection.number);

  it.each<readonly [string, readonly LinkedEvent[], EventCode, string | undefined, boolean]>([
    ['the other manifestation of a party', [linked('203202')], '203206', undefined, true],
    ['the confirmation after the rejection', [rejection], '203202', undefined, true],
    ['the manifestation of another party', [linked('203202')], '204207', undefined, false],
    ['the rejection of another party', [rejection], '204207', undefined, false],
    ['the blocked event', [block], '101101', undefined, true],
    ['another event than the blocked one', [block], '105104', undefined, false],
    ['a second block of the event', [block], '305102', '101101', true],
    ['a block of another event', [block], '305102', '105102', false],
    ['the removal of a block', [block], '305103', block.number, false],
    ['the event after the removal', [block, unblock], '101101', undefined, false],
    ['a new block after the removal', [block, unblock], '305102', '101101', false],
    ['the same removal again', [block, unblock], '305103', block.number, true],
    [
      'the removal of the new block',
      [block, unblock, secondBlock],
      '305103',
      secondBlock.number,
      false,
    ],
    ['the event after the new block', [block, unblock, secondBlock], '101101', undefined, true],
    ['the annulment of a rejection', [rejection], '205208', rejection.number, false],
    ['an annulled rejection again', [rejection, annulment], '203206', undefined, true],
    ['the rejection of another party after it', [rejection, annulment], '204207', undefined, false],
    ['the confirmation of the party after it', [rejection, annulment], '203202', undefined, false],
    ['the tacit confirmation after it', [rejection, annulment], '205204', undefined, false],
    ['a cancellation during the analysis', [linked('101103')], '305101', undefined, true],
    [
      'a cancellation by the municipality after a denial',
      [linked('101103'), linked('105105')],
      '305101',
      undefined,
      false,
    ],
  ])('decides about %s', (...[, events, code, refersTo, isRefused]) => {
    expect(blockingEvent(events, { code, refersTo }) !== undefined).toBe(isRefused);
  });

  it('leaves out events that have ended', () => {
    const all = [block, unblock, rejection, annulment, linked('101103'), linked('105105')];
    expect(eventsInForce(all).map(({ code }) => code)).toEqual(['305103', '205208', '105105']);
  });
});
