import {
  admin,
  createTestApp,
  databaseUnderTest,
  inSandbox,
  notes,
  type TestApp,
} from '#libs/testing';

const TOKEN = 'a-token-of-enough-length';

describe(`Observers on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  const observe = (sandbox: string, headers: Record<string, string> = {}) =>
    test.http.get('/notes').set({ 'X-Sandbox': sandbox, 'X-Observe': 'true', ...headers });

  it('read without a trace in the journal, and no rule applies to them', async () => {
    const { rule, journal } = admin(test, 'observed');
    await inSandbox(test, 'observed').write('a').expect(201);
    await rule({ match: { path: '/notes' }, effect: { respond: { status: 503 } } });
    const { body } = await observe('observed').expect(200);
    expect(body).toHaveLength(1);
    await test.http.head('/notes').set({ 'X-Sandbox': 'observed', 'X-Observe': '1' }).expect(200);
    expect(await journal()).toHaveLength(1);
    await test.http.get('/notes').set('X-Sandbox', 'observed').expect(503);
    expect(await journal()).toHaveLength(2);
  });

  it('create no sandbox', async () => {
    expect((await observe('never-used').expect(200)).body).toEqual([]);
    await admin(test, 'never-used').call('get', '/sandboxes/never-used').expect(404);
  });

  it('can only read', async () => {
    const { body } = await test.http
      .post('/notes/a/x')
      .set({ 'X-Sandbox': 'written', 'X-Observe': 'true' })
      .expect(400);
    expect(body).toMatchObject({ code: 'OBSERVER_READS_ONLY' });
    expect(await admin(test, 'written').journal()).toEqual([]);
  });

  it.each<readonly [string, Record<string, string>]>([
    ['pages of another origin', { Origin: 'https://evil.example' }],
    ['cross-site requests', { 'Sec-Fetch-Site': 'cross-site' }],
    ['rebound host names', { Host: 'rebound.example' }],
  ])('are not %s', async (_, headers) => {
    const { body } = await observe('foreign', headers).expect(403);
    expect(body).toMatchObject({ code: 'ADMIN_ORIGIN_FOREIGN' });
  });

  it('need the admin token if the service has one, and Authorization stays free', async () => {
    const closed = await createTestApp(notes, { LOG_LEVEL: 'silent', ADMIN_TOKEN: TOKEN });
    const read = (token: string) =>
      closed.http.get('/notes').set({ 'X-Observe': token, Authorization: 'Bearer of-the-system' });
    await read(TOKEN).expect(200);
    expect((await read('true').expect(401)).body).toMatchObject({ code: 'ADMIN_TOKEN_WRONG' });
    await closed.close();
  });
});
