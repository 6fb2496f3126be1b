import 'reflect-metadata';
import { admin, createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { consentBody } from './consent-builders';

const OFFICIAL = {
  consents: '/open-banking/consents/v3/consents',
  accounts: '/open-banking/accounts/v2/accounts',
  payments: '/open-banking/payments/v4/pix/payments',
};
const PAYMENT = {
  amount: 1,
  creditorAccount: { ispb: '18236120', number: '1', accountType: 'CACC', issuer: '1' },
};

describe(`The official paths on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  const inSandbox = (sandbox: string) => ({
    get: (path: string) => test.http.get(path).set('X-Sandbox', sandbox),
    post: (path: string, body: object) => test.http.post(path).set('X-Sandbox', sandbox).send(body),
    ...admin(test, sandbox),
  });

  it('reach what is served below v1, and links show the requested path', async () => {
    const { get, post } = inSandbox('official-paths');
    const created = await post(OFFICIAL.consents, consentBody()).expect(201);
    const { data, links } = created.body as { data: { consentId: string }; links: object };
    expect(links).toMatchObject({ self: expect.stringContaining(OFFICIAL.consents) as string });
    const read = await get(`${OFFICIAL.consents}/${data.consentId}`).expect(200);
    expect(read.body).toMatchObject({
      data: { consentId: data.consentId, status: 'AUTHORISED' },
      links: { self: expect.stringContaining('/consents/v3/consents/') as string },
    });
    const accounts = await get(`${OFFICIAL.accounts}?page-size=2`).expect(200);
    expect(accounts.headers['x-v']).toBe('2.4.2');
    // The path chooses the version. The standard has x-v in responses only.
    const other = await get(OFFICIAL.accounts).set('x-v', '9.9.9').expect(200);
    expect(other.headers['x-v']).toBe('2.4.2');
    expect(accounts.body).toMatchObject({
      links: { next: expect.stringContaining(`${OFFICIAL.accounts}?page-size=2&page=2`) as string },
    });
    await get(`${OFFICIAL.accounts}/maria-corrente/transactions-current`).expect(200);
    await get(`${OFFICIAL.accounts}/maria-corrente/overdraft-limits`).expect(200);
    await post(OFFICIAL.payments, PAYMENT).expect(201);
  });

  it('have the errors of the standard', async () => {
    const { get } = inSandbox('official-paths');
    const unknown = await get(`${OFFICIAL.accounts}/nobody`).expect(404);
    expect(Object.keys(unknown.body as object)).toEqual(['errors']);
    expect(unknown.body).toMatchObject({ errors: [{ code: 'CONTA_NAO_ENCONTRADA' }] });
    await get('/open-banking/consents/v2/consents/x').expect(404);
  });

  it.each([
    ['/open-banking/payments/v1/**', OFFICIAL.payments],
    ['/open-banking/payments/v4/**', OFFICIAL.payments],
    ['/open-banking/payments/v1/**', '/open-banking/payments/v1/pix/payments'],
  ])('are matched by a rule for %s: %s', async (path, requested) => {
    const { post, rule } = inSandbox(
      `official-rule-${path.slice(23, 25)}-${requested.slice(23, 25)}`,
    );
    const effect = { outcome: 'SALDO_INSUFICIENTE' };
    await rule({ match: { method: 'POST', path }, effect, times: 1 });
    const { body } = await post(requested, PAYMENT).expect(422);
    expect(body).toMatchObject({ errors: [{ code: 'SALDO_INSUFICIENTE' }] });
    await post(requested, PAYMENT).expect(201);
  });

  it('are not matched by a rule for the other one, if the request is for v1', async () => {
    const { post, rule } = inSandbox('official-rule-other');
    const match = { method: 'POST', path: '/open-banking/payments/v4/**' };
    await rule({ match, effect: { outcome: 'SALDO_INSUFICIENTE' }, times: 1 });
    await post('/open-banking/payments/v1/pix/payments', PAYMENT).expect(201);
  });

  it('are what the journal shows', async () => {
    const { get, journal } = inSandbox('official-journal');
    await get(OFFICIAL.accounts).expect(200);
    expect(JSON.stringify(await journal())).toContain(OFFICIAL.accounts);
  });
});
