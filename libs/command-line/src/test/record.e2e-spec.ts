import 'reflect-metadata';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, databaseUnderTest, pacs008, type TestApp } from '#libs/testing';
import { run, type ProgramRun, type RunOptions } from './run';
import { spi } from '../../../../apps/spi/src/spi.app';

const KEY = 'joana.prado@banco.com.br';

describe(`paysim record and replay on ${databaseUnderTest}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'paysim-record-'));
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(spi, { LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  /** Records what `send` sends to the recorder. */
  const recorded = async (
    given: readonly string[],
    send: (address: string) => Promise<void>,
    options: RunOptions = {},
  ): Promise<ProgramRun> => {
    const interrupted = new AbortController();
    let whenListening: (address: string) => void = () => undefined;
    const listening = new Promise<string>((resolve) => (whenListening = resolve));
    const recording = run(['record', '--to', app.address, '--port', '0', ...given], {
      ...options,
      interruption: interrupted.signal,
      onOutput: (_, stderr) => {
        const [, address] = /Use (http:\S+) in place/.exec(stderr) ?? [];
        if (address !== undefined) whenListening(address);
      },
    });
    await send(await Promise.race([listening, recording.then(() => '')]));
    interrupted.abort();
    return recording;
  };

  const pay = async (address: string, sandbox: string, endToEndId: string): Promise<string> => {
    const headers = { 'Content-Type': 'application/xml', 'X-Sandbox': sandbox };
    const body = pacs008({ endToEndId, key: KEY });
    const response = await fetch(`${address}/spi/pacs.008`, { method: 'POST', headers, body });
    return response.text();
  };

  it('records, and lets the service answer as it was recorded', async () => {
    const out = join(folder, 'payments');
    const { code, stdout, stderr } = await recorded(['--out', out], async (address) => {
      await pay(address, 'recorded', 'E1');
      const twice = await pay(address, 'recorded', 'E1');
      expect(twice).toContain('END_TO_END_ID_DUPLICATED');
    });
    const path = `${out}.recording.json`;
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^Recording\. Use .* Ctrl-C\.\n$/)]);
    expect(JSON.parse(stdout)).toEqual({
      ...{ path, exchanges: 2, failed: 0, withoutBody: 0, notRecorded: 0, service: 'spi' },
    });
    expect(readFileSync(path, 'utf8')).not.toContain(KEY);
    expect(readdirSync(folder)).toEqual(['payments.recording.json']);

    const replayed = await run(['replay', path, '-s', 'replayed', '--table'], {
      environment: { SPI_URL: app.address },
    });
    expect(replayed).toEqual({
      ...{ code: 0, stderr: '', stdout: 'Created in sandbox replayed of spi: 2 rules.\n' },
    });
    const rules = await fetch(`${app.address}/__admin/rules`, {
      headers: { 'X-Sandbox': 'replayed' },
    });
    expect(await rules.json()).toMatchObject([
      { rule: { times: 1, effect: { respond: { status: 200 } } } },
      { rule: { effect: { respond: { status: 409 } } } },
    ]);
  });

  it('shows each exchange on a terminal, masked, and a summary', async () => {
    const given = ['--out', join(folder, 'shown'), '--service', 'dict'];
    const { stdout } = await recorded(
      given,
      async (address) => {
        await fetch(`${address}/spi/${KEY}?b=${KEY}`);
      },
      { columns: 200, environment: { NO_COLOR: '1' } },
    );
    const [line, ...summary] = stdout.split('\n');
    expect(line).toMatch(/^GET +404 +\d+ ms +\/spi\/\w+@example\.com\?b=\w+@example\.com *$/);
    expect(summary[0]).toMatch(
      /^Wrote .*shown\.recording\.json\. Exchanges: 1\. Failed: 0\. Without a body: 0\. Not/,
    );
    expect(summary[1]).toMatch(/^Replay it with: paysim replay \S+ --service dict --sandbox /);
  });

  it('warns if other machines can reach the recorder', async () => {
    const given = ['--out', join(folder, 'open'), '--host', '0.0.0.0'];
    const { stderr } = await recorded(given, () => Promise.resolve());
    expect(stderr).toContain('warning: Other machines can reach the recorder at 0.0.0.0');
  });

  it.each([
    [['record', '--to', 'ftp://a'], 1, 'must start with http'],
    [['record', '--to', 'http://a', '--port', '65536'], 2, '--port must be between 0 and 65535.'],
    [['record', '--to', 'http://a', '--port', 'x'], 2, 'x is not a whole number.'],
    [['record', '--to', 'http://a', '--body-bytes', '0'], 2, '--body-bytes must be between'],
    [['record', '--to', 'https://a', '--cert', 'x'], 1, 'needs both files'],
    [['record'], 2, '--to'],
    [['replay', join(folder, 'absent')], 1, 'There is no file'],
    [['replay', join(folder, 'open')], 2, 'Name the service with --service.'],
    [['replay', join(folder, 'open'), '--service', 'spi'], 1, 'no exchange that can be replayed'],
    [['replay', join(folder, 'payments'), '--service', 'spi'], 3, 'No simulator answers'],
  ])('ends %j with %i', async (given, code, text) => {
    const { stderr, ...ended } = await run(given, {
      environment: { SPI_URL: 'http://127.0.0.1:1' },
    });
    expect(ended).toEqual({ code, stdout: '' });
    expect(stderr).toContain(text);
  });
});
