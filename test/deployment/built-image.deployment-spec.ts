import { mkdirSync, mkdtempSync, chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestData, databaseUnderTest, type TestData } from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { copyBuildContext } from './build-context';
import { buildImage } from './build-image';
import { interpolated, readCompose } from './compose';
import { freePort, runContainer, type Container, type Image } from './container';
import { readOurDockerfile, settingsOf } from './dockerfile';

const ADMIN_TOKEN = 'a-token-of-the-deployment-test';
const BUILD_MS = 180_000;
const START_MS = 60_000;

const { stages, final } = readOurDockerfile();

const folder = mkdtempSync(join(tmpdir(), 'image-'));
const running: Container[] = [];
let root: string;
beforeAll(() => {
  // The user of the image must be able to enter it.
  chmodSync(folder, 0o755);
  const context = join(folder, 'context');
  mkdirSync(context);
  copyBuildContext(process.cwd(), context);
  root = buildImage(stages, { repository: process.cwd(), context, folder });
}, BUILD_MS);
afterAll(async () => {
  for (const container of running) container.signal('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const imageOf = (app: string): Image => ({ root, ...settingsOf(final, { APP: app }) });

function start(app: string, environment: Readonly<Record<string, string>>): Container {
  const container = runContainer(imageOf(app), join(folder, 'volumes', app), environment);
  running.push(container);
  return container;
}

/** Free ports for all ports of the image, by the names of their variables. */
async function freePorts(app: string): Promise<Readonly<Record<string, string>>> {
  const names = Object.keys(imageOf(app).environment).filter((name) => name.endsWith('_PORT'));
  const ports = await Promise.all(names.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(ports);
}

describe('The image', () => {
  it('contains the build and the packages that run it, and nothing else', () => {
    expect(readdirSync(root).sort()).toEqual(['app', 'data']);
    expect(readdirSync(join(root, 'app')).sort()).toEqual([
      'LICENSE',
      'dist',
      'node_modules',
      'package.json',
    ]);
    const packages = readdirSync(join(root, 'app', 'node_modules'));
    expect(packages).toContain('typeorm');
    expect(packages).not.toContain('typescript');
    expect(packages).not.toContain('jest');
  });

  it('belongs to another user than the one that runs it, except /data', () => {
    const { uid } = imageOf('spi');
    const owners = ['app', 'app/dist', 'data'].map((path) => statSync(join(root, path)).uid);
    const self = process.getuid?.() ?? Number.NaN;
    expect(owners).toEqual(self === 0 ? [0, 0, uid] : [self, self, self]);
  });
});

describe.each(apps.map(({ name }) => name))('A container of %s', (app) => {
  it('does not start without ADMIN_TOKEN', async () => {
    const { ended, printed } = start(app, await freePorts(app));
    expect(await ended).toBe(1);
    expect(printed).toEqual({
      out: '',
      error: expect.stringMatching(/^ADMIN_TOKEN must be set when HOST is 0\.0\.0\.0: .*\n$/),
    });
  });

  it(
    'becomes healthy, protects /__admin, and ends with 0 on SIGTERM',
    async () => {
      const ports = await freePorts(app);
      const container = start(app, { ...ports, ADMIN_TOKEN });
      expect(container.isHealthy()).toBe(false);
      await container.healthy();
      const address = `http://127.0.0.1:${ports[`${app.toUpperCase()}_PORT`] ?? ''}`;
      const statusWith = async (headers: Record<string, string>) =>
        (await fetch(`${address}/__admin/clock`, { headers })).status;
      expect(await statusWith({})).toBe(401);
      expect(await statusWith({ Authorization: `Bearer ${ADMIN_TOKEN}` })).toBe(200);
      expect((await fetch(`${address}/guide/${app}`)).status).toBe(200);

      container.signal('SIGTERM');
      expect(await container.ended).toBe(0);
      expect(container.isHealthy()).toBe(false);
      expect(container.printed.error).toBe('');
    },
    START_MS,
  );
});

describe(`The services of compose.yaml on ${databaseUnderTest}`, () => {
  const services = readCompose().services;
  const addresses: Record<string, string> = {};
  let data: TestData;
  beforeAll(async () => {
    data = await createTestData();
    const ports = await freePorts('spi');
    const own = {
      ...ports,
      ...Object.fromEntries(
        apps.map(({ name }) => {
          const prefix = name.toUpperCase();
          const address = `http://127.0.0.1:${ports[`${prefix}_PORT`] ?? ''}`;
          addresses[name] = address;
          return [`${prefix}_URL`, address];
        }),
      ),
      DATABASE_URL: data.environment['DATABASE_URL'] ?? '',
      REPORT_DIR: '',
    };
    const containers = apps.map(({ name }) => {
      const { environment = {} } = services[name] ?? {};
      const values = interpolated(environment, { ADMIN_TOKEN, POSTGRES_PASSWORD: 'unused' });
      return start(name, { ...values, ...own });
    });
    await Promise.all(containers.map((container) => container.healthy()));
  }, START_MS);
  afterAll(async () => {
    for (const container of running) container.signal('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    await data.remove();
  });

  async function call(app: string, path: string, body?: object, method = 'POST') {
    const response = await fetch(`${addresses[app] ?? ''}${path}`, {
      method: body === undefined ? 'GET' : method,
      headers: {
        'Content-Type': 'application/json',
        'X-Sandbox': 'deployed',
        Authorization: `Bearer ${ADMIN_TOKEN}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return [response.status, await response.json()] as const;
  }

  it('call each other: a payment of open banking arrives at the SPI', async () => {
    expect(await call('openfinance', '/__admin/clock', { mode: 'frozen' }, 'PUT')).toMatchObject([
      200,
      {},
    ]);
    const payment = {
      amount: '150.00',
      creditorAccount: {
        ispb: '12345678',
        issuer: '0001',
        number: '1234567890',
        accountType: 'CACC',
      },
    };
    const payments = '/open-banking/payments/v1/pix/payments';
    expect(await call('openfinance', payments, payment)).toMatchObject([201, {}]);
    expect(await call('openfinance', '/__admin/clock/advance', { by: 'PT3S' })).toMatchObject([
      200,
      {},
    ]);
    expect(await call('spi', '/spi/transactions')).toMatchObject([200, [{ amount: 150 }]]);
  });

  it('know the ADMIN_TOKEN of each other: a report reads the usage of the leaky bucket', async () => {
    const period = { from: '2020-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' };
    const request = { type: 'ratelimit.usage', format: 'csv', parameters: period };
    expect(await call('report', '/reports/generate?wait=10', request)).toMatchObject([
      201,
      { status: 'succeeded' },
    ]);
  });
});
