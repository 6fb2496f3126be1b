import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join('dist', 'apps', 'suite', 'src', 'main.js');
const HEALTH = {
  spi: '/spi/health',
  dict: '/dict/health',
  iso8583: '/health',
  workflow: '/health',
  openfinance: '/health',
  nfse: '/health',
  report: '/health',
  ratelimit: '/health',
};

const PORTS = [...Object.keys(HEALTH), 'iso8583_tcp', 'suite'].map(
  (name) => `${name.toUpperCase()}_PORT`,
);

/** All services in a process of their own, whose output is collected. */
class Suite {
  readonly child: ChildProcess;
  private printed = '';

  constructor(settings: Readonly<Record<string, string>>) {
    const ports = Object.fromEntries(PORTS.map((variable) => [variable, '0']));
    const environment = { DATA_DIR: ':memory:', DATABASE_URL: '', LOG_LEVEL: 'info', ...settings };
    this.child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...ports, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
  }

  /** Waits for output that matches. */
  async output(expected: RegExp): Promise<string> {
    while (!expected.test(this.printed)) await once(this.child.stdout ?? this.child, 'data');
    return this.printed;
  }

  /** The addresses in the order of HEALTH. */
  async addresses(): Promise<readonly string[]> {
    const text = await this.output(/curl/);
    return [...text.matchAll(/(http:\/\/127\.0\.0\.1:\d+)\s+\1\/docs/g)].map(
      ([, address = '']) => address,
    );
  }
}

async function statusOf(
  address: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<number> {
  const response = await fetch(address, { method, headers });
  await response.arrayBuffer();
  return response.status;
}

describe('The log of the suite', () => {
  let suite: Suite | undefined;
  afterEach(() => {
    suite?.child.kill('SIGKILL');
  });

  /** Sends the requests whose lines the tests expect, the last of them to /health/live. */
  async function send(addresses: readonly string[]): Promise<void> {
    const [spi = '', dict = ''] = addresses;
    const inRun = { 'X-Sandbox': 'run-42' };
    for (const [index, path] of Object.values(HEALTH).entries()) {
      expect(await statusOf(`${addresses[index] ?? ''}${path}`, inRun)).toBe(200);
    }
    expect(await statusOf(`${dict}/dict/keys/CPF/12345678901`, inRun)).toBe(404);
    expect(await statusOf(`${dict}/dict/keys?cpf=12345678901`, inRun)).toBe(400);
    expect(await statusOf(`${dict}/nothing/12345678901`, inRun)).toBe(404);
    expect(await statusOf(`${dict}/dict/keys/CPF/12345678901`, { 'X-Sandbox': 'No!' })).toBe(400);
    expect(await statusOf(`${spi}/__admin/reset`, inRun, 'POST')).toBeLessThan(300);
    await statusOf(`${spi}/health/live`, inRun);
  }

  it('has one readable line for each request, with the code of an error and no key, in LOG_FORMAT=text', async () => {
    suite = new Suite({ LOG_FORMAT: 'text', LOG_REQUESTS: 'on' });
    await send(await suite.addresses());
    const printed = await suite.output(/health\/live 200/);
    for (const line of [
      ...Object.entries(HEALTH).map(([name, path]) => `${name} GET ${path} 200 <ms> [run-42]`),
      'dict GET /dict/keys/:keyType/:keyValue 404 KEY_NOT_FOUND <ms> [run-42]',
      'dict GET (no route) 404 ROUTE_NOT_FOUND <ms> [run-42]',
      'dict GET /dict/keys/:keyType/:keyValue 400 SANDBOX_NAME_INVALID <ms> [default]',
    ]) {
      const pattern = line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('<ms>', '\\d+ms');
      expect(printed).toMatch(new RegExp(`^\\d\\d:\\d\\d:\\d\\d ${pattern}$`, 'm'));
    }
    // The Nest logger is one for the process; the line has the name of the service that wrote it.
    expect(printed).toMatch(/^\d\d:\d\d:\d\d spi INFO \[Audit\] action=/m);
    expect(logOf(printed)).not.toContain('12345678901');
  });

  it('has one JSON object for each request, with an ISO instant, in LOG_FORMAT=json', async () => {
    suite = new Suite({ LOG_FORMAT: 'json', LOG_REQUESTS: 'on' });
    await send(await suite.addresses());
    const printed = await suite.output(/health\/live".*\n/);
    const lines = logOf(printed)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
      level: 'info',
      service: 'dict',
      context: 'Request',
      method: 'GET',
      route: '/dict/keys/:keyType/:keyValue',
      status: 404,
      code: 'KEY_NOT_FOUND',
      durationMs: expect.any(Number) as unknown,
      sandbox: 'run-42',
      correlationId: expect.any(String) as unknown,
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
      pid: suite.child.pid,
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        service: 'spi',
        context: 'Audit',
        action: expect.any(String) as unknown,
        traceId: expect.any(String) as unknown,
      }),
    );
    expect(logOf(printed)).not.toContain('12345678901');
  });

  it.each([{ LOG_REQUESTS: 'off' }, {}, { LOG_REQUESTS: 'on', LOG_LEVEL: 'warn' }])(
    'has no line for a request with %j, when it is not a terminal',
    async (settings) => {
      suite = new Suite({ LOG_REQUESTS: '', ...settings });
      await send(await suite.addresses());
      suite.child.kill('SIGTERM');
      const printed = await suite.output(/stopping/);
      expect(printed).not.toContain('"Request"');
    },
  );
});

/** What the services print after the banner, which has an example with a key. */
function logOf(printed: string): string {
  const lines = printed.split('\n');
  return lines.filter((line) => /^(\{|\d\d:\d\d:\d\d )/.test(line)).join('\n');
}
