import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { databaseUnderTest } from '#libs/testing';
import { runSuite, type RunningSuite } from './running-suite';

const runner = createRequire(__filename).resolve('jest/bin/jest');

describe(`The example that passes the sandbox on, with jest, on ${databaseUnderTest}`, () => {
  let suite: RunningSuite;
  beforeAll(async () => {
    suite = await runSuite();
  });
  afterAll(() => suite.stop());

  it('passes, and leaves no sandbox', async () => {
    const address = suite.withAddresses('http://127.0.0.1:3002');
    const example = spawn(
      process.execPath,
      [runner, '--config', join('examples', 'pass-sandbox', 'jest.config.js')],
      {
        env: { ...process.env, SPI_URL: address },
      },
    );
    let printed = '';
    example.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const [code] = (await once(example, 'close')) as [number];
    expect([printed, code]).toEqual([expect.stringContaining('2 passed, 2 total'), 0]);
    expect(await suite.sandboxes()).toEqual([]);
  });
});
