import { afterTry, beforeTry, MOST_TRIES, type Advice, type TryOutcome } from './advice';

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
    expect(beforeTry(tried(MOST_TRIES), NOON, 30_000)).toBeUndefined();
  });
});
