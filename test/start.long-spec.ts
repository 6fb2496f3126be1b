import 'reflect-metadata';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { suite as control } from '../apps/suite/src/suite.app';

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
  function start(
    app: string,
    environment: Readonly<Record<string, string>> = {},
    [command, ...parameters]: readonly [string, ...string[]] = [process.execPath, START, app],
  ) {
    const ownFolder = { DATA_DIR: folder, LOG_LEVEL: 'warn' };
    const child = spawn(command, parameters, {
      env: { ...process.env, ...ownFolder, ...freePorts([...apps, control]), ...environment },
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

  it('prints a table and working example commands, and stops on Ctrl-C', async () => {
    const suite = start('suite', { LOG_LEVEL: 'info' });
    const text = await suite.ready();
    for (const { title } of [...apps, control]) {
      expect(text).toMatch(new RegExp(`${title}\\s+(http://127\\.0\\.0\\.1:\\d+)\\s+\\1/docs`));
    }
    // Nothing stands before the table, also in a pipe.
    expect(text).not.toContain('Mapped');
    const lines = text.split('\n').filter((candidate) => candidate.trim().startsWith('curl'));
    // One after the other, as one would: the bucket finds the key that the line before it registers.
    const answers: string[] = [];
    for (const line of lines) answers.push(await pasted(line));
    expect(answers).toEqual([
      expect.stringContaining('<TxSts>ACCP</TxSts>'),
      expect.stringContaining('"status":"ACTIVE"'),
      expect.stringContaining('"approved":true'),
      expect.stringContaining('"status":"RUNNING"'),
      expect.stringContaining('"ApiFamilyType":"discovery"'),
      expect.stringContaining('"status":"authorized"'),
      expect.stringContaining('"status":"succeeded"'),
      expect.stringContaining('"key":"12345678901"'),
      expect.stringContaining('"service":"suite"'),
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

  it('names the simulators there are when it is told to start another', async () => {
    const other = start('spy');
    expect(await other.ended).toBe(1);
    expect(other.printed.error).toBe(
      'spy is not a simulator; it must be one of dict, iso8583, nfse, openfinance, ratelimit, report, spi, suite, workflow.\n',
    );
  });

  it('ends its services when npm is ended', async () => {
    const npm = start('spi', {}, ['npm', 'start', '--', 'spi']);
    const [, address = ''] = /(http:\/\/\S+)/.exec(await npm.ready()) ?? [];
    const port = Number(new URL(address).port);
    expect(await isListening(port)).toBe(true);
    npm.child.kill('SIGTERM');
    while (await isListening(port)) await sleep(50);
    // The pipe is closed once no process is left that could write to it.
    if (!npm.child.stdout.closed) await once(npm.child.stdout, 'close');
    expect(npm.printed.out).toContain('SIGTERM: stopping');
  });

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
    'says in one line that Node %s is not supported, and so does npm test',
    async (version) => {
      const fake = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
      for (const script of [START, join('scripts', 'check-node.mjs')]) {
        const older = ['--import', `data:text/javascript,${encodeURIComponent(fake)}`, script];
        const { printed, ended } = start('spi', {}, [process.execPath, ...older]);
        expect(await ended).toBe(1);
        expect(printed).toEqual({
          out: '',
          error: `Node ${version} is not supported: install Node 20.19 or later, 22, 24 or 26.\n`,
        });
      }
    },
  );

  it('reports in one line, once, that the database does not respond', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const port = String((holder.address() as AddressInfo).port);
    holder.close();
    const address = `postgres://someone:hunter2@127.0.0.1:${port}/payments`;
    const suite = start('suite', { DATABASE_URL: address });
    expect(await suite.ended).toBe(1);
    expect(suite.printed).toEqual({
      out: '',
      error:
        `DATABASE_URL cannot be used: database payments at 127.0.0.1:${port}: ` +
        `connect ECONNREFUSED 127.0.0.1:${port}. Start PostgreSQL there, or correct the address.\n`,
    });
  });

  it('reports in one line, once, that the data folder is a file', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const suite = start('suite', { DATABASE_URL: '', DATA_DIR: file });
    expect(await suite.ended).toBe(1);
    expect(suite.printed.out).toBe('');
    expect(suite.printed.error).toMatch(
      /^DATA_DIR=\S+a-file cannot be used: EEXIST.* It must be a folder that the service may write to, or :memory:\.\n$/,
    );
  });

  it('reports in one line that another process uses the data folder, also after a kill', async () => {
    const data = join(folder, 'shared');
    const settings = { DATABASE_URL: '', DATA_DIR: data };
    const first = start('spi', settings);
    await first.ready();
    const second = start('spi', settings);
    expect(await second.ended).toBe(1);
    expect(second.printed.error).toMatch(
      /^DATA_DIR=\S+shared cannot be used: another process of the service spi uses it\. .*DATABASE_URL\)\.\n$/,
    );
    const other = start('dict', settings);
    await other.ready();
    first.child.kill('SIGKILL');
    await first.ended;
    const third = start('spi', settings);
    await third.ready();
  });

  it('never prints the value of a secret that it cannot use', async () => {
    const secrets = { ADMIN_TOKEN: 'hunter2', DATABASE_URL: 'mysql://someone:hunter2@host/x' };
    const suite = start('suite', secrets);
    expect(await suite.ended).toBe(1);
    expect(suite.printed.error).not.toContain('hunter2');
    expect(suite.printed.error.split('\n')).toEqual([
      expect.stringMatching(/^DATABASE_URL cannot be used: it must be a PostgreSQL address/),
      expect.stringMatching(/^ADMIN_TOKEN cannot be used: it must be a string of 16 to 200/),
      '',
    ]);
  });

  it('warns once of variables that are probably misspelt, and says it with an error too', async () => {
    const misspelt = { DATA_DIR: ':memory:', SPI_PRT: '1', ADMIN_TOKN: 'hunter2', ADMIN_TOKEN: '' };
    const suite = start('suite', { ...misspelt, LOG_FORMAT: 'json' });
    const text = await suite.ready();
    suite.child.kill('SIGTERM');
    await suite.ended;
    const warned = text.split('\n').filter((line) => line.includes('"level":"warn"'));
    expect(warned.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        context: 'Configuration',
        message: 'ADMIN_TOKN is not a variable of the simulators. Did you mean ADMIN_TOKEN?',
      }),
    ]);
    const open = start('spi', { ...misspelt, SPI_PORT: '', HOST: '0.0.0.0' });
    expect(await open.ended).toBe(1);
    expect(open.printed.error.split('\n')).toEqual([
      expect.stringMatching(/^ADMIN_TOKEN must be set when HOST is 0\.0\.0\.0: /),
      'SPI_PRT is not a variable of the simulators. Did you mean SPI_PORT?',
      'ADMIN_TOKN is not a variable of the simulators. Did you mean ADMIN_TOKEN?',
      '',
    ]);
  });

  it('says once that ADMIN_TOKEN is of the documentation, and starts with it on loopback only', async () => {
    const published = { DATA_DIR: ':memory:', ADMIN_TOKEN: 'change-me-to-a-secret' };
    const line = /ADMIN_TOKEN has a value that the documentation has shown/g;
    const local = start('spi', published);
    expect((await local.ready()).match(line)).toHaveLength(1);
    const open = start('spi', { ...published, HOST: '0.0.0.0' });
    expect(await open.ended).toBe(1);
    expect(open.printed.error.match(line)).toHaveLength(1);
    expect(open.printed.error).not.toContain(published.ADMIN_TOKEN);
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

  it('names the variable to set when a port besides HTTP is in use', async () => {
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

  it('names the variable with an invalid value', async () => {
    const suite = start('suite', { SPI_PORT: 'abc', LOG_LEVEL: 'loud' });
    expect(await suite.ended).toBe(1);
    expect(suite.printed.error.trim().split('\n')).toEqual([
      'LOG_LEVEL=loud cannot be used: it must be one of silent, error, warn, info, debug.',
      'SPI_PORT=abc cannot be used: it must be a whole number from 0 to 65535.',
    ]);
  });
});

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => {
      resolve(false);
    });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** What a line prints that is pasted into a shell. */
async function pasted(line: string): Promise<string> {
  const shell = spawn('sh', ['-c', line]);
  let answer = '';
  shell.stdout.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(shell, 'close');
  return answer;
}
