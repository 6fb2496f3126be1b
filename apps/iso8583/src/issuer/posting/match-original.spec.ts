import { toCents } from '#libs/kernel';
import { type CardRequest } from '../../requests/card-request';
import { disagreement, matchByNumbers, matchOriginal } from './match-original';
import { type CardTransaction } from '../../account/transaction';

const original = {
  id: 'first',
  mti: '0100',
  amount: toCents(1_000),
  currency: '986',
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
    ['its currency', reversal({ '37': '632512000042', '49': '986' }), 'DE37'],
    ['its currency in letters', reversal({ '37': '632512000042', '49': 'BRL' }), 'DE37'],
    ['another currency', reversal({ '37': '632512000042', '49': '840' }), undefined],
    [
      'another currency if DE95 has the remaining amount',
      reversal({ '37': '632512000042', '49': '840' }, { remaining: 10 }),
      undefined,
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

  describe('with a request and an advice of one transaction, which share DE37 and DE11,', () => {
    const request = { ...original, mti: '0200', kind: 'debit', authorizationCode: '111111' };
    const advice = { ...request, id: 'advice', mti: '0220', authorizationCode: '222222' };
    const both = [advice, request] as CardTransaction[];
    const undone = [{ ...advice, reversedBy: 'x' }, request] as CardTransaction[];
    const elsewhere = [
      { ...advice, rrn: null },
      { ...request, rrn: null },
    ] as CardTransaction[];
    const other = [{ ...advice, stan: '000077' }, request] as CardTransaction[];
    const rrn = { '37': '632512000042' };
    it.each<[what: string, string, Record<string, string>, CardTransaction[], string | undefined]>([
      ['an advice undoes the newest', '0420', rrn, both, 'advice'],
      ['an advice names one by DE38', '0420', { ...rrn, '38': '111111' }, both, 'first'],
      ['a request names one by DE38', '0400', { ...rrn, '38': '111111' }, both, 'first'],
      ['a request does not choose', '0400', rrn, both, 'several'],
      ['an advice undoes the one that is open', '0420', rrn, undone, 'first'],
      ['they can have no DE37', '0420', { '11': '000042' }, elsewhere, 'advice'],
      ['an advice does not choose among transactions', '0420', rrn, other, 'several'],
    ])('%s', (_, mti, fields, candidates, expected) => {
      const isAdvice = mti === '0420';
      const match = matchOriginal(reversal(fields, { isAdvice }), candidates);
      expect(match === 'several' ? match : match?.original.id).toBe(expected);
    });
  });

  it('returns several if two transactions match', () => {
    const two = [original, { ...original, id: 'second', stan: '000043' }];
    expect(matchOriginal(reversal({ '37': '632512000042' }), two)).toBe('several');
  });

  it('finds the newest if the same numbers have come again after a year', () => {
    const older = { ...original, id: 'older' };
    const match = matchOriginal(reversal({ '37': '632512000042' }), [original, older]);
    expect(match).toMatchObject({ original: { id: 'first' } });
  });

  it.each([
    [
      { '49': '840' },
      {},
      'DE37 names MTI 0100, STAN 000042, whose currency is 986, but DE49 is 840.',
    ],
    [
      {},
      { amount: 999 },
      'DE37 names MTI 0100, STAN 000042, whose amount is 1000, but DE4 is 999.',
    ],
    [{ '37': '000000000000' }, {}, undefined],
  ])('with %j and %j says why it does not match: %s', (fields, change, reason) => {
    const request = reversal({ '37': '632512000042', ...fields }, change);
    expect(matchOriginal(request, [original])).toBeUndefined();
    expect(disagreement(request, [original])).toBe(reason);
  });

  it('is found by its numbers alone, whatever its amount and currency, for a capture', () => {
    const capture = reversal({ '37': '632512000042', '49': '840' }, { amount: 999 });
    expect(matchByNumbers(capture, [original])).toMatchObject({ original: { id: 'first' } });
  });
});
