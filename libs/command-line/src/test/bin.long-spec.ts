import 'reflect-metadata';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { SCRIPTS } from '../completion/scripts';
import { createTestApp, pacs008, type TestApp } from '#libs/testing';
import { spi } from '../../../../apps/spi/src/spi.app';

const BIN = resolve('dist/libs/command-line/src/paysim.js');
const hasShell = (name: string): boolean => spawnSync(name, ['-c', 'exit 0']).status === 0;

describe('The program paysim', () => {
  let service: TestApp;
  let environment: NodeJS.ProcessEnv;
  const folder = mkdtempSync(join(tmpdir(), 'paysim-bin-'));
  beforeAll(async () => {
    service = await createTestApp(spi, { LOG_LEVEL: 'silent' });
    environment = {
      PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
      SPI_URL: service.address,
      // Nothing listens on port 1.
      SUITE_URL: 'http://127.0.0.1:1',
    };
    // As npm installs it: a link in a folder of PATH.
    chmodSync(BIN, 0o755);
    symlinkSync(BIN, join(folder, 'paysim'));
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const start = (...given: readonly string[]) => {
    const child = spawn(process.execPath, [BIN, ...given], { env: environment, cwd: folder });
    return {
      child,
      // A test that destroys the stream does not read its end.
      stdout: text(child.stdout).catch(() => ''),
      stderr: text(child.stderr),
      closed: once(child, 'close'),
    };
  };
  const pay = (sandbox: string, endToEndId: string) =>
    fetch(`${service.address}/spi/pacs.008`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/xml', 'X-Sandbox': sandbox },
      body: pacs008({ endToEndId }),
    });

  it('is a script of Node', () => {
    expect(readFileSync(BIN, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('loads neither Nest nor TypeORM, nor the libraries of documents', async () => {
    const script = `
      process.argv = [process.argv[0], ${JSON.stringify(BIN)}, '--version'];
      process.on('exit', () => console.error(JSON.stringify(Object.keys(require.cache))));
      require(${JSON.stringify(BIN)});`;
    const child = spawn(process.execPath, ['-e', script], { env: environment });
    const loaded = JSON.parse(await text(child.stderr)) as readonly string[];
    expect(loaded).toContain(BIN);
    const heavy = /node_modules.(?!commander)|libs.(iso8583|iso20022|nfse|xml|br-code|brazil)./;
    expect(loaded.filter((file) => heavy.test(file))).toEqual([]);
  });

  it.each([
    [['--version'], 0],
    [['sandbox', 'creat'], 2],
    [['clock'], 3],
    [['clock', '--service', 'spi'], 0],
    [['sandbox', 'drop', 'none', '--service', 'spi'], 1],
  ])('ends %j with exit code %i', async (given, expected) => {
    const [code] = (await start(...given).closed) as [number];
    expect(code).toBe(expected);
  });

  it('reads .env of the folder', async () => {
    writeFileSync(join(folder, '.env'), 'PAYSIM_SANDBOX=from-file\n');
    const { stdout } = start('clock', '--service', 'spi', '--table');
    expect(await stdout).toMatch(/^from-file: real /);
    rmSync(join(folder, '.env'));
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves journal --follow at %s with 0',
    async (signal) => {
      const sandbox = `followed-${signal.toLowerCase()}`;
      await pay(sandbox, 'E1');
      const { child, closed, stderr } = start('journal', '-f', '--service', 'spi', '-s', sandbox);
      await once(child.stdout, 'data');
      child.kill(signal);
      expect(await closed).toEqual([0, null]);
      expect(await stderr).toBe('');
    },
  );

  it('leaves journal --follow with 0 when its reader leaves', async () => {
    await pay('read', 'E1');
    const { child, closed } = start('journal', '-f', '--service', 'spi', '-s', 'read');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    await pay('read', 'E2');
    expect(await closed).toEqual([0, null]);
  });

  (hasShell('bash') ? it : it.skip)('completes in bash', async () => {
    const script = `
      ${SCRIPTS.bash}
      complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _paysim "$1"; printf '%s\\n' "\${COMPREPLY[*]}"; }
      complete_words paysim cl
      complete_words paysim clock fr
      complete_words paysim order --service = sp
      complete_words paysim -s read
      complete -p paysim`;
    // Not spawnSync: the service is in this process, and answers while bash runs.
    const bash = spawn('bash', ['--norc', '-c', script], { env: environment });
    const [stdout, stderr] = await Promise.all([text(bash.stdout), text(bash.stderr)]);
    expect(stderr).toBe('');
    const [command, sub, option, silent, registered] = stdout.split('\n');
    expect([command, sub, option, silent]).toEqual(['clock', 'freeze', 'spi', '']);
    expect(registered).toBe('complete -o default -F _paysim paysim');
  });

  it.each(['zsh', 'fish'] as const)(
    'has a script that %s can read, if it is installed',
    (shell) => {
      if (!hasShell(shell)) return;
      const file = join(folder, `paysim.${shell}`);
      writeFileSync(file, SCRIPTS[shell]);
      expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      });
    },
  );
});
