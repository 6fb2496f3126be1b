import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { createTestApp, databaseUnderTest, resultOf, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { LookupRow } from '../../src/transfers/lookup.row';
import { BANK, stage, stepsOf, subjectsOf, type Body } from './stage';

const SETTINGS = { LOG_LEVEL: 'silent', DICT_SIGN: 'false' };
const KEYS_A_STATEMENT = 50;

describe(`The capacity test of the homologation script on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, SETTINGS);
  });
  afterAll(() => test.close());

  /** Stores lookups as the official API does, for a minute of 1,000 requests would take long. */
  const lookUp = async (sandbox: string, at: string, keys: readonly string[], ispb = BANK) => {
    const context = new RequestContext('correlation-1', sandbox);
    await runInContext(context, async () => {
      const database = await test.app.get(Sandboxes).database();
      const rows = keys.map((keyValue, index) => ({
        ...({ keyType: 'EMAIL', keyValue, participant: ispb, at, creditedAt: null } as const),
        ...{ endToEndId: `E${String(index)}`, payerId: '11144477735' },
        ...{ ownerTaxId: '11144477735', ownerAccount: '87654321/0001/1/CACC' },
      }));
      for (let start = 0; start < rows.length; start += KEYS_A_STATEMENT) {
        const part = rows.slice(start, start + KEYS_A_STATEMENT);
        await database.getRepository(LookupRow).insert(part);
      }
    });
    context.end();
  };
  const keysUpTo = (count: number) =>
    Array.from({ length: count }, (_, index) => `key${String(index)}@example.com`);

  const countsIn = (run: Body) => stepsOf(run).map(({ detail }) => String(detail).split(' ')[0]);

  it('passes with 1,000 different keys in each minute, on the limit of time', async () => {
    const now = await stage(test, 'capacity');
    await lookUp('capacity', '2026-11-21T12:00:00.000Z', keysUpTo(500));
    const run = await now.start('capacity', { size: 'SMALL', minutes: 2 });
    expect(run).toMatchObject({ official: false, endsAt: '2026-11-21T12:02:05.000Z' });
    expect([resultOf(run), countsIn(run)]).toEqual(['running --', ['0', '0']]);
    await lookUp('capacity', '2026-11-21T12:00:59.999Z', keysUpTo(1_000));
    expect(await now.resultNow(run)).toBe('running P-');
    await lookUp('capacity', '2026-11-21T12:01:00.000Z', keysUpTo(999));
    await lookUp('capacity', '2026-11-21T12:02:00.000Z', ['last@example.com']);
    await lookUp('capacity', '2026-11-21T12:01:30.000Z', ['another@example.com'], '87654321');
    await now.advance('PT2M5S');
    const almost = await now.run(run);
    expect([resultOf(almost), countsIn(almost)]).toEqual(['running P-', ['1000', '999']]);
    await lookUp('capacity', '2026-11-21T12:01:59.999Z', ['last@example.com']);
    expect(await now.resultNow(run)).toBe('passed PP');
  });

  it('fails if one key is missing in a minute, because it is looked up twice', async () => {
    const now = await stage(test, 'capacity-short');
    const run = await now.start('capacity', { size: 'SMALL', minutes: 1 });
    await lookUp('capacity-short', '2026-11-21T12:00:10.000Z', keysUpTo(999));
    await lookUp('capacity-short', '2026-11-21T12:00:20.000Z', keysUpTo(10));
    await now.advance('PT1M6S');
    const graded = await now.run(run);
    expect([resultOf(graded), countsIn(graded)]).toEqual(['failed F', ['999']]);
  });

  it('counts lookups of the official API, and is official after ten minutes', async () => {
    const now = await stage(test, 'capacity-real');
    const keys = subjectsOf(await now.start('keys')).map(({ key }) => key);
    const run = await now.start('capacity', { size: 'LARGE' });
    expect(run).toMatchObject({ official: true, parameters: { size: 'LARGE', minutes: 10 } });
    for (const key of [...keys, ...keys]) expect((await now.bank.lookUp(key)).status).toBe(200);
    expect(countsIn(await now.run(run))).toEqual(['5', ...Array<string>(9).fill('0')]);
  });
});
