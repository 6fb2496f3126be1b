import { FILE_STATUSES } from '#libs/dict-api';
import { CID_FILE_OUTCOMES, cidSetFileOf, endOf, expiryOf, stepMs } from './cid-file';
import { type CidFileRow } from './cid-file.rows';

const FILE = {
  sequence: 7,
  participant: '12345678',
  keyType: 'RANDOM',
  status: 'AVAILABLE',
  requestedAt: '2026-11-21T12:00:00.000Z',
  requestedOutcome: null,
  createdAt: '2026-11-21T12:00:20.000Z',
  bytes: 0,
  sha256: 'a'.repeat(64),
} as const satisfies CidFileRow;

describe('A CID file', () => {
  it.each([
    [null, 'finish', 10_000],
    ['CID_FILE_SLOW', 'finish', 3_600_000],
    ['CID_FILE_ERROR', 'fail', 10_000],
    ['CID_FILE_UNAVAILABLE', 'withdraw', 10_000],
    ['CID_FILE_MISSING', 'finish', 10_000],
  ] as const)('with the requested outcome %s ends with %s after %d ms', (requested, end, ms) => {
    expect([endOf(requested), stepMs(requested, 10_000)]).toEqual([end, ms]);
  });

  it('has a row for each outcome in the table above', () => {
    expect(Object.keys(CID_FILE_OUTCOMES)).toHaveLength(4);
  });

  it('shows its content only while it is AVAILABLE', () => {
    const shown = FILE_STATUSES.filter(
      (status) => cidSetFileOf({ ...FILE, status }, 'http://x/').Url !== undefined,
    );
    expect(shown).toEqual(['AVAILABLE']);
    expect(cidSetFileOf(FILE, 'http://x/')).toEqual({
      ...{ Id: 7, Status: 'AVAILABLE', Participant: '12345678', KeyType: 'EVP' },
      ...{ RequestTime: FILE.requestedAt, CreationTime: FILE.createdAt },
      ...{ Url: 'http://x/', Bytes: 0, Sha256: 'a'.repeat(64) },
    });
  });

  it('is kept for a day, and not beyond the last instant', () => {
    expect(expiryOf('2026-11-21T12:00:20.000Z')).toBe('2026-11-22T12:00:20.000Z');
    expect(expiryOf('9999-12-31T23:00:00.000Z')).toBe('9999-12-31T23:59:59.999Z');
  });
});
