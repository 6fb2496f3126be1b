import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '#libs/testing';
import { spi } from '../../../../apps/spi/src/spi.app';
import { createSandbox, TestKitError } from '..';

const recorded = (number: number, response: object) => ({
  number,
  request: { method: 'GET', path: '/spi/transactions/E1', headers: {} },
  tookMs: 1,
  ...response,
});

const RECORDING = {
  format: 'payment-simulators-recording',
  version: 1,
  origin: 'https://bank.example',
  recordedAt: '2026-11-21T12:00:00.000Z',
  exchanges: [
    recorded(1, {
      response: { status: 404, headers: {}, body: { json: { code: 'NOT_YET' } } },
    }),
    recorded(2, { failure: 'upstream-unreachable' }),
    recorded(3, {
      response: { status: 200, headers: { 'x-a': '1' }, body: { json: { id: 'E1' } } },
    }),
  ],
};

describe('box.spi.replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-replay-'));
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(spi, { LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const written = (recording: object): string => {
    const file = join(folder, 'bank.recording.json');
    writeFileSync(file, JSON.stringify(recording));
    return file;
  };
  const box = () => createSandbox({ services: ['spi'], urls: { spi: app.address } });

  it('lets the service answer as it was recorded, in this sandbox only', async () => {
    const [one, other] = [await box(), await box()];
    expect(await one.spi.replay(written(RECORDING))).toEqual({
      rules: 2,
      skipped: [{ number: 2, reason: 'failed' }],
    });
    const answers = async (url: string): Promise<unknown[]> => {
      const response = await fetch(`${url}/spi/transactions/E1`);
      return [response.status, response.headers.get('x-a'), await response.json()];
    };
    expect(await answers(one.spi.url)).toEqual([404, null, { code: 'NOT_YET' }]);
    expect(await answers(one.spi.url)).toEqual([200, '1', { id: 'E1' }]);
    expect(await answers(other.spi.url)).toMatchObject([404, null, { status: 404 }]);
    await one.drop();
    await other.drop();
  });

  it.each([
    [{ ...RECORDING, exchanges: [] }, 'has no exchange that can be replayed'],
    [{}, 'is no recording'],
  ])('refuses a file that has no rules: %#', async (recording, message) => {
    await using sandbox = await box();
    const replayed = sandbox.spi.replay(written(recording));
    await expect(replayed).rejects.toThrow(TestKitError);
    await expect(replayed).rejects.toThrow(message);
  });
});
