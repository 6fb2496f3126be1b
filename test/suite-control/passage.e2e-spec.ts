import 'reflect-metadata';
import { gzipSync } from 'node:zlib';
import { createTestApp, type TestApp } from '#libs/testing';
import { dict } from '../../apps/dict/src/dict.app';
import { startControl } from './clients';

const KEY = {
  ...{ keyType: 'EMAIL', keyValue: 'joao@example.com', accountId: 'a-1', ispb: '12345678' },
  ...{ branch: '0001', accountNumber: '1', accountType: 'CHECKING', holderName: 'Joao Souza' },
};
const BOX = { 'X-Sandbox': 'passed' };

describe('Requests that the suite control passes on', () => {
  let directory: TestApp;
  let suite: TestApp;
  beforeAll(async () => {
    directory = await createTestApp(dict, { LOG_LEVEL: 'silent' });
    suite = await startControl({ dict: directory.address, spi: 'http://127.0.0.1:1' });
  });
  afterAll(async () => {
    await suite.close();
    await directory.close();
  });

  it('reach the service in the sandbox of the request, and come back as they are', async () => {
    await suite.http.post('/services/dict/dict/keys').set(BOX).send(KEY).expect(201);
    const { body, headers } = await suite.http
      .get('/services/dict/dict/keys?limit=1')
      .set({ ...BOX, 'X-Observe': 'true' })
      .expect(200);
    expect(body).toMatchObject([{ keyValue: KEY.keyValue }]);
    expect(headers['x-sandbox']).toBe('passed');
    const again = await suite.http.post('/services/dict/dict/keys').set(BOX).send(KEY).expect(409);
    expect(again.body).toMatchObject({ code: 'ENTRY_ALREADY_EXISTS' });
    const journal = await suite.http.get('/services/dict/__admin/requests').set(BOX).expect(200);
    expect(journal.body).toMatchObject([{ status: 409 }, { status: 201 }]);
  });

  it('can have a body that is compressed, and one that means nothing', async () => {
    const packed = gzipSync(JSON.stringify({ ...KEY, keyValue: 'packed@example.com' }));
    const { origin } = new URL(suite.address);
    const sent = await fetch(`${origin}/services/%64ict/dict/keys`, {
      method: 'POST',
      headers: { ...BOX, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: packed,
    });
    expect(sent.status).toBe(201);
    await suite.http.get('/services/dict/dict/keys').set(BOX).send({ ignored: true }).expect(200);
    await suite.http.trace('/services/dict/dict/keys').set(BOX).expect(405);
  });

  it('are for the services of the suite only', async () => {
    const { body } = await suite.http.get('/services/pix/x').expect(400);
    expect(body).toMatchObject({ code: 'SERVICE_UNKNOWN' });
  });

  it('are not sent by a page of another origin', async () => {
    const { body } = await suite.http
      .post('/services/dict/dict/keys')
      .set('Origin', 'https://evil.example')
      .send(KEY)
      .expect(403);
    expect(body).toMatchObject({ code: 'ADMIN_ORIGIN_FOREIGN' });
  });

  it('get 502 if the service does not answer', async () => {
    const { body } = await suite.http.get('/services/spi/spi/transactions').expect(502);
    expect(body).toMatchObject({ code: 'UPSTREAM_FAILED' });
  });
});
