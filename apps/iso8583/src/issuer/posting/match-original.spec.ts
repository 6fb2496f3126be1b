import { toCents } from '#libs/kernel';
import { type CardRequest } from '../request/card-request';
import { matchOriginal } from './match-original';
import { type CardTransaction } from '../account/transaction';

const original = {
  id: 'first',
  mti: '0100',
  amount: toCents(1_000),
  stan: '000042',
  rrn: '632512000042',
  transmittedAt: '1121120000',
  localTime: '090000',
  localDate: '1121',
  acquirer: '00000000001',
  forwarder: null,
  terminal: 'TERM0001',
  merchant: 'MERCHANT0000001',
  kind: 'hold',
  netAmount: toCents(1_000),
  reversedBy: null,
  originalId: null,
  added: {},
} as unknown as CardTransaction;

const UNKNOWN = {
  mti: undefined,
  stan: undefined,
  transmittedAt: undefined,
  acquirer: undefined,
  forwarder: undefined,
};

function reversal(fields: Record<string, string>, change: Partial<CardRequest> = {}): CardRequest {
  return {
    message: { mti: '0400', fields: { '11': '900000', ...fields } },
    amount: 1_000,
    original: undefined,
    remaining: undefined,
    ...change,
  } as CardRequest;
}

describe('matchOriginal', () => {
  it.each<[string, CardRequest, string | undefined]>([
    [
      'a complete DE90',
      reversal(
        {},
        {
          original: {
            mti: '0100',
            stan: '000042',
            transmittedAt: '1121120000',
            acquirer: '1',
            forwarder: undefined,
          },
        },
      ),
      'DE90',
    ],
    [
      'DE90 with zeros for unknown parts',
      reversal({}, { original: { ...UNKNOWN, stan: '000042' } }),
      'DE90',
    ],
    [
      'DE37 if DE90 is of another message',
      reversal({ '37': '632512000042' }, { original: { ...UNKNOWN, stan: '000043' } }),
      'DE37',
    ],
    ['DE37', reversal({ '37': '632512000042' }), 'DE37'],
    [
      'DE37 with its terminal and merchant',
      reversal({ '37': '632512000042', '41': 'TERM0001', '42': 'MERCHANT0000001' }),
      'DE37',
    ],
    ['DE37 at another terminal', reversal({ '37': '632512000042', '41': 'TERM0002' }), undefined],
    [
      'the same STAN and time',
      reversal({ '11': '000042', '12': '090000', '13': '1121', '41': 'TERM0001' }),
      'STAN',
    ],
    ['the same STAN at another time', reversal({ '11': '000042', '12': '100000' }), undefined],
    ['another amount', reversal({ '37': '632512000042' }, { amount: 999 }), undefined],
    [
      'another amount if DE95 has the remaining amount',
      reversal({ '37': '632512000042' }, { amount: 999, remaining: 10 }),
      'DE37',
    ],
    ['nothing', reversal({}), undefined],
  ])('finds the original (or not) by %s', (_, request, rule) => {
    const match = matchOriginal(request, [original]);
    expect(match === 'several' ? match : match?.rule).toBe(rule);
  });

  it.each([
    ['0100', '0101'],
    ['0101', '0100'],
    ['0120', '0121'],
  ])('finds MTI %s if the original was first seen as %s', (named, seen) => {
    const request = reversal({}, { original: { ...UNKNOWN, mti: named, stan: '000042' } });
    expect(matchOriginal(request, [{ ...original, mti: seen }])).toMatchObject({ rule: 'DE90' });
  });

  it.each([
    ['its requested amount', 1_000, 'first'],
    ['its approved amount', 400, 'first'],
    ['neither', 500, undefined],
  ])('finds a partial approval by %s', (_, amount, id) => {
    const part = { ...original, added: { '4': '000000000400' } };
    const match = matchOriginal(reversal({ '37': '632512000042' }, { amount }), [part]);
    expect(match === 'several' ? match : match?.original.id).toBe(id);
  });

  describe('with an authorization and its capture, which share DE37,', () => {
    const capture = {
      ...original,
      id: 'capture',
      kind: 'capture',
      stan: '000043',
      originalId: 'first',
    } as CardTransaction;
    const byReference = (stan: string) => reversal({ '37': '632512000042', '11': stan });
    it.each<[string, string, CardTransaction[], string]>([
      ['the STAN', '000042', [capture, original], 'first'],
      ['the STAN', '000043', [capture, original], 'capture'],
      ['what is open', '900000', [capture, original], 'capture'],
      [
        'the newest if nothing is open',
        '900000',
        [{ ...capture, reversedBy: 'x' }, original],
        'capture',
      ],
    ])('decides by %s (%s)', (_, stan, candidates, id) => {
      const match = matchOriginal(byReference(stan), candidates);
      expect(match === 'several' ? match : match?.original.id).toBe(id);
    });
  });

  it('returns several if two transactions match', () => {
    const two = [original, { ...original, id: 'second' }];
    expect(matchOriginal(reversal({ '37': '632512000042' }), two)).toBe('several');
  });
});
