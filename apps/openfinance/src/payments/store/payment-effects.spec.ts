import { stepsOf } from './payment-effects';

const at = (nextAtMs: number | null, paymentId = 'a1') => ({ nextAtMs, paymentId });

describe('The next steps of payments', () => {
  it.each([
    ['have one piece of work for a tenth of a second', [at(100), at(150, 'b2'), at(199)], [100]],
    ['have another one for the next tenth', [at(200), at(199)], [100, 200]],
    ['have none if the payments are final', [at(null)], []],
  ])('%s', (_, payments, instants) => {
    for (const areConcurrent of [false, true]) {
      const works = stepsOf(payments, areConcurrent);
      expect(works.map(({ dueAt }) => Date.parse(dueAt))).toEqual(instants);
    }
  });

  it('have keys by the first payment if transactions are concurrent', () => {
    const keys = stepsOf([at(100, 'c3'), at(100)], true).map(({ key }) => key);
    expect(keys).toEqual(['1970-01-01T00:00:00.100Z/c']);
  });
});
