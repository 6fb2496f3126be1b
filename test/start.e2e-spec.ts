import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START = join('scripts', 'start.mjs');

describe('npm start', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'suite-'));
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts it on free ports; what it prints is collected. */
  function start(app: string, environment: Readonly<Record<string, string>> = {}) {
    const freePorts = {
      SPI_PORT: '0',
      DICT_PORT: '0',
      ISO8583_PORT: '0',
      ISO8583_TCP_PORT: '0',
      RATELIMIT_PORT: '0',
    };
    const ownFolder = { DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, [START, app], {
      env: { ...process.env, ...ownFolder, ...freePorts, ...environment },
    });
    children.push(child);
    const printed = { out: '', error: '' };
    child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed.error += chunk.toString()));
    const ended = once(child, 'exit').then(([code]) => code as number);
    const ready = async (): Promise<string> => {
      while (!printed.out.includes('Swagger UI')) await once(child.stdout, 'data');
      return printed.out;
    };
    return { child, printed, ended, ready };
  }

  it('prints a table and lines that work when they are pasted, and stops on Ctrl-C', async () => {
    const suite = start('suite');
    const text = await suite.ready();
    for (const title of [
      'SPI: instant payments',
      'DICT: key directory',
      'ISO 8583: cards',
      'Leaky bucket: limited queries',
    ]) {
      expect(text).toMatch(new RegExp(`${title}\\s+(http://127\\.0\\.0\\.1:\\d+)\\s+\\1/docs`));
    }
    const lines = text.split('\n').filter((candidate) => candidate.trim().startsWith('curl'));
    // One after the other, as one would: the bucket finds the key that the line before it registers.
    const answers: string[] = [];
    for (const line of lines) answers.push(await pasted(line));
    expect(answers).toEqual([
      expect.stringContaining('<TxSts>ACCP</TxSts>'),
      expect.stringContaining('"status":"ACTIVE"'),
      expect.stringContaining('"approved":true'),
      expect.stringContaining('"key":"12345678901"'),
    ]);

    suite.child.kill('SIGINT');
    expect(await suite.ended).toBe(0);
    expect(suite.printed.error).toBe('');
  });

  it('starts one app alone', async () => {
    const spi = start('spi');
    expect(await spi.ready()).toContain('/docs');
    spi.child.kill('SIGTERM');
    expect(await spi.ended).toBe(0);
  });

  it('names the variable to set when the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1').unref();
    await once(holder, 'listening');
    const port = String((holder.address() as AddressInfo).port);
    const suite = start('suite', { SPI_PORT: port });
    expect(await suite.ended).toBe(1);
    expect(suite.printed.error.trim()).toMatch(
      new RegExp(`^127\\.0\\.0\\.1:${port} is in use\\..* set SPI_PORT to a free port`),
    );
    holder.close();
  });

  it('names the variable to set when a port beside HTTP is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1').unref();
    await once(holder, 'listening');
    const port = String((holder.address() as AddressInfo).port);
    const cards = start('iso8583', { ISO8583_TCP_PORT: port });
    expect(await cards.ended).toBe(1);
    expect(cards.printed.error.trim()).toMatch(
      new RegExp(`^127\\.0\\.0\\.1:${port} is in use\\..* set ISO8583_TCP_PORT to a free port`),
    );
    holder.close();
  });

  it('names the variable that it cannot follow', async () => {
    const suite = start('suite', { SPI_PORT: 'abc', LOG_LEVEL: 'loud' });
    expect(await suite.ended).toBe(1);
    expect(suite.printed.error.trim().split('\n')).toEqual([
      'LOG_LEVEL=loud cannot be used: it must be one of silent, error, warn, info, debug.',
      'SPI_PORT=abc cannot be used: it must be a whole number from 0 to 65535.',
    ]);
  });
});

/** What a line prints that is pasted into a shell. */
async function pasted(line: string): Promise<string> {
  const shell = spawn('sh', ['-c', line]);
  let answer = '';
  shell.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(shell, 'close');
  return answer;
}

describe('What is generated', () => {
  it('is fresh: openapi.json of each app and .env.example', async () => {
    const check = spawn(process.execPath, [join('scripts', 'generate.mjs'), '--check']);
    let complaints = '';
    check.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const [code] = (await once(check, 'exit')) as [number];
    expect(complaints).toBe('');
    expect(code).toBe(0);
    expect(readFileSync('.env.example', 'utf8')).toContain('SPI_PORT=3002');
  });

  it.each(['spi', 'dict', 'iso8583', 'ratelimit'])(
    'names every operation of %s differently',
    (app) => {
      const { paths } = JSON.parse(readFileSync(`apps/${app}/openapi.json`, 'utf8')) as {
        readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>;
      };
      const names = Object.values(paths).flatMap((path) =>
        Object.values(path).map(({ operationId }) => operationId),
      );
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
