import {
  afterTry,
  beforeFirstTry,
  beforeTry,
  MAX_TRIES,
  plannedAt,
  storedMessage,
  type Advice,
  type TryOutcome,
} from './advice';

const NOON = '2026-11-21T12:00:00.000Z';
const SILENCE: TryOutcome = { kind: 'unanswered', reason: 'The host did not answer in time.' };
const tried = (tries: number): Pick<Advice, 'tries' | 'response'> => ({ tries, response: null });
const answer = (code: string): TryOutcome => ({
  kind: 'answered',
  response: { mti: '0430', fields: { '39': code } },
});

describe('The tries of an advice', () => {
  it.each([
    [1, 'waiting', '2026-11-21T12:00:05.000Z'],
    [2, 'waiting', '2026-11-21T12:00:10.000Z'],
    [3, 'waiting', '2026-11-21T12:00:20.000Z'],
    [4, 'waiting', '2026-11-21T12:00:40.000Z'],
    [5, 'waiting', '2026-11-21T12:01:20.000Z'],
    [6, 'waiting', '2026-11-21T12:02:40.000Z'],
    [7, 'given-up', null],
  ])('after try %i without a response: %s, next at %s', (tries, status, nextTryAt) => {
    expect(afterTry(tried(tries), SILENCE, NOON)).toMatchObject({ tries, status, nextTryAt });
  });

  it.each([
    ['00', 'confirmed'],
    ['25', 'confirmed'],
    ['94', 'confirmed'],
    ['09', 'waiting'],
    ['91', 'waiting'],
    ['96', 'waiting'],
    ['12', 'given-up'],
    ['30', 'given-up'],
  ])('a response with code %s makes it %s', (code, status) => {
    const change = afterTry(tried(1), answer(code), NOON);
    expect(change.status).toBe(status);
    expect(change.lastError === null).toBe(status === 'confirmed');
  });

  it('plans the next try before a try, after the time for a response and the delay', () => {
    expect(beforeTry(tried(0), NOON, 30_000)).toEqual({
      tries: 1,
      nextTryAt: '2026-11-21T12:00:35.000Z',
    });
    expect(beforeTry(tried(MAX_TRIES), NOON, 30_000)).toBeUndefined();
  });
});

describe('A planned reversal', () => {
  it('is due a minute after the time for the response of its request', () => {
    expect(plannedAt(NOON, 30_000)).toBe('2026-11-21T12:01:30.000Z');
  });

  it('gets its numbers at its first try', () => {
    const planned = { message: { mti: '0420', fields: { '4': '1' } } };
    const numbers = { stan: '000008', transmittedAt: '1121120000' };
    expect(beforeFirstTry(planned, numbers, NOON, 30_000)).toEqual({
      status: 'waiting',
      tries: 1,
      nextTryAt: '2026-11-21T12:00:35.000Z',
      message: { mti: '0420', fields: { '4': '1', '7': '1121120000', '11': '000008' } },
    });
  });
});

describe('The stored message of an advice', () => {
  const PAN = '4000000000000001';
  const fields = { '2': PAN, '48': '0003103' + '9203123', '64': 'AB' };
  it.each<[Advice['status'], Record<string, string>, Record<string, string>]>([
    ['planned', fields, { '2': PAN, '48': '0003103' }],
    ['waiting', fields, { '2': PAN, '48': '0003103' }],
    ['waiting', { '2': PAN, '64': 'AB' }, { '2': PAN, '64': 'AB' }],
    ['confirmed', fields, { '2': '400000******0001', '48': '00031039203***', '64': 'AB' }],
    ['given-up', fields, { '2': PAN, '48': '0003103' }],
    ['given-up', { '2': PAN, '48': '9203123' }, { '2': PAN }],
    ['given-up', { '48': '0003103', '64': 'AB' }, { '48': '0003103', '64': 'AB' }],
    ['given-up', { '48': 'T92041234', '128': 'AB' }, { '48': 'T' }],
    ['given-up', { '2': PAN }, { '2': PAN }],
  ])('that is %s keeps of %j only %j', (status, given, kept) => {
    const message = { mti: '0220', fields: given };
    expect(storedMessage({ status, message })).toEqual({ mti: '0220', fields: kept });
  });
});
