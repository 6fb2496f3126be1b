import { toCents } from '#libs/kernel';
import { type SpiPayment } from '#libs/spi-api';
import { gapOf, readPage, type Reading } from './sync-reading';
import { type SyncState } from './transfer-sync.repository';

const payment = (endToEndId: string): SpiPayment => ({
  endToEndId,
  amount: toCents(1),
  debtorIspb: '12345678',
  creditorIspb: '87654321',
  status: 'ACCEPTED',
  createdAt: '2026-11-21T12:00:00.000Z',
});

/** A list of the SPI, newest first, that is read in pages of two. */
const pageOf = (list: readonly string[], cursor?: string) => {
  const start = cursor === undefined ? 0 : Number(cursor);
  const next = start + 2 < list.length ? String(start + 2) : undefined;
  return { payments: list.slice(start, start + 2).map(payment), next };
};

/** Reads so many pages. @returns what was read in each, and the state */
function read(list: readonly string[], before: Omit<SyncState, 'version'>, pages: number) {
  let state: SyncState = { version: 1, ...before };
  let reading: Reading | undefined = { cursor: undefined, until: state.newest };
  const found: string[] = [];
  for (let page = 0; page < pages && reading !== undefined; page += 1) {
    const done = readPage(state, reading, pageOf(list, reading.cursor));
    found.push(done.payments.map(({ endToEndId }) => endToEndId).join(''));
    state = { version: 1, ...done.state };
    reading = gapOf(state);
  }
  return { found, newest: state.newest, gaps: state.gaps };
}

const NOTHING = { newest: null, gaps: [] };

describe('Reading the list of the SPI', () => {
  it.each<readonly [string, string, Omit<SyncState, 'version'>, number, object]>([
    ['an empty list', '', NOTHING, 1, { found: [''], newest: null, gaps: [] }],
    ['a whole list', 'EDCBA', NOTHING, 9, { found: ['DE', 'BC', 'A'], newest: 'E', gaps: [] }],
    [
      'a part of a list',
      'EDCBA',
      NOTHING,
      1,
      { found: ['DE'], newest: 'E', gaps: [{ cursor: '2', until: null }] },
    ],
    ['nothing new', 'EDCBA', { newest: 'E', gaps: [] }, 9, { found: [''], newest: 'E', gaps: [] }],
    [
      'what is new',
      'EDCBA',
      { newest: 'B', gaps: [] },
      9,
      { found: ['DE', 'C'], newest: 'E', gaps: [] },
    ],
    [
      'what is new, and an older gap after it',
      'GFEDCBA',
      { newest: 'F', gaps: [{ cursor: '4', until: 'A' }] },
      9,
      { found: ['G', 'BC', ''], newest: 'G', gaps: [] },
    ],
    [
      'a part of what is new, before an older gap',
      'GFEDCBA',
      { newest: 'D', gaps: [{ cursor: '5', until: null }] },
      1,
      {
        found: ['FG'],
        newest: 'G',
        gaps: [
          { cursor: '2', until: 'D' },
          { cursor: '5', until: null },
        ],
      },
    ],
    [
      'a list that does not have the newest payment any more',
      'YX',
      { newest: 'E', gaps: [] },
      9,
      { found: ['XY'], newest: 'Y', gaps: [] },
    ],
  ])('reads %s', (_, list, before, pages, expected) => {
    expect(read(list.split(''), before, pages)).toEqual(expected);
  });
});
