import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { dict } from '../../apps/dict/src/dict.app';
import { spi } from '../../apps/spi/src/spi.app';
import { rawRequest } from './raw-request';

/** A proxy hides `/__admin` and `/metrics`, and no other form of an address may reach them. */
describe(`The one form of an address of the SPI on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const sandboxes = async (): Promise<string[]> => {
    const { body } = await test.http.get('/__admin/sandboxes').expect(200);
    return (body as readonly { readonly name: string }[]).map(({ name }) => name);
  };

  it.each([
    ['/Metrics', '/metrics'],
    ['/metrics/', '/metrics'],
    ['//metrics', '/metrics'],
    ['/./metrics', '/metrics'],
    ['/spi/../metrics', '/metrics'],
    ['/spi/%2e%2e/metrics', '/metrics'],
    ['/%6detrics', '/metrics'],
    ['/metrics#x', undefined],
    ['/\\metrics', '/metrics'],
    ['http://localhost/metrics', '/metrics'],
    ['/__ADMIN/rules', '/__admin/rules'],
    ['/__admin/Rules', '/__admin/rules'],
    ['/__admin/rules/', '/__admin/rules'],
    ['/%5f%5fadmin/rules', '/__admin/rules'],
    ['/__admin%2frules', undefined],
    ['/__admin/rules/..%2f..%2fspi', undefined],
    ['/s//__admin/rules', undefined],
    ['/s/form//__admin/rules', '/__admin/rules'],
    ['/s/form/x/../__admin/rules', '/__admin/rules'],
    ['/s/form/__ADMIN/rules', '/__admin/rules'],
    ['/S/form/__admin/rules', undefined],
    ['/Docs', '/docs'],
    ['/docs/', '/docs'],
    ['/SPI/health', '/spi/health'],
    ['/spi/transactions/', '/spi/transactions'],
    ['/spi/nothing', undefined],
  ])('is not %s: 404, which names %s and creates no sandbox', async (target, meant) => {
    const { status, text } = await rawRequest(test.address, target);
    expect(status).toBe(404);
    const { code, detail } = JSON.parse(text) as Record<'code' | 'detail', string>;
    expect(code).toBe('ROUTE_NOT_FOUND');
    if (meant === undefined) expect(detail).not.toContain('meant');
    else expect(detail).toContain(`Is ${meant} meant?`);
    expect(await sandboxes()).not.toContain('form');
  });

  it('is kept in the journal if it is wrong', async () => {
    await rawRequest(test.address, '/s/wrong-form//spi/health');
    const { body } = await test.http.get('/s/wrong-form/__admin/requests').expect(200);
    expect(body).toMatchObject([{ path: '//spi/health', status: 404 }]);
  });

  it.each(['/__admin/rules', '/__admin/clock', '/__admin/requests', '/__admin/webhooks/x'])(
    'is read at %s without creating the sandbox',
    async (path) => {
      await test.http.get(`/s/unread${path}`);
      await test.http.head(`/s/unread${path}`);
      expect(await sandboxes()).not.toContain('unread');
    },
  );

  it('is read below /__admin with the data of a new sandbox', async () => {
    const participants = (name: string) =>
      test.http.get(`/s/${name}/__admin/participants`).expect(200);
    const { body: ofBlank } = await participants('unread');
    expect(await sandboxes()).not.toContain('unread');
    await test.http.get('/s/created/spi/transactions').expect(200);
    const { body: ofNew } = await participants('created');
    expect(ofBlank).toHaveLength((ofNew as unknown[]).length);
    await test.http.get('/s/unread/__admin/participants/99999999').expect(404);
  });

  it('creates no sandbox with a wrong method, but follows the rules of one that exists', async () => {
    await test.http.put('/s/unread/spi/pacs.008').expect(405);
    expect(await sandboxes()).not.toContain('unread');
    const match = { method: 'GET', path: '/nowhere' };
    await test.http
      .post('/s/ruled/__admin/rules')
      .send({ match, effect: { respond: { status: 299 } } })
      .expect(201);
    await test.http.get('/s/ruled/nowhere').expect(299);
  });
});

describe(`The parameters in addresses of DICT on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(dict, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const account = { accountId: 'a', ispb: '12345678', branch: '0001', accountNumber: '1' };
  it.each([
    ['EMAIL', 'ana.silva@example.com', 'ana.silva@example.com'],
    ['EMAIL', 'bia+x@example.com', 'bia%2Bx%40example.com'],
    ['EMAIL', 'caio/x@example.com', 'caio%2Fx%40example.com'],
    ['EMAIL', 'davi@example.com', '%64avi%40example%2Ecom'],
    ['PHONE', '+5511987654321', '+5511987654321'],
    ['PHONE', '+5511987654322', '%2B5511987654322'],
  ])('have %s %s as %s', async (keyType, keyValue, written) => {
    const key = { keyType, keyValue, ...account, accountType: 'CHECKING', holderName: 'Ana' };
    await test.http.post('/dict/keys').send(key).expect(201);
    const { status } = await rawRequest(test.address, `/dict/keys/${keyType}/${written}`);
    expect(status).toBe(200);
  });

  it('may end with a slash where the official document has one', async () => {
    const statuses = await Promise.all(
      ['/api/v2/policies/', '/api/v2/policies', '/api/v2/policies/?a=1', '/API/v2/policies/'].map(
        async (path) =>
          (await test.http.get(path).set('PI-RequestingParticipant', '12345678')).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404]);
  });
});
