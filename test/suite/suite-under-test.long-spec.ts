import 'reflect-metadata';
import { databaseUnderTest, pacs008 } from '#libs/testing';
import { startSuiteUnderTest, type SuiteUnderTest } from './suite-under-test';

describe(`All simulators in one test on ${databaseUnderTest}`, () => {
  let suite: SuiteUnderTest;
  beforeAll(async () => {
    suite = await startSuiteUnderTest({ instances: databaseUnderTest === 'SQLite' ? 1 : 2 });
  });
  afterAll(() => suite.close());

  it('are all healthy', async () => {
    const { addresses } = suite;
    expect(Object.keys(addresses)).toHaveLength(8);
    for (const address of Object.values(addresses)) {
      expect(await (await fetch(`${address}/health/ready`)).json()).toMatchObject({ status: 'ok' });
    }
  });

  it('cannot be reached while they are stopped, and keep their data', async () => {
    const { addresses, services } = suite;
    const headers = { 'Content-Type': 'application/xml' };
    const body = pacs008({ endToEndId: 'E1' });
    const pay = () => fetch(`${addresses.spi}/spi/pacs.008`, { method: 'POST', headers, body });
    expect((await pay()).status).toBe(200);
    await services.spi.stop();
    await expect(pay()).rejects.toThrow('fetch failed');
    await services.spi.start();
    expect((await pay()).status).toBe(409);
  });

  it('find each other', async () => {
    const { addresses, services } = suite;
    const query = { method: 'POST', body: '{"type":"spi.transactions"}' };
    const headers = { 'Content-Type': 'application/json', 'X-Sandbox': 'siblings' };
    const run = await fetch(`${addresses.report}/reports/generate?wait=60`, { ...query, headers });
    expect(await run.json()).toMatchObject({ status: 'succeeded' });
    const journals = await Promise.all(
      services.spi.instances.map(async ({ http }) => {
        const { body } = await http.get('/__admin/requests').set(headers).expect(200);
        return body as object[];
      }),
    );
    expect(journals.flat()).not.toEqual([]);
  });
});
