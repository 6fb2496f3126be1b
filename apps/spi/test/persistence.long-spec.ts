import 'reflect-metadata';
import { readVariables } from '#libs/config';
import { sandboxVariables, storeFor } from '#libs/sandbox';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  startBuilt,
  type TestData,
} from '#libs/testing';
import { spi } from '../src/spi.app';

const XML = { 'Content-Type': 'application/xml' };

describe(`An accepted payment on ${databaseUnderTest}`, () => {
  let data: TestData;
  beforeEach(async () => {
    data = await createTestData();
  });
  afterEach(() => data.remove());

  it('is still stored after a restart', async () => {
    const endToEndId = newEndToEndId();
    const before = await createTestApp(spi, {}, data);
    await before.http.post('/spi/pacs.008').set(XML).send(pacs008({ endToEndId })).expect(200);
    const { body: stored } = await before.http.get(`/spi/transactions/${endToEndId}`);
    await before.stop();

    const after = await createTestApp(spi, {}, data);
    const { body: found } = await after.http.get(`/spi/transactions/${endToEndId}`).expect(200);
    expect(found).toEqual(stored);
    await after.http.post('/spi/pacs.008').set(XML).send(pacs008({ endToEndId })).expect(409);
    await after.stop();
  });

  it('is still stored if the process is killed with kill -9 under load', async () => {
    const { child, address } = await startBuilt('spi', data);
    const answered: string[] = [];
    const pay = async (): Promise<void> => {
      for (;;) {
        const endToEndId = newEndToEndId();
        const init = { method: 'POST', headers: XML, body: pacs008({ endToEndId }) };
        const { status } = await fetch(`${address}/spi/pacs.008`, init);
        if (status !== 200) throw new Error(`answered ${String(status)}`);
        answered.push(endToEndId);
        if (answered.length === 500) child.kill('SIGKILL');
      }
    };
    const clients = await Promise.allSettled(Array.from({ length: 20 }, pay));
    expect(clients.every(({ status }) => status === 'rejected')).toBe(true);
    expect(answered.length).toBeGreaterThanOrEqual(500);

    const after = await createTestApp(spi, {}, data);
    const { body } = await after.http.get('/spi/transactions').expect(200);
    const stored = new Set((body as { endToEndId: string }[]).map(({ endToEndId }) => endToEndId));
    expect(answered.filter((endToEndId) => !stored.has(endToEndId))).toEqual([]);
    await after.stop();
  });

  if (databaseUnderTest === 'PostgreSQL') {
    it('is visible to all instances on the same database, and its EndToEndId is unique', async () => {
      const instances = [await createTestApp(spi, {}, data), await createTestApp(spi, {}, data)];
      for (const { http } of instances) await http.get('/spi/transactions').expect(200, []);
      const endToEndId = newEndToEndId();
      const posts = instances.flatMap(({ http }) =>
        Array.from({ length: 16 }, () =>
          http.post('/spi/pacs.008').set(XML).send(pacs008({ endToEndId })),
        ),
      );
      const statuses = (await Promise.all(posts)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(31);
      for (const { http } of instances) {
        await http.get(`/spi/transactions/${endToEndId}`).expect(200);
      }
      for (const instance of instances) await instance.stop();
    });

    it('can be stored in a sandbox that several instances create at the same time', async () => {
      const config = readVariables(sandboxVariables, data.environment);
      const stores = Array.from({ length: 4 }, () => storeFor(spi, config));
      const databases = await Promise.all(stores.map((store) => store.open('new')));
      expect(databases.map(({ isInitialized }) => isInitialized)).toEqual([true, true, true, true]);
      await Promise.all(stores.map((store) => store.end()));
    });
  }
});
