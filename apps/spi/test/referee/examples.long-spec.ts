import 'reflect-metadata';
import { createTestApp, databaseUnderTest, frozenAt, resultOf, type TestApp } from '#libs/testing';
import { EXAMPLE_RUN } from '#libs/exams';
import { spi } from '../../src/spi.app';
import { EXAMPLE_SERIES } from '../../src/simulated-payers/example-series';
import { EXAMPLE_PAYMENT } from '../../src/simulated-receivers/example-payment';
import { stage, type Body, type Stage } from './stage';

describe(`The examples of the documentation on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, { ICOM_POLL_MS: '0', LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const simultaneously = async (now: Stage, path: string) =>
    Promise.all(
      Array.from({ length: 8 }, async () => (await now.call('get', path).expect(200)).body as Body),
    );

  it('are not there before they are named', async () => {
    const now = await stage(test, 'unnamed');
    expect(await now.transactions()).toEqual([]);
    expect((await now.call('get', '/exams/runs').expect(200)).body).toEqual([]);
  });

  it('have payments that can be stopped', async () => {
    const now = await stage(test, 'example-payments');
    const payments = await simultaneously(now, `/payments/${EXAMPLE_SERIES}`);
    expect(
      new Set(payments.map(({ startsAt, status }) => `${String(status)} ${String(startsAt)}`)),
    ).toEqual(new Set(['RUNNING 2026-11-22T12:00:00.000Z']));
    const { body } = await now.call('delete', `/payments/${EXAMPLE_SERIES}`).expect(200);
    expect(body).toMatchObject({ id: EXAMPLE_SERIES, status: 'STOPPED', sent: 0 });
    await now.advance('P2D');
    expect(await now.transactions()).toEqual([]);
  });

  it('have a payment that can be returned', async () => {
    const now = await stage(test, 'example-return');
    const body = { endToEndId: EXAMPLE_PAYMENT, amount: '75.00' };
    const giveBack = async () => (await now.call('post', '/returns', body)).status;
    const statuses = await Promise.all([giveBack(), giveBack()]);
    expect(statuses).toEqual([202, 202]);
    expect(await giveBack()).toBe(409);
    expect(await now.transactions()).toEqual([EXAMPLE_PAYMENT]);
  });

  it('have a run that is over', async () => {
    const now = await stage(test, 'example-run');
    const runs = await simultaneously(now, `/exams/runs/${EXAMPLE_RUN}?wait=10`);
    expect(new Set(runs.map(resultOf))).toEqual(new Set(['expired --']));
    await now.call('delete', `/exams/runs/${EXAMPLE_RUN}`).expect(200, runs[0]);
    expect((await now.call('get', '/exams/runs').expect(200)).body).toHaveLength(1);
  });

  it.each(['1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
    'are made when the clock is at %s',
    async (at) => {
      const now = await stage(test, `example-at-${at.slice(0, 4)}`);
      await now.call('put', '/clock', frozenAt(at)).expect(200);
      await now.call('get', `/payments/${EXAMPLE_SERIES}`).expect(200);
      await now.call('get', `/exams/runs/${EXAMPLE_RUN}`).expect(200);
      await now.call('post', '/returns', { endToEndId: EXAMPLE_PAYMENT }).expect(202);
    },
  );
});
