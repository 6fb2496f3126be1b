import fc from 'fast-check';
import { chance } from './chance';
import { delayMs } from './delay';
import { obstacleTo, parseRule, type Rule } from './rule';

const OUTCOMES = ['AM04', 'AB03'];

function rule(changes: object = {}): Rule {
  const definition = { match: { path: '/**' }, effect: { reset: true }, ...changes };
  const parsed = parseRule(definition, { id: 'r1' }, OUTCOMES);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal.kept));
  return parsed.value;
}

/** The numbers of the first ten matching requests on which the rule takes effect. */
function effectOn(subject: Rule, requests = 10): number[] {
  const on: number[] = [];
  for (let matched = 1; matched <= requests; matched += 1) {
    if (obstacleTo(subject, { matched, hits: on.length }) === undefined) on.push(matched);
  }
  return on;
}

describe('A rule', () => {
  it.each([
    [{}, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [{ times: 2 }, [1, 2]],
    [{ skip: 3, times: 2 }, [4, 5]],
    [{ match: { nth: 4 } }, [4]],
    [{ probability: 0 }, []],
    [{ probability: 1, times: 1 }, [1]],
  ])('with %p takes effect on requests %p', (changes, expected) => {
    expect(effectOn(rule(changes))).toEqual(expected);
  });

  it('with a probability and a seed takes effect on the same requests in every run', () => {
    const first = effectOn(rule({ probability: 0.3, seed: 7 }), 1_000);
    expect(first).toEqual(effectOn(rule({ probability: 0.3, seed: 7 }), 1_000));
    expect(first).not.toEqual(effectOn(rule({ probability: 0.3, seed: 8 }), 1_000));
    expect(first.length).toBeGreaterThan(230);
    expect(first.length).toBeLessThan(370);
  });

  it.each([
    [null, ''],
    [[], ''],
    [{}, '/effect'],
    [{ effect: {} }, '/effect'],
    [{ effect: { reset: true }, color: 'red' }, '/color'],
    [{ effect: { explode: true } }, '/effect/explode'],
    [{ effect: { reset: true, empty: true } }, '/effect'],
    [{ effect: { reset: false } }, '/effect/reset'],
    [{ effect: { outcome: 'XX99' } }, '/effect/outcome'],
    [{ effect: { delay: -1 } }, '/effect/delay'],
    [{ effect: { delay: {} } }, '/effect/delay'],
    [{ effect: { delay: { fixedMs: 1, clock: 'mine' } } }, '/effect/delay/clock'],
    [{ effect: { delay: { uniformMs: [5, 1] } } }, '/effect/delay/uniformMs/1'],
    [{ effect: { delay: { logNormalMs: { median: 5 } } } }, '/effect/delay/logNormalMs/sigma'],
    [{ effect: { respond: { status: 99 } } }, '/effect/respond/status'],
    [{ effect: { respond: { headers: { 'x\n': 'y' } } } }, '/effect/respond/headers/x\n'],
    [{ effect: { respond: { headers: { x: 'a\r\nb' } } } }, '/effect/respond/headers/x'],
    [{ effect: { respond: { status: 200.5 } } }, '/effect/respond/status'],
    [{ effect: { truncate: {} } }, '/effect/truncate/bodyBytes'],
    [{ effect: { truncate: { bodyBytes: 0.5 } } }, '/effect/truncate/bodyBytes'],
    [{ effect: { reset: true }, times: 0 }, '/times'],
    [{ effect: { reset: true }, skip: -1 }, '/skip'],
    [{ effect: { reset: true }, probability: 1.1 }, '/probability'],
    [{ effect: { reset: true }, seed: 'x' }, '/seed'],
    [{ effect: { reset: true }, match: { nth: 0 } }, '/match/nth'],
    [{ effect: { reset: true }, match: { verb: 'GET' } }, '/match/verb'],
    [
      { effect: { reset: true }, match: { query: { a: { matches: '(' } } } },
      '/match/query/a/matches',
    ],
  ])('%p is refused at %p', (definition, pointer) => {
    const parsed = parseRule(definition, { id: 'r1' }, OUTCOMES);
    expect(parsed.ok ? [] : parsed.refusal.kept.map((violation) => violation.pointer)).toContain(
      pointer,
    );
  });

  it('never makes its reader throw, whatever is posted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const as = (parsed: ReturnType<typeof parseRule>): boolean => parsed.ok;
        expect(typeof as(parseRule(value, { id: 'r1' }, OUTCOMES))).toBe('boolean');
        expect(typeof as(parseRule({ match: value, effect: value }, { id: 'r1' }))).toBe('boolean');
      }),
    );
  });
});

describe('A delay', () => {
  it('stays in its range, and is the same for the same seed and count', () => {
    const uniform = { uniformMs: [10, 20], clock: 'real' } as const;
    for (let count = 1; count < 200; count += 1) {
      const ms = delayMs(uniform, 3, count);
      expect(ms).toBeGreaterThanOrEqual(10);
      expect(ms).toBeLessThanOrEqual(20);
      expect(delayMs(uniform, 3, count)).toBe(ms);
    }
  });

  it('with a log-normal distribution has the median that was set', () => {
    const delay = { logNormalMs: { median: 100, sigma: 0.5 }, clock: 'real' } as const;
    const times = Array.from({ length: 2_001 }, (_, count) => delayMs(delay, 1, count)).sort(
      (a, b) => a - b,
    );
    expect(times[1_000]).toBeGreaterThan(93);
    expect(times[1_000]).toBeLessThan(107);
  });
});

describe('chance', () => {
  it('is spread evenly from 0 up to 1', () => {
    const tenths = new Array<number>(10).fill(0);
    for (let count = 0; count < 10_000; count += 1) {
      const index = Math.floor(chance(42, count) * 10);
      tenths[index] = (tenths[index] ?? 0) + 1;
    }
    for (const share of tenths) expect(Math.abs(share - 1_000)).toBeLessThan(150);
  });
});
