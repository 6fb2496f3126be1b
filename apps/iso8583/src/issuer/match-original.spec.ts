import { toCents } from '#libs/kernel';
import { type CardRequest } from './card-request';
import { matchOriginal } from './match-original';
import { type CardTransaction } from './transaction';

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
} as CardTransaction;

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

  it('returns several if two transactions match', () => {
    const two = [original, { ...original, id: 'second' }];
    expect(matchOriginal(reversal({ '37': '632512000042' }), two)).toBe('several');
  });
});
