import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIST = 'apps/suite/src/apps.ts';
const LEFT_OUT = ['.git', 'data', 'dist', 'node_modules'];
const GENERATED = 'apps/boleto/src/migrations/index.ts';

/** docs/adding-a-simulator.md */
describe('A ninth simulator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninth-'));
  const child: { running?: ChildProcess } = {};
  afterAll(() => {
    child.running?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const change = (path: string, change: (text: string) => string) => {
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
  };

  it('is its folder and one line', async () => {
    for (const name of readdirSync('.').filter((each) => !LEFT_OUT.includes(each))) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    cpSync('test/deployment/boleto', join(folder, 'apps/boleto'), { recursive: true });
    rmSync(join(folder, GENERATED));
    change(
      LIST,
      (text) =>
        `import { boleto } from '../../boleto/src/boleto.app';\n${text.replace('[spi,', '[boleto, spi,')}`,
    );

    const env = { ...process.env, BOLETO_PORT: '0', DATA_DIR: join(folder, 'data') };
    execFileSync(process.execPath, ['scripts/generate.mjs'], { cwd: folder, env });
    expect(readFileSync(join(folder, GENERATED), 'utf8')).toBe(
      readFileSync('test/deployment/boleto/src/migrations/index.ts', 'utf8'),
    );
    const document = JSON.parse(readFileSync(join(folder, 'apps/boleto/openapi.json'), 'utf8')) as {
      readonly paths: object;
    };
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/boleto/slips', '/boleto/slips/{id}', '/__admin/clock']),
    );

    const running = spawn(process.execPath, ['scripts/start.mjs', 'boleto'], { cwd: folder, env });
    child.running = running;
    const [printed] = (await once(running.stdout, 'data')) as [Buffer];
    const address = /http:\/\/[^\s/]+/.exec(printed.toString())?.[0] ?? '';
    const sent = await fetch(`${address}/boleto/slips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox': 'ninth' },
      body: JSON.stringify({ amount: '10.00' }),
    });
    expect(sent.status).toBe(201);
    const slip = (await sent.json()) as { readonly id: string };
    const found = await fetch(`${address}/boleto/slips/${slip.id}`, {
      headers: { 'x-sandbox': 'ninth' },
    });
    expect(await found.json()).toEqual({ id: slip.id, amount: '10.00' });
    expect((await fetch(`${address}/boleto/slips/${slip.id}`)).status).toBe(404);
  });
});
