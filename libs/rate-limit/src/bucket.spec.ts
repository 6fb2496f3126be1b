import fc from 'fast-check';
import {
  available,
  balance,
  boundsAt,
  counted,
  FULL,
  holding,
  meterOf,
  move,
  nextTokenInMs,
  spend,
  timeOfFull,
  waitMs,
  type Meter,
  type Refill,
} from './bucket';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const hourly = meterOf({ capacity: 10, refillTokens: 1, refillPeriodMs: HOUR });

/** Returns the state of a full bucket after the given number of tokens was spent, one at a time. */
function spent(meter: Meter, tokens: number, atMs: number): number {
  let fullAt = FULL;
  for (let count = 0; count < tokens; count += 1) {
    const next = spend(meter, fullAt, atMs, 1);
    if (!next.ok) throw new Error(`refused at ${String(count)}`);
    fullAt = next.value;
  }
  return fullAt;
}

describe('A bucket with ten tokens that refills one per hour', () => {
  const empty = spent(hourly, 10, NOON);

  it('allows ten tokens to be spent and refuses the eleventh', () => {
    expect(available(hourly, FULL, NOON)).toBe(10);
    expect(available(hourly, empty, NOON)).toBe(0);
    expect(spend(hourly, empty, NOON, 1)).toEqual({ ok: false, refusal: { waitMs: HOUR } });
  });

  it.each([
    [0, 0, HOUR],
    [1, 0, HOUR - 1],
    [HOUR - 1, 0, 1],
    [HOUR, 1, HOUR],
    [HOUR + 1, 1, HOUR - 1],
    [9.5 * HOUR, 9, HOUR / 2],
    [10 * HOUR - 1, 9, 1],
    [10 * HOUR, 10, undefined],
    [11 * HOUR, 10, undefined],
  ])(
    '%d ms after it became empty holds %d; the next comes in %p ms',
    (laterMs, tokens, nextInMs) => {
      const now = NOON + laterMs;
      expect(available(hourly, empty, now)).toBe(tokens);
      expect(nextTokenInMs(hourly, empty, now)).toBe(nextInMs);
      expect(timeOfFull(hourly, empty, now)).toBe(Math.max(now, NOON + 10 * HOUR));
    },
  );

  it('accepts returned tokens, but never holds more than ten', () => {
    expect(available(hourly, move(hourly, empty, NOON, -1), NOON)).toBe(1);
    const overfull = move(hourly, FULL, NOON, -5);
    expect(available(hourly, overfull, NOON)).toBe(10);
    expect(available(hourly, spent(hourly, 1, NOON), NOON)).toBe(9);
    expect(spend(hourly, overfull, NOON, 11).ok).toBe(false);
  });

  it('refuses more tokens than its capacity with an infinite wait', () => {
    expect(spend(hourly, FULL, NOON, 11)).toEqual({ ok: false, refusal: { waitMs: Infinity } });
  });

  it('is empty, but has no debt, if its clock is set back', () => {
    expect(balance(hourly, empty, NOON - 1_000 * HOUR)).toBe(0);
    expect(nextTokenInMs(hourly, empty, NOON - 1_000 * HOUR)).toBe(HOUR);
  });

  it('can be set to any number of tokens and any time until the next token', () => {
    for (let tokens = 0; tokens <= 10; tokens += 1) {
      expect(available(hourly, holding(hourly, NOON, tokens), NOON)).toBe(tokens);
    }
    const oneSoonTwo = holding(hourly, NOON, 1, 5_000);
    expect(available(hourly, oneSoonTwo, NOON)).toBe(1);
    expect(nextTokenInMs(hourly, oneSoonTwo, NOON)).toBe(5_000);
    expect(available(hourly, holding(hourly, NOON, 1, 0), NOON)).toBe(1);
    expect(nextTokenInMs(hourly, holding(hourly, NOON, 1, 0), NOON)).toBe(1);
    expect(available(hourly, holding(hourly, NOON, 10, 5), NOON)).toBe(10);
  });
});

