import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RequestContext, runInContext } from '#libs/http';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { REPORT_JOBS, RunChanges } from '../src/runs/run-changes';
import { type RunResponse } from '../src/runs/run.response';
import { createReportData, reportsIn, startReports, type ReportData } from './report-client';

const UNTIL_THE_END = new AbortController().signal;

async function inSandbox<T>(sandbox: string, work: () => Promise<T>): Promise<T> {
  const context = new RequestContext('correlation-1', sandbox);
  try {
    return await runInContext(context, work);
  } finally {
    context.end();
  }
}

describe(`Reports on ${databaseUnderTest}`, () => {
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
  const within = (sandbox: string) => reportsIn(() => test, sandbox);
  const filesOf = (sandbox: string): string[] => {
    try {
      return readdirSync(join(data.folder, sandbox));
    } catch {
      return [];
    }
  };

  it('are accepted with the address of the run', async () => {
    const { call } = within('accepted');
    const { body, headers } = await call('post', '/reports/generate', {
      type: 'synthetic.transactions',
    }).expect(202);
    const { id } = body as RunResponse;
    expect(body).toMatchObject({
      type: 'synthetic.transactions',
      format: 'csv',
      parameters: { rows: 1000, seed: 1 },
      status: 'pending',
      progress: { rows: 0, percent: 0 },
    });
    expect(headers).toMatchObject({ location: `/reports/${id}`, 'retry-after': '1' });
  });

  it('have a result with rows, totals and the hash of the file', async () => {
    const { generate, download } = within('result');
    const run = await generate({ parameters: { rows: 2500 } });
    const file = await download(run.id);
    expect(run).toMatchObject({
      status: 'succeeded',
      progress: { rows: 2500, rowsTotal: 2500, percent: 100 },
      result: {
        contentType: 'text/csv; charset=utf-8',
        size: file.length,
        sha256: createHash('sha256').update(file).digest('hex'),
        rows: 2500,
        downloadUrl: `/reports/${run.id}/download`,
        manifestUrl: `/reports/${run.id}/manifest`,
      },
    });
    expect(file.toString().split('\r\n')).toHaveLength(2500 + 2);
  });

  it.each(['42', 'constructor', '__proto__'])('are not found with the id %s', async (id) => {
    const { call } = within('unknown');
    for (const path of ['', '/download', '/manifest', '/events']) {
      const { body } = await call('get', `/reports/${id}${path}`).expect(404);
      expect(body).toMatchObject({ code: 'REPORT_NOT_FOUND' });
    }
    await call('post', `/reports/${id}/cancel`).expect(404);
  });

  it('are the same bytes for the same type, parameters, seed and clock', async () => {
    const { freeze, generate } = within('same');
    await freeze('2999-01-01T00:00:00Z');
    const hashes = new Set<string | undefined>();
    for (const format of ['csv', 'xlsx', 'xlsx', 'csv']) {
      const { result } = await generate({ format, parameters: { rows: 700, seed: 9 } });
      hashes.add(result?.sha256);
    }
    expect(hashes.size).toBe(2);
  });

  it('wait as long as the header Prefer says', async () => {
    const { call } = within('prefer');
    const { headers } = await call('post', '/reports/generate', { type: 'synthetic.transactions' })
      .set('Prefer', 'respond-async, wait=30')
      .expect(201);
    expect(headers['preference-applied']).toBe('wait=30');
  });

  it('are started once for the same Idempotency-Key', async () => {
    const { call } = within('idempotent');
    const ask = (rows: number) =>
      call('post', '/reports/generate', {
        type: 'synthetic.transactions',
        parameters: { rows },
      }).set('Idempotency-Key', 'night-1');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(10)));
    const ids = new Set(answers.map(({ body }) => (body as RunResponse).id));
    expect(ids.size).toBe(1);
    const { body } = await ask(11).expect(422);
    expect(body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await call('get', '/reports')
      .expect(200)
      .expect(({ body: list }) => {
        expect(list).toHaveLength(1);
      });
  });

  it('are listed newest first, with filters and pages', async () => {
    const { call, generate } = within('listed');
    for (const format of ['csv', 'json', 'csv'])
      await generate({ format, parameters: { rows: 1 } });
    const list = async (query: string) =>
      ((await call('get', `/reports${query}`).expect(200)).body as RunResponse[]).map(
        ({ format }) => format,
      );
    expect(await list('')).toEqual(['csv', 'json', 'csv']);
    expect(await list('?format=json')).toEqual(['json']);
    expect(await list('?status=failed')).toEqual([]);
    expect(await list('?type=spi.transactions')).toEqual([]);
    const { headers } = await call('get', '/reports?limit=2').expect(200);
    expect(headers).toMatchObject({
      'x-total-count': '3',
      link: expect.stringContaining('rel="next"') as string,
    });
  });

  describe('that a rule disturbs', () => {
    it.each([
      ['FAILED', 0],
      ['FAILED_HALFWAY', 1250],
    ])('fail after %s, and leave no file', async (outcome, rows) => {
      const sandbox = outcome.toLowerCase().replace('_', '-');
      const { rule, generate, call } = within(sandbox);
      await rule(outcome);
      const run = await generate({ parameters: { rows: 2500 } });
      expect(run).toMatchObject({ status: 'failed', error: { code: 'ORDERED_FAILURE' } });
      expect(run.progress.rows).toBeLessThanOrEqual(rows);
      expect(run).not.toHaveProperty('result');
      await call('get', `/reports/${run.id}/download`).expect(409);
      expect(filesOf(sandbox)).toEqual([]);
      expect(await generate()).toMatchObject({ status: 'succeeded' });
    });

    it.each(['STUCK_PENDING', 'STUCK_RUNNING'])(
      'stay as %s says until they are cancelled',
      async (outcome) => {
        const status = outcome === 'STUCK_PENDING' ? 'pending' : 'running';
        const sandbox = `stuck-${status}`;
        const { rule, start, call, find } = within(sandbox);
        await rule(outcome);
        const { id } = await start({ parameters: { rows: 10 } });
        while ((await find(id)).status !== status) await Promise.resolve();
        const { body, headers } = await call('get', `/reports/${id}/download`).expect(409);
        expect(body).toMatchObject({ code: 'REPORT_NOT_READY' });
        expect(headers['retry-after']).toBe('1');
        await call('post', `/reports/${id}/cancel`).expect(200);
        await call('post', `/reports/${id}/cancel`).expect(200);
        expect(await find(id)).toMatchObject({ status: 'cancelled' });
      },
    );

    it('expire at once', async () => {
      const { rule, start, call, find } = within('expired-at-once');
      await rule('EXPIRED');
      const { id } = await start({ parameters: { rows: 10 } });
      while ((await find(id)).status !== 'expired') await Promise.resolve();
      const { body } = await call('get', `/reports/${id}/download`).expect(410);
      expect(body).toMatchObject({ code: 'REPORT_EXPIRED' });
      // The file is removed after the run has its status.
      while (filesOf('expired-at-once').length > 0) await Promise.resolve(await find(id));
    });
  });

  it('expire on the clock of the sandbox, and their file is removed', async () => {
    const { freeze, advance, generate, download, call } = within('expiring');
    await freeze('2999-01-01T00:00:00Z');
    const { id, result } = await generate({ options: { expiresInSeconds: 3600 } });
    expect(result?.expiresAt).toBe('2999-01-01T01:00:00.000Z');
    await advance('PT59M');
    await download(id);
    const { body } = await advance('PT1M');
    expect((body as { ran: object[] }).ran).toMatchObject([{ kind: 'report-expiry', key: id }]);
    await call('get', `/reports/${id}/download`).expect(410);
    await call('get', `/reports/${id}/manifest`).expect(410);
    expect(filesOf('expiring')).toEqual([]);
  });

  it('are kept until the clock ends, if they would expire later', async () => {
    const { freeze, generate, advance, download } = within('last-minute');
    await freeze('9999-12-31T23:58:00Z');
    const { id, result } = await generate({ options: { expiresInSeconds: 315_360_000 } });
    expect(result).toMatchObject({ expiresAt: '9999-12-31T23:59:59.999Z' });
    await advance('PT1M');
    expect((await download(id)).length).toBe(result?.size);
  });

  it('are cancelled while they run, and leave no file', async () => {
    const { start, call, find } = within('cancelled');
    const { id } = await start({ parameters: { rows: 5_000_000 } });
    while ((await find(id)).status !== 'running') await Promise.resolve();
    await call('post', `/reports/${id}/cancel`).expect(200);
    while (filesOf('cancelled').length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await find(id)).toMatchObject({ status: 'cancelled' });
    const { body } = await call('get', `/reports/${id}/download`).expect(409);
    expect(body).toMatchObject({ code: 'REPORT_CANCELLED' });
  });

  it('are not begun by an instance that was paused until another one had begun them', async () => {
    const { rule, start, find } = within('paused');
    await rule('STUCK_PENDING');
    const { id } = await start();
    const changes = test.app.get(RunChanges);
    const beginAs = (epoch: number) => {
      const job = { kind: REPORT_JOBS, key: id, epoch, attempts: epoch, signal: UNTIL_THE_END };
      return inSandbox('paused', () => changes.begin({ id }, job));
    };
    expect(await beginAs(2)).toMatchObject({ status: 'running', attempt: 2 });
    expect(await beginAs(1)).toBeUndefined();
    expect(await beginAs(3)).toMatchObject({ attempt: 3 });
    expect(await find(id)).toMatchObject({ status: 'running' });
  });

  it('cannot be cancelled when they have succeeded', async () => {
    const { generate, call } = within('too-late');
    const { id } = await generate({ parameters: { rows: 1 } });
    const { body } = await call('post', `/reports/${id}/cancel`).expect(409);
    expect(body).toMatchObject({ code: 'REPORT_FINISHED' });
  });

  it('stream their progress as events', async () => {
    const { start, call } = within('events');
    const { id } = await start({ parameters: { rows: 30_000 } });
    const { text, headers } = await call('get', `/reports/${id}/events`).buffer(true).expect(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = text
      .trim()
      .split('\n\n')
      .filter((event) => !event.startsWith(':'))
      .map((event) => /^event: (\w+)\nid: (\S+)\ndata: (\{.*\})$/.exec(event));
    const types = events.map((event) => event?.[1]);
    expect(types.at(-1)).toBe('finished');
    expect(new Set(types.slice(0, -1))).toEqual(new Set(['progress']));
    expect(JSON.parse(events.at(-1)?.[3] ?? '')).toMatchObject({ id, status: 'succeeded' });
    await call('get', `/reports/${id}/events`).set('Last-Event-ID', 'finished').expect(204);
    await call('get', '/reports/unknown/events').expect(404);
  });

  it('are not found in another sandbox', async () => {
    const { id } = await within('mine').generate({ parameters: { rows: 1 } });
    for (const path of ['', '/download', '/manifest', '/events']) {
      const { body } = await within('other').call('get', `/reports/${id}${path}`).expect(404);
      expect(body).toMatchObject({ code: 'REPORT_NOT_FOUND' });
    }
  });

  it('end when their sandbox is reset', async () => {
    const { start, call, find } = within('reset');
    const { id } = await start({ parameters: { rows: 5_000_000 } });
    while ((await find(id)).status !== 'running') await Promise.resolve();
    await call('post', '/__admin/reset').expect(200);
    await call('get', `/reports/${id}`).expect(404);
    while (filesOf('reset').length > 0) await new Promise((resolve) => setImmediate(resolve));
  });
});
