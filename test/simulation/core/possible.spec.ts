import { type Outcome } from './model';
import { conclude, concludeRace, type Exchange } from './possible';
import { type Received } from './wire';

/** A world is a balance. A withdrawal is refused if there is not enough. */
const withdraw = (amount: number, received: Received): Exchange<number> => ({
  title: `withdraw ${String(amount)}`,
  received,
  outcomes: (balance) => [
    balance < amount ? outcome('refused', 422, balance) : outcome('done', 200, balance - amount),
  ],
});
const outcome = (name: string, status: number, next: number): Outcome<number> => ({
  name,
  differs: (answer) => (answer.status === status ? undefined : `it is not ${String(status)}`),
  next: () => next,
});
const answer = (status: number): Received => ({ status, body: {}, headers: {} });

describe('The possible states', () => {
  it.each<[what: string, received: Received, worlds: readonly number[]]>([
    ['an answer leaves one', answer(200), [3]],
    ['a lost answer leaves both', 'lost', [10, 3]],
    ['a request that was not sent changes nothing', 'unsent', [10]],
    ['an error of the server leaves both', answer(503), [10, 3]],
  ])('%s', (_, received, worlds) => {
    expect(conclude([10], withdraw(7, received))).toEqual({ ok: true, worlds });
  });

  it('are those in which the answer is allowed', () => {
    expect(conclude([10, 3], withdraw(7, answer(422)))).toEqual({ ok: true, worlds: [3] });
  });

  it('do not exist if no state allows the answer', () => {
    expect(conclude([10], withdraw(7, answer(422)))).toEqual({
      ok: false,
      differences: ['withdraw 7, if done: it is not 200; the answer: 422 {}'],
    });
  });

  it.each<[what: string, first: number, second: number, isRight: boolean]>([
    ['one of two is refused, the first', 422, 200, true],
    ['one of two is refused, the second', 200, 422, true],
    ['both are done', 200, 200, false],
    ['both are refused', 422, 422, false],
  ])('of requests at once: %s', (_, first, second, isRight) => {
    const race = [withdraw(7, answer(first)), withdraw(6, answer(second))];
    expect(concludeRace([10], race).ok).toBe(isRight);
  });
});
