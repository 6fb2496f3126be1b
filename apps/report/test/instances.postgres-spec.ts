import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TestApp } from '#libs/testing';
import { createReportData, reportsIn, startReports, type ReportData } from './report-client';

describe('Two instances of the report service on one database and one folder', () => {
  let data: ReportData;
  let instances: [TestApp, TestApp];
  beforeAll(async () => {
    data = await createReportData();
    // A pool of one connection shows whether work keeps one while it waits for another.
    const settings = { DATABASE_POOL_SIZE: '1', REPORT_RUNS_AT_ONCE: '1' };
    instances = [await startReports(data, settings), await startReports(data, settings)];
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await data.remove();
  });
  const on = (index: 0 | 1, sandbox: string) => reportsIn(() => instances[index], sandbox);

  it('share the runs, and each is written once', async () => {
    const sandbox = 'shared';
    const runs = [];
    for (let count = 0; count < 12; count += 1) {
      runs.push(await on((count % 2) as 0 | 1, sandbox).start({ parameters: { rows: 2_000 } }));
    }
    for (const { id } of runs) {
      const run = await on(1, sandbox).finished(id);
      expect(run).toMatchObject({ status: 'succeeded', result: { rows: 2_000 } });
      expect((await on(0, sandbox).download(id)).length).toBe(run.result?.size);
      expect((await on(1, sandbox).download(id)).length).toBe(run.result?.size);
    }
    const attempts = readdirSync(join(data.folder, sandbox)).map((name) => name.split('.')[1]);
    expect(new Set(attempts)).toEqual(new Set(['1']));
  });

  it('number the files of a schedule without gaps', async () => {
    const report = { type: 'synthetic.transactions', parameters: { rows: 2 } };
    const body = { name: 'files', report, outbox: true };
    const created = await on(0, 'scheduled').call('post', '/reports/schedules', body).expect(201);
    const { id } = created.body as { id: string };
    const path = `/reports/schedules/${id}/files`;
    const numbers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const answer = await on((index % 2) as 0 | 1, 'scheduled')
          .call('post', path)
          .expect(202);
        return (answer.body as { lastNumber: number }).lastNumber;
      }),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { body: runs } = await on(1, 'scheduled').call('get', `/reports?schedule=${id}`);
    for (const run of runs as { id: string }[]) await on(0, 'scheduled').finished(run.id);
    expect(readdirSync(join(data.folder, 'outbox/scheduled'))).toHaveLength(10);
  });

  it('share uploaded files, and reconcile what the other one has received', async () => {
    const sandbox = 'uploaded';
    const upload = async (index: 0 | 1, content: string) => {
      const { body } = await instances[index].http
        .post('/reports/files')
        .set({ 'X-Sandbox': sandbox, 'Content-Type': 'text/csv' })
        .send(`day,amount,endToEndId\r\n${content}`)
        .expect(201);
      return (body as { id: string }).id;
    };
    const file = await upload(0, '2026-11-03,1.00,A1\r\n2026-11-03,2.00,A2\r\n');
    const otherFile = await upload(1, '2026-11-03,1.00,A1\r\n');
    const parameters = { file, with: 'file', otherFile };
    const runs = await Promise.all(
      ([0, 1, 0, 1] as const).map((index) =>
        on(index, sandbox).generate({ type: 'reconciliation', parameters }),
      ),
    );
    for (const run of runs) expect(run).toMatchObject({ status: 'succeeded', result: { rows: 1 } });
    await on(1, sandbox).call('delete', `/reports/files/${file}`).expect(204);
    await on(0, sandbox).call('get', `/reports/files/${file}`).expect(404);
  });

  it('cancel what the other one writes', async () => {
    const { id } = await on(0, 'cancelled').start({ parameters: { rows: 5_000_000 } });
    while ((await on(1, 'cancelled').find(id)).progress.rows === 0) await Promise.resolve();
    await on(1, 'cancelled').call('post', `/reports/${id}/cancel`).expect(200);
    const folder = join(data.folder, 'cancelled');
    while (readdirSync(folder).length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await on(0, 'cancelled').find(id)).toMatchObject({ status: 'cancelled' });
  });

  it('follow the progress of what the other one writes', async () => {
    const { id } = await on(0, 'followed').start({ parameters: { rows: 20_000 } });
    const { text } = await on(1, 'followed')
      .call('get', `/reports/${id}/events`)
      .buffer(true)
      .expect(200);
    expect(text).toContain('event: finished');
  });

  it('take over what the other one has given back', async () => {
    const sandbox = 'taken-over';
    const { id } = await on(0, sandbox).start({ parameters: { rows: 150_000 } });
    while ((await on(1, sandbox).find(id)).progress.rows === 0) await Promise.resolve();
    await instances[0].stop();
    expect(await on(1, sandbox).finished(id)).toMatchObject({ status: 'succeeded' });
    const files = readdirSync(join(data.folder, sandbox));
    expect(files).toEqual([`${id}.2.csv`]);
    instances[0] = await startReports(data);
  });

  it('expire a file once, on the clock of the sandbox', async () => {
    const sandbox = 'expiring';
    await on(0, sandbox).freeze('2999-01-01T00:00:00Z');
    const { id } = await on(0, sandbox).generate({ options: { expiresInSeconds: 60 } });
    const { body } = await on(1, sandbox).advance('PT1M');
    expect((body as { ran: object[] }).ran).toMatchObject([{ key: id, outcome: 'done' }]);
    await on(0, sandbox).call('get', `/reports/${id}/download`).expect(410);
    expect(readdirSync(join(data.folder, sandbox))).toEqual([]);
  });
});
