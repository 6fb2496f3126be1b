import { formatOriginal90 } from '#libs/iso8583';
import { isAbout } from './orphan';
import { type CardTransaction } from '../../account/transaction';

const orphan = {
  stan: '000042',
  rrn: null,
  transmittedAt: '1121120100',
  localDate: '1121',
  terminal: 'TERM0001',
  merchant: null,
  added: {},
} as unknown as CardTransaction;

const pointing = (parts: object) => ({
  ...orphan,
  stan: '000099',
  added: {
    '90': formatOriginal90({
      mti: undefined,
      stan: '000042',
      transmittedAt: undefined,
      acquirer: undefined,
      forwarder: undefined,
      ...parts,
    }),
  },
});
const whole = pointing({ mti: '0100', transmittedAt: '1121120000', acquirer: '1' });

const original = {
  '7': '1121120000',
  '11': '000042',
  '13': '1121',
  '32': '00000000001',
  '41': 'TERM0001',
};

describe('A reversal without an original', () => {
  it.each<[string, CardTransaction, string, Record<string, string | undefined>, boolean]>([
    ['DE90', whole, '0100', {}, true],
    ['DE90, as a repeat', whole, '0101', {}, true],
    ['DE90 of a repeat', pointing({ mti: '0101' }), '0100', {}, true],
    ['DE90 of another message type', whole, '0200', {}, false],
    ['DE90 with another STAN', whole, '0100', { '11': '000043' }, false],
    ['DE90 with another time', whole, '0100', { '7': '1122120000' }, false],
    ['DE90 with another acquirer', whole, '0100', { '32': '00000000002' }, false],
    ['DE90 with zeros for unknown parts', pointing({}), '0100', {}, true],
    [
      'DE90 without DE7, on the next day',
      pointing({}),
      '0100',
      { '7': '1122120000', '13': '1122' },
      false,
    ],
    ['DE37', { ...orphan, rrn: '632512000042' }, '0100', { '37': '632512000042' }, true],
    [
      'DE37 if the STAN is the same',
      { ...orphan, rrn: '632512000042' },
      '0100',
      { '37': '632612000042' },
      false,
    ],
    ['the STAN at its terminal', orphan, '0200', {}, true],
    ['the STAN at another terminal', orphan, '0100', { '41': 'TERM0002' }, false],
    ['the STAN on the next day', orphan, '0100', { '7': '1122120000', '13': '1122' }, false],
    [
      'the STAN on the next day, by DE7 alone',
      orphan,
      '0100',
      { '7': '1122120000', '13': undefined },
      false,
    ],
  ])('blocks the original (or not) by %s', (_, reversal, mti, change, expected) => {
    const entries: [string, string | undefined][] = Object.entries({ ...original, ...change });
    const given = entries.filter(([, value]) => value !== undefined);
    const fields = Object.fromEntries(given) as Record<string, string>;
    expect(isAbout(reversal, { mti, fields })).toBe(expected);
  });
});
