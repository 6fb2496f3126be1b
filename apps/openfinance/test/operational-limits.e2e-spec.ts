import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { ACCOUNTS } from './bank/bank';
import { CONSENTS, consentsOf, OTHER_CPF, user } from './consent-builders';
import { PAYMENT_CONSENTS } from './payments/payer';

const SETTINGS = '/__admin/limit-settings';
const INTERACTION = { 'x-fapi-interaction-id': 'd78fc4e5-37ca-4da3-adf2-9b082bf92280' };

describe(`The operational limits on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  /** A sandbox with these limits, whose clock stands at the end of March in UTC. */
  async function bankWith(sandbox: string, settings: object) {
    const consents = consentsOf(test, sandbox);
    await consents.freeze('2026-03-31T12:00:00.000Z');
    const consentId = (await consents.create()).consentId;
    await consents.call('put', SETTINGS, { limits: 'on', ...settings }).expect(200);
    const read = (path: string, id = consentId) =>
      consents.call('get', `${ACCOUNTS}${path}`).set('x-consent-id', id);
    const code = (body: unknown): string | undefined =>
      (body as { errors: { code: string }[] }).errors[0]?.code;
    return { ...consents, consentId, get: read, code };
  }

  it('are off by default, and can be read and changed', async () => {
    const { call } = consentsOf(test, 'limits-settings');
    const standard = {
      limits: 'off',
      monthlyStatus: 423,
      monthlyCalls: { low: 4, medium: 30, mediumHigh: 120, high: 240, highest: 420 },
      callsPerMinute: { low: 500, medium: 1000, mediumHigh: 1500, high: 2000 },
      callsPerSecond: 300,
    };
    expect((await call('get', SETTINGS).expect(200)).body).toEqual(standard);
    const change = { limits: 'on', monthlyCalls: { low: 8 }, monthlyStatus: 429 };
    const { body } = await call('put', SETTINGS, change).expect(200);
    expect(body).toMatchObject({ ...change, monthlyCalls: { low: 8, medium: 30 } });
    expect((await call('put', SETTINGS, {}).expect(200)).body).toEqual(standard);
    for (let count = 0; count < 6; count += 1) await call('get', ACCOUNTS).expect(200);
  });

  it.each([
    [{ limits: true }, '/limits'],
    [{ monthlyStatus: 200 }, '/monthlyStatus'],
    [{ monthlyCalls: { low: 0 } }, '/monthlyCalls/low'],
    [{ monthlyCalls: { lowest: 1 } }, '/monthlyCalls/lowest'],
    [{ callsPerMinute: { high: 1.5 } }, '/callsPerMinute/high'],
    [{ callsPerSecond: '1' }, '/callsPerSecond'],
  ])('refuse the settings %j', async (body, pointer) => {
    const { call } = consentsOf(test, 'limits-refused');
    const refused = await call('put', SETTINGS, body).expect(400);
    expect(refused.body).toMatchObject({ code: 'SETTINGS_INVALID', errors: [{ pointer }] });
  });

  it('allow four successful reads a month of one account, and four of another', async () => {
    const { get, code, call } = await bankWith('limits-month', {});
    for (let count = 0; count < 4; count += 1) await get('/maria-corrente').expect(200);
    const { body } = await get('/maria-corrente').expect(423);
    expect(code(body)).toBe('LIMITE_OPERACIONAL_EXCEDIDO');
    await get('/maria-poupanca').expect(200);
    await get('/maria-corrente/balances').expect(200);
    // The month ends in Brasília.
    await call('post', '/__admin/clock/advance', { by: 'PT14H' }).expect(200);
    await get('/maria-corrente').expect(423);
    await call('post', '/__admin/clock/advance', { by: 'PT1H' }).expect(200);
    await get('/maria-corrente').expect(200);
  });

  it('count only reads that succeed, for each customer', async () => {
    const { get, create } = await bankWith('limits-success', { monthlyCalls: { low: 1 } });
    const other = await create({ loggedUser: user(OTHER_CPF) });
    await get('?page=0').expect(400);
    await get('/none').expect(404);
    await get('').expect(200);
    await get('').expect(423);
    await get('', other.consentId).expect(200);
    await get('', other.consentId).expect(423);
  });

  it('do not count pages that are read by their pagination-key', async () => {
    const { get } = await bankWith('limits-pages', {
      monthlyCalls: { low: 1 },
      monthlyStatus: 429,
    });
    const period = 'fromBookingDate=2026-01-01&toBookingDate=2026-03-31&page-size=5';
    const first = await get(`/maria-corrente/transactions?${period}`).expect(200);
    const { links } = first.body as { links: { next: string } };
    const next = new URL(links.next).search;
    await get(`/maria-corrente/transactions${next}`).expect(200);
    await get(`/maria-corrente/transactions${next}`).expect(200);
    await get(`/maria-corrente/transactions?${period}`).expect(429);
  });

  it('allow a number of calls a minute to each endpoint', async () => {
    const { call, code } = await bankWith('limits-minute', { callsPerMinute: { high: 2 } });
    const unknown = `${CONSENTS}/urn:simulador:none`;
    await call('get', unknown).expect(404);
    await call('get', unknown).expect(404);
    const { body } = await call('get', unknown).expect(429);
    expect(code(body)).toBe('LIMITE_DE_TRAFEGO_EXCEDIDO');
    await call('get', `${unknown}/extensions`).expect(404);
    await call('post', '/__admin/clock/advance', { by: 'PT1M' }).expect(200);
    await call('get', unknown).expect(404);
  });

  it('allow a number of calls a second to the whole bank, payments included', async () => {
    const { call, code, get } = await bankWith('limits-second', { callsPerSecond: 2 });
    await get('/maria-corrente').expect(200);
    await call('get', `${PAYMENT_CONSENTS}/urn:simulador:none`).expect(404);
    for (const path of [ACCOUNTS, `${PAYMENT_CONSENTS}/urn:simulador:none`]) {
      const { body } = await call('get', path).expect(529);
      expect(code(body)).toBe('LIMITE_GLOBAL_EXCEDIDO');
    }
    await call('post', '/__admin/clock/advance', { by: 'PT1S' }).expect(200);
    await get('/maria-corrente').expect(200);
  });

  it('are exact for simultaneous reads', async () => {
    const { get } = await bankWith('limits-together', {});
    const reads = await Promise.all(Array.from({ length: 10 }, () => get('/maria-corrente')));
    const statuses = reads.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(4).fill(200), ...Array<number>(6).fill(423)]);
  });
});

describe(`The interaction id on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it('comes after the token, and public operations do not need it', async () => {
    const { call } = consentsOf(test, 'interaction-required');
    await call('put', '/__admin/security-settings', { security: 'required' }).expect(200);
    const { headers } = await call('get', ACCOUNTS).expect(401);
    expect(headers['x-fapi-interaction-id']).toMatch(/^[0-9a-f-]{36}$/);
    await call('get', '/open-banking/discovery/v1/endpoints').expect(200);
  });

  it.each(['off', 'optional'])('is not needed in the mode %s', async (security) => {
    const { call } = consentsOf(test, `interaction-${security}`);
    await call('put', '/__admin/security-settings', { security }).expect(200);
    await call('get', ACCOUNTS).expect(200);
    await call('get', ACCOUNTS).set(INTERACTION).expect(200);
  });
});
