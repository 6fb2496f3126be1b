import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { readRecording } from '#libs/recording';

const BIN = resolve('dist/libs/command-line/src/paysim.js');
const PERSONAL = ['52998224725', 'Joana Prado', 'joana.prado@banco.com.br', 'hunter2-hunter2'];
const [CPF = '', NAME = '', EMAIL = '', SECRET = ''] = PERSONAL;

describe('The process of paysim record', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paysim-record-'));
  let service: Server;
  beforeAll(async () => {
    service = createServer((_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ cpf: CPF, nome: NAME, x: EMAIL, client_secret: SECRET }));
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
    rmSync(folder, { recursive: true });
  });

  /** Starts the program, and returns when it listens. `recorded` resolves when so many exchanges are in the file. */
  const start = async (name: string) => {
    const to = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`;
    const given = ['record', '--to', to, '--port', '0', '--out', join(folder, name), '--table'];
    const child = spawn(process.execPath, [BIN, ...given], { cwd: folder });
    const closed = once(child, 'close');
    const lines = createInterface(child.stdout);
    const shown: string[] = [];
    let whenShown: () => void = () => undefined;
    lines.on('line', (line) => {
      shown.push(line);
      whenShown();
    });
    const recorded = async (count: number): Promise<void> => {
      while (shown.length < count) {
        await new Promise<void>((done) => {
          whenShown = done;
        });
      }
    };
    const [first] = (await once(child.stderr, 'data')) as [Buffer];
    const [, address = ''] = /Use (http:\S+) in place/.exec(first.toString()) ?? [];
    return { child, closed, recorded, shown, address, stderr: text(child.stderr) };
  };

  const send = async (address: string): Promise<void> => {
    const response = await fetch(`${address}/keys/${CPF}?x=${EMAIL}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ cpf: CPF, note: `For ${NAME}` }),
    });
    await response.text();
  };

  const expectMasked = (written: string): void => {
    for (const value of PERSONAL) expect(written).not.toContain(value);
  };

  it.each(['SIGINT', 'SIGTERM'] as const)('writes the whole file at %s', async (signal) => {
    const { child, closed, address, shown, stderr } = await start(signal);
    for (let count = 0; count < 5; count += 1) await send(address);
    child.kill(signal);
    expect(await closed).toEqual([0, null]);
    expect(await stderr).toBe('');
    const path = join(folder, `${signal}.recording.json`);
    const written = readFileSync(path, 'utf8');
    expect((await readRecording(path)).exchanges.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(existsSync(`${path}.part`)).toBe(false);
    expect(shown.join('\n')).toContain('Exchanges: 5.');
    expectMasked(written + shown.join('\n'));
  });

  it('leaves what was recorded, masked, when it is killed', async () => {
    const { child, closed, recorded, address } = await start('killed');
    for (let count = 0; count < 20; count += 1) await send(address);
    await recorded(20);
    const more = Array.from({ length: 50 }, () => send(address).catch(() => undefined));
    await recorded(25);
    child.kill('SIGKILL');
    await Promise.all([closed, ...more]);
    const left = readdirSync(folder).filter((file) => file.startsWith('killed'));
    expect(left).toEqual(['killed.recording.json.part']);
    expectMasked(readFileSync(join(folder, left[0] ?? ''), 'utf8'));
    const { exchanges } = await readRecording(join(folder, 'killed'));
    expect(exchanges.length).toBeGreaterThanOrEqual(25);
    expect(new Set(exchanges.map(({ number }) => number)).size).toBe(exchanges.length);
  });
});
