import 'reflect-metadata';
import {
  createTestData,
  databaseUnderTest,
  Dice,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { RequestContext, runInContext } from '#libs/http';
import { StatementNumbers } from '../../apps/report/src/types/statement/statement-numbers.repository';
import { createSources } from './report-sources';

const DAY_MS = 86_400_000;
/** Two requests for each of these periods, in any order and all at once. */
const PERIODS = 12;

describe(`The numbers of statements on ${databaseUnderTest}`, () => {
  let data: TestData;
  let instances: TestApp[];
  beforeAll(async () => {
    data = await createTestData();
    // SQLite has one instance. A pool of one connection shows whether one is kept while waiting for another.
    const count = databaseUnderTest === 'PostgreSQL' ? 2 : 1;
    instances = [];
    for (let index = 0; index < count; index += 1) {
      instances.push(await createSources({ DATABASE_POOL_SIZE: '1' }, data));
    }
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await data.remove();
  });

  const numberOf = async (account: string, kind: string, day: number, index = 0) => {
    const test = instances[index % instances.length];
    if (test === undefined) throw new Error('There is no instance.');
    const context = new RequestContext('numbers-test', 'numbers');
    const statement = { account, kind, fromMs: day * DAY_MS, toMs: (day + 1) * DAY_MS };
    try {
      const numbers = test.app.get(StatementNumbers);
      return await runInContext(context, () => numbers.numberOf(statement, 1_000 + day));
    } finally {
      context.end();
    }
  };

  it('are one for each period, without a gap, although requests arrive at once', async () => {
    const dice = new Dice(5);
    const days = Array.from({ length: 2 * PERIODS }, (_, index) => index % PERIODS);
    days.sort(() => dice.below(3) - 1);
    const taken = await Promise.all(
      days.map(async (day, index) => ({ day, ...(await numberOf('a', 'ofx', day, index)) })),
    );
    const byDay = new Map(taken.map(({ day, number }) => [day, number]));
    for (const { day, number } of taken) expect(number).toBe(byDay.get(day));
    const sorted = [...byDay.values()].sort((one, other) => one - other);
    expect(sorted).toEqual(Array.from({ length: PERIODS }, (_, index) => index + 1));
  });

  it('belong to an account and a kind, and keep their instant', async () => {
    expect(await numberOf('b', 'ofx', 2)).toMatchObject({ number: 1, createdAtMs: 1_002 });
    expect(await numberOf('b', 'ofx', 1)).toMatchObject({ number: 2, createdAtMs: 1_001 });
    expect(await numberOf('b', 'camt.053', 1)).toMatchObject({ number: 1 });
    expect(await numberOf('c', 'ofx', 1)).toMatchObject({ number: 1 });
    expect(await numberOf('b', 'ofx', 2, 1)).toMatchObject({ number: 1, createdAtMs: 1_002 });
  });
});
