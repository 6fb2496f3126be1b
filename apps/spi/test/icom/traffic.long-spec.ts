import 'reflect-metadata';
import { atomically } from '#libs/database';
import { inSandbox, Sandboxes } from '#libs/sandbox';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { TrafficBucketRow } from '../../src/traffic/traffic-bucket.row';
import { TrafficBuckets } from '../../src/traffic/traffic-buckets.repository';
import { spi } from '../../src/spi.app';
import { icomIn, ISPB, rowsOf, XML } from './icom-client';

const NOON_MS = Date.parse('2999-01-01T12:00:00.000Z');
const MESSAGE = { headers: { 'Content-Type': XML }, body: 'x' };

/** Charges, each of some fifths, at the same moment. */
function charge(test: TestApp, sandbox: string, fifths: readonly number[], nowMs = NOON_MS) {
  return inSandbox(sandbox, {}, async () => {
    const buckets = test.app.get(TrafficBuckets, { strict: false });
    const database = await test.app.get(Sandboxes).database();
    await Promise.all(
      fifths.map((each) => atomically(database, (tx) => buckets.charge(tx, ISPB, each, nowMs))),
    );
  });
}

function retryAfter(test: TestApp, sandbox: string, nowMs = NOON_MS) {
  const buckets = test.app.get(TrafficBuckets, { strict: false });
  return inSandbox(sandbox, {}, () => buckets.retryAfterSec(ISPB, nowMs));
}

describe(`The traffic bucket of ICOM on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi);
  });
  afterAll(() => test.close());

  // 3750 tokens are 18750 fifths, and 3750 fifths come back in a second.
  it.each<readonly [string, readonly number[], number, number | undefined]>([
    ['nothing', [], 0, undefined],
    ['all but a fifth', [18_749], 0, undefined],
    ['all', [18_750], 0, 1],
    ['all, a moment later', [18_750], 1, undefined],
    ['a second too much', [18_750, 3_750], 0, 2],
    ['a second too much, a second later', [18_750, 3_750], 1_000, 1],
    ['a second too much, and a moment later', [18_750, 3_750], 1_001, undefined],
    ['many at the same moment', Array<number>(50).fill(375), 0, 1],
    ['many at the same moment, but one', Array<number>(49).fill(375), 0, undefined],
    ['more than the deepest debt', [18_750, 18_750, 18_750], 0, 6],
  ])('after %s', async (name, fifths, laterMs, seconds) => {
    const sandbox = `after-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`.slice(0, 40);
    await charge(test, sandbox, fifths);
    expect(await retryAfter(test, sandbox, NOON_MS + laterMs)).toBe(seconds);
  });

  it('is full after the clock of the sandbox was set back', async () => {
    await charge(test, 'back', [18_750]);
    const beforeMs = NOON_MS - 86_400_000;
    expect(await retryAfter(test, 'back', NOON_MS)).toBe(1);
    expect(await retryAfter(test, 'back', beforeMs)).toBeUndefined();
  });

  it('refuses requests while it is empty, by the clock of the sandbox', async () => {
    const { frozen, call } = admin(test, 'refuses');
    await frozen('2999-01-01T12:00:00.000Z').expect(200);
    await charge(test, 'refuses', [18_750, 3_750]);
    const { post, start } = icomIn(test, 'refuses');
    const refused = await post(MESSAGE);
    expect([refused.status, refused.error]).toEqual([429, 'rate-limit']);
    expect(refused.headers['retry-after']).toBe('2');
    expect((await start()).status).toBe(204);
    await call('post', '/clock/advance', { by: 'PT2S' }).expect(200);
    expect((await post(MESSAGE)).status).toBe(201);
  });

  it('is neither read nor written with ICOM_RATE_LIMIT=false', async () => {
    const open = await createTestApp(spi, { SPI_SIGN: 'false', ICOM_RATE_LIMIT: 'false' });
    await charge(open, 'default', [18_750, 18_750]);
    expect(await retryAfter(open, 'default')).toBeUndefined();
    expect(await rowsOf(open, 'default', TrafficBucketRow, 'SELECT * FROM $TABLE')).toEqual([]);
    await open.close();
  });
});
