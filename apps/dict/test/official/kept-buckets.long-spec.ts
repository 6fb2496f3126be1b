import type { DataSource } from 'typeorm';
import { returning, tableOf } from '#libs/database';
import { RequestContext, runInContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../src/dict.app';
import { ReportRow } from '../../src/fraud/reports/report.row';
import { PolicyBucketRow } from '../../src/policies/store/policy-bucket.row';
import { Pruning } from '../../src/policies/store/pruning.repository';
import { LookupRow } from '../../src/transfers/lookup.row';
import { BANK, bucketScene, KNOWN, PERSON, PSP, USER } from './bucket-scene';

const NOON_MS = Date.parse('2999-01-01T12:00:00.000Z');
const MINUTE_MS = 60_000;

describe(`The stored buckets and lookups on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { DICT_SIGN: 'false', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  /** Works with the database of a sandbox. */
  const inSandbox = async <T>(sandbox: string, work: (database: DataSource) => Promise<T>) => {
    const context = new RequestContext(sandbox, sandbox);
    try {
      return await runInContext(context, async () =>
        work(await test.app.get(Sandboxes).database()),
      );
    } finally {
      context.end();
    }
  };
  const count = (sandbox: string, row: typeof LookupRow | typeof PolicyBucketRow) =>
    inSandbox(sandbox, (database) => database.getRepository<object>(row).count());
  const prune = (sandbox: string, nowMs: number, lookups?: number) =>
    inSandbox(sandbox, (database) =>
      test.app.get(Pruning, { strict: false }).prune(database, nowMs, lookups),
    );

  it('count no request that ends with the status 500', async () => {
    const sandbox = 'status-500';
    const { bank, buckets } = await bucketScene(test, sandbox);
    const list = `/infraction-reports?Participant=${BANK}&IsCounterparty=true`;
    expect((await bank.get(list)).status).toBe(200);
    const before = await buckets();
    expect(before).toHaveLength(1);
    await inSandbox(sandbox, (database) =>
      returning(
        database,
        `ALTER TABLE ${tableOf(database, ReportRow)} RENAME COLUMN status TO lost`,
        [],
      ),
    );
    const failed = await bank.get(list);
    expect([failed.status, failed.error]).toEqual([500, 'InternalServerError']);
    expect(await buckets()).toEqual(before);
  });

  it('are deleted when they are full, which changes nothing', async () => {
    const sandbox = 'full';
    const { bank, buckets, control } = await bucketScene(test, sandbox);
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
    expect(
      (await bank.get(`/infraction-reports?Participant=${BANK}&IsCounterparty=true`)).status,
    ).toBe(200);
    const before = await buckets();
    expect(before.map(([policy]) => policy)).toEqual(
      [PSP, USER, 'INFRACTION_REPORTS_LIST_WITH_ROLE'].sort(),
    );
    await prune(sandbox, NOON_MS);
    expect(await buckets()).toEqual(before);
    // A person gets two tokens a minute, and the others are faster. A minute is left for clocks that differ.
    await prune(sandbox, NOON_MS + 2 * MINUTE_MS);
    expect(await count(sandbox, PolicyBucketRow)).toBe(0);
    await control.call('post', '/clock/advance', { by: 'PT2M' }).expect(200);
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
    expect(await buckets(`?owner=${PERSON}`)).toEqual([[USER, PERSON, 99]]);
  });

  it('are the newest lookups, and those of later payments still give tokens back', async () => {
    const sandbox = 'lookups';
    const { lookUpFor, receivePaymentOrder, buckets } = await bucketScene(test, sandbox);
    const ids = [1, 2, 3, 4].map(
      (number) => `E${BANK}299901011200${String(number).padStart(11, '0')}`,
    );
    for (const id of ids) await lookUpFor(id, PERSON);
    await prune(sandbox, NOON_MS, 2);
    expect(await count(sandbox, LookupRow)).toBe(2);
    await receivePaymentOrder(...ids);
    expect(await buckets(`?owner=${PERSON}`)).toEqual([[USER, PERSON, 98]]);
  });

  it('are pruned by the requests themselves', async () => {
    const sandbox = 'by-requests';
    const { bank } = await bucketScene(test, sandbox);
    expect((await bank.lookUp(KNOWN, PERSON)).status).toBe(200);
    await inSandbox(sandbox, (database) =>
      test.app.get(Pruning, { strict: false }).count(database, 999, NOON_MS + 2 * MINUTE_MS),
    );
    expect(await count(sandbox, PolicyBucketRow)).toBe(0);
  });
});
