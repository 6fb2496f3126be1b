import 'reflect-metadata';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUnderTest, startBuilt } from '#libs/testing';
import { type RunResponse } from '../src/runs/run.response';
import { createReportData, reportsIn, startReports } from './report-client';

const SANDBOX = 'killed';

describe(`A report service that is killed with kill -9 on ${databaseUnderTest}`, () => {
  it('writes the report when it runs again, once, whole, and leaves nothing else', async () => {
    const data = await createReportData();
    const settings = { LOG_LEVEL: 'error' };
    const { child, address } = await startBuilt('report', data, settings);
    const ask = async (path: string, body?: object): Promise<RunResponse> => {
      const response = await fetch(`${address}/reports/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Sandbox': SANDBOX },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as RunResponse;
    };
    const parameters = { rows: 120_000, columns: ['number', 'amount'] };
    const { id } = await ask('generate', { type: 'synthetic.transactions', parameters });
    const waiting = await ask('generate', { type: 'synthetic.transactions' });
    while ((await ask(id)).progress.rows === 0)
      await new Promise((resolve) => setImmediate(resolve));
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
    expect(readdirSync(join(data.folder, SANDBOX))).toContain(`${id}.1.csv.part`);

    const test = await startReports(data);
    const { finished, download } = reportsIn(() => test, SANDBOX);
    const run = await finished(id);
    expect(run).toMatchObject({ status: 'succeeded', result: { rows: 120_000 } });
    expect(await finished(waiting.id)).toMatchObject({ status: 'succeeded' });
    expect((await download(id)).length).toBe(run.result?.size);
    const files = readdirSync(join(data.folder, SANDBOX)).filter((name) => name.startsWith(id));
    expect(files).toEqual([`${id}.2.csv`]);
    await test.stop();
    await data.remove();
  });
});
