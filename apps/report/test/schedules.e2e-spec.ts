import 'reflect-metadata';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { type RunResponse } from '../src/runs/run.response';
import { type ScheduleResponse } from '../src/schedules/schedule.response';
import { createReportData, reportsIn, startReports, type ReportData } from './report-client';

const REPORT = { type: 'synthetic.transactions', parameters: { rows: 3, seed: 1 } };
/** 05:00 in Brasília on a Thursday; Friday 20 November is a holiday. */
const START = '2026-11-19T08:00:00.000Z';

describe(`Schedules of reports on ${databaseUnderTest}`, () => {
  let data: ReportData;
  let test: TestApp;
  beforeAll(async () => {
    data = await createReportData();
    test = await startReports(data);
  });
  afterAll(async () => {
    await test.stop();
    await data.remove();
  });

  function schedulesIn(sandbox: string) {
    const { call, freeze, advance, rule } = reportsIn(() => test, sandbox);
    const find = async (id: string) =>
      (await call('get', `/reports/schedules/${id}`).expect(200)).body as ScheduleResponse;
    const create = async (body: object = {}): Promise<ScheduleResponse> => {
      const sent = { name: 'night', report: REPORT, ...body };
      return (await call('post', '/reports/schedules', sent).expect(201)).body as ScheduleResponse;
    };
    /** The finished runs of a schedule, oldest first. */
    const runs = async (id: string): Promise<RunResponse[]> => {
      await call('get', '/__admin/clock/due').expect(200);
      const { body } = await call('get', `/reports?schedule=${id}`).expect(200);
      return (body as RunResponse[]).toReversed();
    };
    const outbox = (): string[] => {
      const folder = join(data.folder, 'outbox', sandbox);
      return existsSync(folder) ? readdirSync(folder).toSorted() : [];
    };
    const ruleForFiles = (outcome: string) => rule(outcome, '/reports/schedules/*/files');
    return { call, freeze, advance, ruleForFiles, find, create, runs, outbox };
  }

  it('generate a file at each due instant that the clock passes, in the outbox too', async () => {
    const { freeze, advance, create, find, runs, outbox } = schedulesIn('due');
    await freeze(START);
    const { id, nextDueAt } = await create({ every: 'businessDay', outbox: true });
    expect(nextDueAt).toBe('2026-11-19T09:00:00.000Z');
    await advance('P5D');
    const found = await runs(id);
    expect(found.map(({ createdAt, status }) => [createdAt, status])).toEqual([
      ['2026-11-19T09:00:00.000Z', 'succeeded'],
      ['2026-11-23T09:00:00.000Z', 'succeeded'],
    ]);
    expect(outbox()).toEqual(['night-2026-11-19-000001.csv', 'night-2026-11-23-000002.csv']);
    expect(await find(id)).toMatchObject({
      nextDueAt: '2026-11-24T09:00:00.000Z',
      lastDueAt: '2026-11-23T09:00:00.000Z',
      lastNumber: 2,
    });
    const file = readFileSync(join(data.folder, 'outbox/due', outbox()[0] ?? ''), 'utf8');
    expect(file.split('\n').filter((line) => line !== '')).toHaveLength(4);
  });

  it('leave out or delay a file if a rule requests it, and number it all the same', async () => {
    const { freeze, advance, create, find, runs, ruleForFiles } = schedulesIn('rules');
    await freeze(START);
    const { id } = await create();
    await ruleForFiles('MISSING_FILE');
    await ruleForFiles('LATE_FILE');
    await ruleForFiles('FAILED');
    await advance('PT1H');
    expect(await find(id)).toMatchObject({ lastNumber: 1, missing: 1, late: 0 });
    await advance('P1D');
    expect(await runs(id)).toHaveLength(0);
    await advance('PT2H');
    await advance('P1D');
    const found = await runs(id);
    expect(found.map(({ createdAt, status }) => [createdAt, status])).toEqual([
      ['2026-11-20T11:00:00.000Z', 'succeeded'],
      ['2026-11-21T09:00:00.000Z', 'failed'],
    ]);
    expect(found[0]?.result?.fileName).toBe('night-2026-11-20-000002.csv');
    expect(await find(id)).toMatchObject({ lastNumber: 3, missing: 1, late: 1 });
  });

  it('generate a file at once on request, with the next number', async () => {
    const { call, freeze, create, runs } = schedulesIn('at-once');
    await freeze(START);
    const { id } = await create();
    await call('post', `/reports/schedules/${id}/files`).expect(202);
    const { body } = await call('post', `/reports/schedules/${id}/files`).expect(202);
    expect(body).toMatchObject({ lastNumber: 2, nextDueAt: '2026-11-19T09:00:00.000Z' });
    const names = (await runs(id)).map(({ result }) => result?.fileName);
    expect(names).toEqual(['night-2026-11-19-000001.csv', 'night-2026-11-19-000002.csv']);
  });

  it('ask for the day before, unless the schedule or the type of the report says otherwise', async () => {
    const { call, freeze, advance, create, runs } = schedulesIn('covers');
    await freeze(START);
    const report = { type: 'spi.transactions' };
    const daily = await create({ report });
    const monthly = await create({ report, every: 'month', covers: 'previousMonth' });
    expect(daily.covers).toBe('previousDay');
    expect((await create()).covers).toBe('none');
    await advance('P13D');
    const first = (await runs(daily.id))[0];
    expect(first?.parameters).toMatchObject({
      ...{ from: '2026-11-18', to: '2026-11-19', timezone: 'America/Sao_Paulo' },
    });
    // The test has no SPI.
    expect(first?.error?.code).toBe('SIBLING_MISSING');
    const ofMonth = (await runs(monthly.id))[0];
    expect(ofMonth?.parameters).toMatchObject({ from: '2026-11-01', to: '2026-12-01' });
    const { body } = await call('get', '/reports/schedules').expect(200);
    expect(body).toHaveLength(3);
  });

  it('end when they are removed', async () => {
    const { call, freeze, advance, create, runs } = schedulesIn('removed');
    await freeze(START);
    const { id } = await create();
    await call('delete', `/reports/schedules/${id}`).expect(204);
    await call('delete', `/reports/schedules/${id}`).expect(404);
    await advance('P2D');
    expect(await runs(id)).toHaveLength(0);
  });

  it.each([
    [{ name: 'Night Statement' }, 400, '/name'],
    [{ at: '24:00' }, 400, '/at'],
    [{ every: 'week' }, 400, '/every'],
    [{ folder: 'x' }, 400, '/folder'],
    [{ report: { type: 'synthetic.transaction' } }, 422, '/report/type'],
    [{ report: { ...REPORT, format: 'xls' } }, 422, '/report/format'],
    [{ report: { ...REPORT, parameters: { row: 1 } } }, 422, '/report/parameters/row'],
    [{ covers: 'previousDay' }, 422, '/report/parameters/from'],
    [
      {
        report: { type: 'spi.transactions', parameters: { from: '2026-01-01' } },
        covers: 'previousDay',
      },
      400,
      '/report/parameters/from',
    ],
  ])('refuse %j with %d at %s', async (change, status, pointer) => {
    const { call } = schedulesIn('refused');
    const sent = { name: 'night', report: REPORT, ...change };
    const { body } = await call('post', '/reports/schedules', sent).expect(status);
    const { errors } = body as { errors: readonly { pointer: string }[] };
    expect(errors.map((each) => each.pointer)).toContain(pointer);
  });
});
