import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp, notes } from '#libs/testing';

const nested = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;

describe(`On ${databaseUnderTest}, /__admin refuses`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it.each([
    ['put', '/rules/order', '{"ids":"abc"}', 'REQUEST_INVALID'],
    ['put', '/rules/order', '{"ids":{}}', 'REQUEST_INVALID'],
    ['put', '/rules/order', '{}', 'REQUEST_INVALID'],
    ['put', '/rules/order', '{"ids":["\\u0000"]}', 'REQUEST_INVALID'],
    ['put', '/clock', '{"mode":"frozen","now":"\\u0000"}', 'REQUEST_INVALID'],
    ['post', '/sandboxes', '{"name":"\\ud800"}', 'REQUEST_INVALID'],
    ['post', '/rules', nested, 'JSON_TOO_DEEP'],
    ['post', '/rules', `{"match":{"body":${nested}},"effect":{"reset":true}}`, 'JSON_TOO_DEEP'],
    ['post', '/verify', `{"expectations":${nested}}`, 'JSON_TOO_DEEP'],
    ['post', '/clock/advance', `{"by":${nested}}`, 'JSON_TOO_DEEP'],
  ] as const)('the body of %s %s (case %#)', async (method, path, sent, code) => {
    const request = test.http[method](`/__admin${path}`).set('Content-Type', 'application/json');
    const { body } = await request.send(sent).expect(400);
    expect(body).toMatchObject({ code });
  });

  it.each([
    ['get', '/rules/a%00b', 404],
    ['delete', '/rules/%00', 404],
    ['get', '/sandboxes/%00', 404],
    ['delete', '/sandboxes/default/snapshots/%00', 404],
    ['get', '/requests?bodyContains=%00', 400],
    ['get', '/rules/%E0%A4%A', 400],
    ['get', '/rules/%', 400],
  ] as const)('the address %s %s', async (method, path, status) => {
    await test.http[method](`/__admin${path}`).expect(status);
  });
});
