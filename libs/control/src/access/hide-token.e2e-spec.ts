import 'reflect-metadata';
import { createTestApp, notes, type TestApp } from '#libs/testing';

const TOKEN = 'a-token-of-enough-length';
const SANDBOX = { 'X-Sandbox': 'hidden' };
const ADMIN = { ...SANDBOX, Authorization: `Bearer ${TOKEN}` };

describe('A token of the control in a request to the simulated system', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', ADMIN_TOKEN: TOKEN });
  });
  afterAll(() => test.close());

  /** Whether a condition on the header is met by a request that was sent before. */
  const isFound = async (contains: string): Promise<boolean> => {
    const expectations = [{ match: { headers: { authorization: { contains } } }, atLeast: 1 }];
    const { body } = await test.http.post('/__admin/verify').set(ADMIN).send({ expectations });
    return (body as { pass: boolean }).pass;
  };

  it('is compared by no condition of verify, other tokens are', async () => {
    await test.http.get('/notes').set(ADMIN).expect(200);
    await test.http.get('/notes').set({ ...SANDBOX, Authorization: 'Bearer of-the-system' });
    expect(await isFound('of-the-s')).toBe(true);
    expect(await isFound(TOKEN.slice(0, 4))).toBe(false);
  });

  it('is compared by no rule', async () => {
    const match = { headers: { authorization: { contains: TOKEN.slice(0, 4) } } };
    const effect = { respond: { status: 418 } };
    await test.http.post('/__admin/rules').set(ADMIN).send({ match, effect }).expect(201);
    await test.http.get('/notes').set(ADMIN).expect(200);
  });
});
