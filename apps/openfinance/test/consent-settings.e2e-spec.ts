import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { EXAMPLE_CONSENT_TO_PAY } from '../src/payment-consents/example-payment-consents';
import { consentBody, consentsOf } from './consent-builders';
import { PAYEE } from './payments/builders';
import { item, NOW, payerIn, TODAY } from './payments/payer';

const SETTINGS = '/__admin/consent-settings';

describe(`The settings of consents, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it('let consents of one sandbox wait for their customers', async () => {
    const { call, create, read } = consentsOf(test, 'settings-waiting');
    const { body } = await call('put', SETTINGS, { autoAuthorise: false }).expect(200);
    expect(body).toEqual({ autoAuthorise: false, permissionGroups: 'on' });
    expect((await call('get', SETTINGS).expect(200)).body).toEqual(body);
    const { consentId } = await create();
    expect(await read(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    await call('post', `/__admin/consents/${consentId}/authorise`).expect(200);
    expect(await read(consentId)).toMatchObject({ status: 'AUTHORISED' });

    const other = consentsOf(test, 'settings-other');
    const made = await other.create();
    expect(await other.read(made.consentId)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('let payment consents wait too', async () => {
    const payer = payerIn(test, 'settings-payment');
    await payer.frozen(NOW).expect(200);
    await payer.call('put', '/consent-settings', { autoAuthorise: false }).expect(200);
    const { consentId } = await payer.consent({ date: TODAY });
    expect(await payer.findConsent(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
  });

  it('accept any permissions', async () => {
    const { call, create, refusal } = consentsOf(test, 'settings-groups');
    const permissions = ['ACCOUNTS_READ', 'RESOURCES_READ'];
    const code = 'COMBINACAO_PERMISSOES_INCORRETA';
    expect(await refusal(422, consentBody({ permissions }))).toEqual([code]);
    await call('put', SETTINGS, { permissionGroups: 'off' }).expect(200);
    expect(await create({ permissions })).toMatchObject({ permissions });
  });

  it('are those of the process again, if they are left out or the sandbox is reset', async () => {
    const { call } = consentsOf(test, 'settings-default');
    const settings = async () => (await call('get', SETTINGS).expect(200)).body as unknown;
    const standard = { autoAuthorise: true, permissionGroups: 'on' };
    await call('put', SETTINGS, { autoAuthorise: false, permissionGroups: 'off' }).expect(200);
    await call('put', SETTINGS, {}).expect(200);
    expect(await settings()).toEqual(standard);
    await call('put', SETTINGS, { autoAuthorise: false }).expect(200);
    await call('post', '/__admin/reset').expect(200);
    expect(await settings()).toEqual(standard);
  });

  it.each([
    [{ autoAuthorise: 'no' }, '/autoAuthorise', 'Must be true or false.'],
    [{ permissionGroups: true }, '/permissionGroups', 'Must be on or off.'],
    [{ autoAuthorize: false }, '/autoAuthorize', '"autoAuthorise"'],
  ])('refuse %j', async (body, pointer, detail) => {
    const { call } = consentsOf(test, 'settings-refused');
    const refused = await call('put', SETTINGS, body).expect(400);
    expect(refused.body).toMatchObject({
      code: 'SETTINGS_INVALID',
      errors: [{ pointer, detail: expect.stringContaining(detail) as string }],
    });
  });
});

describe(`The consent of the example payment, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  it.each(['000000000001', 'abcdef012345'])('ends in %s, and pays once', async (end) => {
    const payer = payerIn(test, `example-${end.slice(-4)}`);
    await payer.frozen(NOW).expect(200);
    const headers = { 'x-consent-id': `${EXAMPLE_CONSENT_TO_PAY.slice(0, -12)}${end}` };
    const example = { creditorAccount: PAYEE };
    expect(await payer.payList([item(example)], headers)).toHaveLength(1);
    expect(await payer.refused({ data: [item(example)] }, headers)).toEqual([
      'CONSENTIMENTO_INVALIDO',
    ]);
  });

  it('does not exist with another id', async () => {
    const payer = payerIn(test, 'example-other');
    const headers = { 'x-consent-id': 'urn:simulador:00000000-0000-4000-9001-000000000001' };
    expect(await payer.refused({ data: [item()] }, headers)).toEqual(['CONSENTIMENTO_INVALIDO']);
  });
});
