import 'reflect-metadata';
import fc from 'fast-check';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { PaymentSequence, paymentStep } from './payment-sequence';

const RUNS = 12;

describe(`The books of the bank on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it('are whole after each step of any sequence of payments', async () => {
    let runs = 0;
    const seen: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(paymentStep, { minLength: 15, maxLength: 30 }), async (steps) => {
        runs += 1;
        const sequence = new PaymentSequence(test, `books-${String(runs)}`);
        await sequence.start();
        for (const [index, step] of steps.entries()) {
          await sequence.carryOut(step);
          expect({ index, step, wrong: await sequence.wrong() }).toMatchObject({ wrong: [] });
          for (const status of Object.keys(await sequence.statuses())) {
            seen[status] = (seen[status] ?? 0) + 1;
          }
        }
      }),
      { numRuns: RUNS, seed: 12, endOnFailure: true },
    );
    // Otherwise the sequences never get to one of the ends of a payment.
    const missing = ['RCVD', 'ACCP', 'ACPD', 'SCHD', 'PDNG', 'ACSC', 'RJCT', 'CANC'];
    expect(missing.filter((status) => seen[status] === undefined)).toEqual([]);
  });
});
