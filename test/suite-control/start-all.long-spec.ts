import 'reflect-metadata';
import { type RunningService } from '#libs/app';
import { ConfigurationError } from '#libs/config';
import {
  createTestData,
  databaseUnderTest,
  fetched,
  freePorts,
  type TestData,
} from '#libs/testing';
import { apps } from '../../apps/suite/src/apps';
import { addressVariable } from '../../apps/suite/src/start-order';
import { startAll } from '../../apps/suite/src/start-suite';
import { suite as control } from '../../apps/suite/src/suite.app';

/** Nothing listens at port 9 of this machine. */
const NOBODY = 'http://127.0.0.1:9';

describe(`npm start on ${databaseUnderTest}`, () => {
  let data: TestData;
  let services: readonly RunningService[] = [];
  beforeAll(async () => {
    data = await createTestData();
  });
  afterEach(async () => {
    await Promise.all(services.map((service) => service.stop()));
    services = [];
  });
  afterAll(() => data.remove());

  const start = async (elsewhere: readonly string[]): Promise<readonly string[]> => {
    const addresses = elsewhere.map((name) => [addressVariable({ name }), NOBODY]);
    services = await startAll({
      LOG_LEVEL: 'silent',
      ...data.environment,
      ...freePorts([...apps, control]),
      ...(Object.fromEntries(addresses) as Record<string, string>),
    });
    return services.map(({ definition }) => definition.name);
  };

  it('does not start the simulators that run elsewhere, and the suite control shows that they are silent', async () => {
    const elsewhere = apps.map(({ name }) => name).filter((name) => name !== 'dict');
    expect(await start(elsewhere)).toEqual(['dict', 'suite']);
    const address = services.at(-1)?.address ?? '';
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    const home = (await response.json()) as { services: { name: string; status: string }[] };
    const ready = home.services.filter(({ status }) => status === 'ready');
    expect(ready.map(({ name }) => name)).toEqual(['dict']);
  });

  it('refuses an address that is that of the suite control itself, in one line', async () => {
    const ports = freePorts([...apps, control]);
    const SPI_URL = `http://localhost:${ports['SUITE_PORT'] ?? ''}`;
    const settings = { LOG_LEVEL: 'silent', ...data.environment, ...ports, SPI_URL };
    const line =
      `SPI_URL=${SPI_URL} is the address of the suite control itself. ` +
      'Set it to the address of SPI: instant payments, or leave it empty.';
    await expect(startAll(settings)).rejects.toThrow(new ConfigurationError([line]));
  });

  it('shows no sandboxes to a page whose host name is not of this machine', async () => {
    await start(apps.map(({ name }) => name).filter((name) => name !== 'dict'));
    const [dict, suite] = services.map(({ address }) => address);
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'secret-run' });
    await fetch(`${dict ?? ''}/__admin/sandboxes`, { method: 'POST', headers, body });
    const shown = (host: string) =>
      fetched(suite ?? '', { Host: host, Accept: 'application/json' });
    expect(await shown('localhost:3000')).toContain('secret-run');
    expect(await shown('evil.example')).not.toContain('secret-run');
  });
});