describe('A bucket with debt', () => {
  const person = meterOf({ capacity: 100, refillTokens: 2, refillPeriodMs: 60_000 }, 19);

  it('with 5 tokens is at -15 after a query that costs 20, and waits 8 minutes', () => {
    const reserved = move(person, holding(person, NOON, 5), NOON, 1);
    const charged = move(person, reserved, NOON, 19);
    expect(balance(person, charged, NOON)).toBe(-15);
    expect(available(person, charged, NOON)).toBe(0);
    expect(waitMs(person, charged, NOON, 1)).toBe(8 * 60_000);
  });

  it('has at most its capacity as debt after many simultaneous queries', () => {
    let fullAt = spent(person, 100, NOON);
    for (let count = 0; count < 100; count += 1) fullAt = move(person, fullAt, NOON, 19);
    expect(balance(person, fullAt, NOON)).toBe(-100);
    expect(waitMs(person, fullAt, NOON, 1)).toBe(101 * 30_000);
    expect(waitMs(person, fullAt, NOON, 100)).toBe(200 * 30_000);
    expect(timeOfFull(person, fullAt, NOON)).toBe(NOON + 200 * 30_000);
    expect(balance(person, move(person, fullAt, NOON, -1), NOON)).toBe(-99);
  });

  it('has at most its capacity as debt if its clock is set back by years', () => {
    const fullAt = spent(person, 1, NOON);
    const yearsAgo = NOON - 10 * 365 * 24 * HOUR;
    expect(balance(person, fullAt, yearsAgo)).toBe(-100);
    expect(waitMs(person, fullAt, yearsAgo, 1)).toBe(101 * 30_000);
  });
});

describe('A meter', () => {
  it.each([
    [1, HOUR, 1, HOUR],
    [2, 60_000, 1, 30_000],
    [70, 60_000, 7, 6_000],
    [25_000, 60_000, 5, 12],
  ])('of %d tokens per %d ms has %d ticks per ms and %d per token', (tokens, ms, perMs, per) => {
    const meter = meterOf({ capacity: 10, refillTokens: tokens, refillPeriodMs: ms });
    expect([meter.ticksPerMs, meter.ticksPerToken]).toEqual([perMs, per]);
  });

  it.each([
    [{ capacity: 0, refillTokens: 1, refillPeriodMs: 1 }],
    [{ capacity: 1, refillTokens: 0.5, refillPeriodMs: 1 }],
    [{ capacity: 1, refillTokens: 1, refillPeriodMs: -1 }],
    [{ capacity: 1, refillTokens: 1_000_003, refillPeriodMs: 1_000 }],
  ])('refuses %j with a RangeError', (refill) => {
    expect(() => meterOf(refill)).toThrow(RangeError);
  });
});

/** A simple, slow bucket as a reference: it adds one token after the other. */
class PlainBucket {
  private tokens: number;
  /** When the current refill began, in parts of a millisecond. */
  private since = 0;

  constructor(
    private readonly refill: Refill,
    private readonly parts: number,
  ) {
    this.tokens = refill.capacity;
  }

  at(nowMs: number): number {
    const now = nowMs * this.parts;
    const step = (this.refill.refillPeriodMs * this.parts) / this.refill.refillTokens;
    while (this.tokens < this.refill.capacity && now - this.since >= step) {
      this.tokens += 1;
      this.since += step;
    }
    if (this.tokens === this.refill.capacity) this.since = now;
    return this.tokens;
  }

  spend(nowMs: number, tokens: number): boolean {
    if (this.at(nowMs) < tokens) return false;
    this.tokens -= tokens;
    return true;
  }

  giveBack(nowMs: number, tokens: number): void {
    this.tokens = Math.min(this.refill.capacity, this.at(nowMs) + tokens);
    if (this.tokens === this.refill.capacity) this.since = nowMs * this.parts;
  }
}

const anyRefill: fc.Arbitrary<Refill> = fc.record({
  capacity: fc.integer({ min: 1, max: 50 }),
  refillTokens: fc.integer({ min: 1, max: 30 }),
  refillPeriodMs: fc.integer({ min: 1, max: 100_000 }),
});
/** A step as one number, because 100,000 records take long to make. */
const anySteps = fc.uint32Array({ minLength: 200, maxLength: 200 });

function stepOf(drawn: number) {
  const rest = Math.floor(drawn / 20);
  return {
    isSpending: drawn % 2 === 0,
    tokens: 1 + (drawn % 5),
    waitMs: drawn % 4 < 2 ? rest % 11 : rest % 20_001,
  };
}

const SURCHARGE = 19;
const LAST_MS = Date.UTC(9999, 11, 31);
/** An event of a bucket at any instant, because clocks can also be set back. */
const anyEvent = fc.record({
  atMs: fc.oneof(fc.integer({ min: 0, max: LAST_MS }), fc.integer({ min: NOON, max: NOON + HOUR })),
  tokens: fc.integer({ min: -1, max: SURCHARGE }),
  isSpending: fc.boolean(),
});

