import 'reflect-metadata';
import {
  createDatabaseProxy,
  createTestApp,
  createTestData,
  startBuilt,
  type DatabaseProxy,
  type TestApp,
  type TestData,
  inSandbox,
  notes,
} from '#libs/testing';
import { once } from 'node:events';

describe('A lost connection to PostgreSQL', () => {
  let data: TestData;
  let proxy: DatabaseProxy;
  let test: TestApp;
  beforeEach(async () => {
    data = await createTestData();
    proxy = await createDatabaseProxy(data.environment['DATABASE_URL'] ?? '');
    const throughProxy = { DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' };
    test = await createTestApp(notes, throughProxy, data);
  });
  afterEach(async () => {
    await test.stop();
    await proxy.close();
    await data.remove();
  });

  it('gives 503 for open and new sandboxes until it is back', async () => {
    await inSandbox(test, 'open').write('before').expect(201);
    await test.http.get('/health/ready').expect(200);

    await proxy.cut();
    const requests = [
      () => inSandbox(test, 'open').write('meanwhile'),
      () => inSandbox(test, 'new').write('meanwhile'),
      () => test.http.get('/notes').set('X-Sandbox', 'open'),
      () => test.http.get('/__admin/sandboxes'),
      () => test.http.post('/__admin/reset').set('X-Sandbox', 'other'),
    ];
    for (const request of requests) {
      const { status, body, headers } = await request();
      expect({ status, body: body as unknown, headers }).toMatchObject({
        status: 503,
        body: { code: 'DATABASE_UNAVAILABLE' },
        headers: { 'retry-after': '5' },
      });
    }
    await test.http.get('/health/ready').expect(503);
    await test.http.get('/health/live').expect(200);

    await proxy.restore();
    await test.http.get('/health/ready').expect(200);
    await inSandbox(test, 'open').write('after').expect(201);
    expect(await inSandbox(test, 'open').ids()).toEqual(['after', 'before']);
    expect(await inSandbox(test, 'new').ids()).toEqual([]);
  });

  it('answers requests that wait for it, with 503', async () => {
    await inSandbox(test, 'open').write('before').expect(201);
    proxy.stall();
    const waiting = Array.from({ length: 20 }, (_, id) =>
      inSandbox(test, 'open').write(`waiting-${String(id)}`),
    ).map((request) => request.then(({ status }) => status));
    // After this response, the requests above have been sent.
    await test.http.get('/health/live').expect(200);
    await proxy.cut();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
  });

  it('does not prevent the service from stopping', async () => {
    const stalled = await createDatabaseProxy(data.environment['DATABASE_URL'] ?? '');
    const service = await startBuilt('spi', data, {
      DATABASE_URL: stalled.url,
      STOP_TIMEOUT_MS: '100',
    });
    const ended = once(service.child, 'exit');
    expect((await fetch(`${service.address}/spi/transactions`)).status).toBe(200);
    stalled.stall();
    service.child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    await stalled.close();
  });
});
