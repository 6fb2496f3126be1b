import 'reflect-metadata';
import { admin, createTestApp, databaseUnderTest, resultOf, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { BankClient } from '../authorization-server/client';
import { consentBody } from '../consent-builders';

type Body = Record<string, unknown>;

describe(`The exam of a client on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let client: BankClient;
  let sandboxes = 0;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await BankClient.register(test, `exam-${String((sandboxes += 1))}`);
  });

  const controls = () => admin(test, client.sandbox).call;
  const start = async (item: string, body: object = {}): Promise<Body> => {
    const ispb = client.made.cnpj.slice(0, 8);
    const started = await controls()('post', `/exams/${item}`, { ispb, ...body }).expect(201);
    return started.body as Body;
  };
  const resultNow = async ({ id }: Body): Promise<string> =>
    resultOf((await controls()('get', `/exams/runs/${String(id)}`).expect(200)).body as Body);
  const advance = (by: string) => controls()('post', '/clock/advance', { by }).expect(200);
  const consent = async (): Promise<string> => {
    const { body } = await test.http
      .post('/open-banking/consents/v3/consents')
      .set('X-Sandbox', client.sandbox)
      .set('Authorization', `Bearer ${await client.tokenFor('consents')}`)
      .send(consentBody())
      .expect(201);
    return (body as { readonly data: { readonly consentId: string } }).data.consentId;
  };
  const codeFor = async (): Promise<string> =>
    (await client.returned(await consent()))['code'] ?? '';
  const tokens = async (code: string): Promise<Record<string, string>> =>
    (await client.redeem(code)).body as Record<string, string>;
  const accounts = (token = '') => client.get('/open-banking/accounts/v2/accounts', token);

  it('passes a journey', async () => {
    const run = await start('journey');
    expect(resultOf(run)).toBe('running --');
    await accounts((await tokens(await codeFor()))['access_token']).expect(200);
    expect(await resultNow(run)).toBe('passed PP');
  });

  it('passes a client that drops a wrong authorization response, and fails one that redeems the code', async () => {
    const careful = await start('authorization-id-token-wrong-nonce');
    const { id_token: idToken = '' } = await client.returned(await consent());
    expect(await client.idToken(idToken)).toMatchObject({ nonce: 'other-nonce' });
    expect(await resultNow(careful)).toBe('running P-');
    await advance('PT5M1S');
    expect(await resultNow(careful)).toBe('passed PP');
    const careless = await start('authorization-id-token-alg-none');
    await tokens(await codeFor());
    expect(await resultNow(careless)).toBe('failed PF');
  });

  it('passes a client that drops a wrong token response, and fails one that uses the token', async () => {
    const careful = await start('token-id-token-expired');
    await tokens(await codeFor());
    await advance('PT5M1S');
    expect(await resultNow(careful)).toBe('passed PP');
    const careless = await start('token-id-token-wrong-issuer');
    await accounts((await tokens(await codeFor()))['access_token']).expect(200);
    expect(await resultNow(careless)).toBe('failed PF');
  });

  it('grades the calls after 401 and 429', async () => {
    const { access_token: first = '', refresh_token: refresh } = await tokens(await codeFor());
    const refused = await start('call-401');
    await accounts(first).expect(401);
    const again = { grant_type: 'refresh_token', refresh_token: refresh };
    const { access_token: second } = (await client.post('/auth/token', again)).body as Record<
      string,
      string
    >;
    await accounts(second).expect(200);
    expect(await resultNow(refused)).toBe('passed PP');
    const limited = await start('call-429');
    const { headers } = await accounts(second).expect(429);
    expect(headers['retry-after']).toBe('60');
    await accounts(second).expect(200);
    expect(await resultNow(limited)).toBe('failed PF');
  });

  it('examines a client in one run at a time, and withdraws a wrong answer that was not sent', async () => {
    const { id } = await start('authorization-id-token-wrong-issuer');
    const ispb = client.made.cnpj.slice(0, 8);
    const second = await controls()('post', '/exams/journey', { ispb }).expect(409);
    expect(second.body).toMatchObject({ code: 'EXAM_NOT_READY' });
    await controls()('delete', `/exams/runs/${String(id)}`).expect(200);
    const { id_token: idToken = '' } = await client.returned(await consent());
    expect(await client.idToken(idToken)).toMatchObject({ iss: client.issuer });
    await controls()('post', '/exams/journey', { ispb: '00000001' }).expect(409);
  });
});