describe('Any bucket', () => {
  it.each([
    ['without debt', 0],
    ['with debt', SURCHARGE],
  ])('%s never exceeds its capacity or its debt at any time, and then refills', (_, surcharge) => {
    const property = fc.property(
      anyRefill,
      fc.array(anyEvent, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: LAST_MS }),
      (refill, events, laterMs) => {
        const meter = meterOf(refill, surcharge);
        let fullAt = FULL;
        for (const { atMs, tokens, isSpending } of events) {
          const next = spend(meter, fullAt, atMs, 1);
          if (!isSpending) fullAt = move(meter, fullAt, atMs, tokens);
          else if (next.ok) fullAt = next.value;
          const held = balance(meter, fullAt, atMs);
          expect(held).toBeLessThanOrEqual(refill.capacity);
          expect(held).toBeGreaterThanOrEqual(surcharge === 0 ? 0 : -refill.capacity);
        }
        // A reader of the bucket stores the state that counts now. The bucket refills from then on.
        fullAt = counted(meter, fullAt, laterMs);
        const debt = refill.capacity - balance(meter, fullAt, laterMs);
        expect(debt).toBeLessThanOrEqual(2 * refill.capacity);
        const fillMs = Math.ceil((debt * refill.refillPeriodMs) / refill.refillTokens);
        expect(balance(meter, fullAt, laterMs + fillMs)).toBe(refill.capacity);
      },
    );
    fc.assert(property);
  });

  it('agrees with a simple reference in 100,000 steps, and holds between 0 and its capacity', () => {
    let steps = 0;
    const property = fc.property(anyRefill, anySteps, (refill, sequence) => {
      const meter = meterOf(refill);
      const plain = new PlainBucket(refill, refill.refillTokens);
      let fullAt = FULL;
      let now = NOON;
      for (const drawn of sequence) {
        const { waitMs: wait, tokens, isSpending } = stepOf(drawn);
        now += wait;
        steps += 1;
        if (isSpending) {
          const next = spend(meter, fullAt, now, tokens);
          if (next.ok !== plain.spend(now, tokens)) throw new Error(`spent: ${String(next.ok)}`);
          if (next.ok) fullAt = next.value;
        } else {
          plain.giveBack(now, tokens);
          fullAt = move(meter, fullAt, now, -tokens);
        }
        const held = available(meter, fullAt, now);
        if (held !== plain.at(now)) throw new Error(`${String(held)} and ${String(plain.at(now))}`);
        if (held < 0 || held > refill.capacity)
          throw new Error(`The bucket holds ${String(held)} tokens.`);
      }
    });
    fc.assert(property, { numRuns: 500 });
    expect(steps).toBeGreaterThanOrEqual(100_000);
  });

  it('has its previous state after spent tokens are returned', () => {
    const property = fc.property(
      anyRefill,
      fc.nat(50),
      fc.integer({ min: 1, max: 50 }),
      (refill, before, tokens) => {
        const meter = meterOf(refill);
        const fullAt = holding(meter, NOON, Math.min(before, refill.capacity));
        const next = spend(meter, fullAt, NOON, tokens);
        if (next.ok) expect(move(meter, next.value, NOON, -tokens)).toBe(fullAt);
        else expect(available(meter, fullAt, NOON)).toBeLessThan(tokens);
      },
    );
    fc.assert(property);
  });

  it('allows the tokens when the reported wait is over, and not a millisecond earlier', () => {
    const property = fc.property(anyRefill, fc.integer({ min: 1, max: 50 }), (refill, tokens) => {
      const meter = meterOf(refill);
      const wanted = Math.min(tokens, refill.capacity);
      const empty = boundsAt(meter, NOON).emptyFullAt;
      const wait = waitMs(meter, empty, NOON, wanted);
      expect(spend(meter, empty, NOON + wait, wanted).ok).toBe(true);
      expect(spend(meter, empty, NOON + wait - 1, wanted).ok).toBe(false);
    });
    fc.assert(property);
  });

  it.each([
    ['one per hour', { capacity: 10, refillTokens: 1, refillPeriodMs: HOUR }],
    ['7 per hour', { capacity: 7, refillTokens: 7, refillPeriodMs: HOUR }],
    ['70 per 100 hours', { capacity: 70, refillTokens: 70, refillPeriodMs: 100 * HOUR }],
  ])('refills at exactly its rate over 10,000 hours: %s', (_, refill) => {
    const meter = meterOf(refill);
    // An odd step, so that a step almost never falls on the start of a refill. It is also so short that the
    // bucket is never full: a full bucket would lose tokens.
    const stepMs = 1_234_567;
    const steps = Math.floor((10_000 * HOUR) / stepMs);
    let fullAt = spent(meter, refill.capacity, NOON);
    let taken = 0;
    for (let step = 1; step <= steps; step += 1) {
      const now = NOON + step * stepMs;
      for (let next = spend(meter, fullAt, now, 1); next.ok; next = spend(meter, fullAt, now, 1)) {
        fullAt = next.value;
        taken += 1;
      }
    }
    const due = (steps * stepMs * refill.refillTokens) / refill.refillPeriodMs;
    expect(taken).toBe(Math.floor(due));
  });
});
