import 'reflect-metadata';
import { admin, createTestApp, inSandbox, notes, type TestApp } from '#libs/testing';
import { EXAMPLE_MATCH } from './expectations.request';
import { VERIFY_EXAMPLES } from './verify-examples';

const EXPECTATIONS = { expectations: [{ match: EXAMPLE_MATCH, times: 1 }] };

describe('The examples of responses of verify', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes);
  });
  afterAll(() => test.close());

  it('are what the service answers after the request', async () => {
    await inSandbox(test, 'verify-met').write('1').expect(201);
    const { body } = await admin(test, 'verify-met').call('post', '/verify', EXPECTATIONS);
    expect(body).toEqual(VERIFY_EXAMPLES.met.value);
  });

  it('are what the service answers after another request', async () => {
    const { call, frozen } = admin(test, 'verify-missed');
    await frozen('2026-11-21T12:00:00.000Z');
    await test.http.get('/accounts').set('X-Sandbox', 'verify-missed').expect(404);
    const { body } = await call('post', '/verify', EXPECTATIONS);
    expect(body).toEqual(VERIFY_EXAMPLES.missed.value);
  });
});
