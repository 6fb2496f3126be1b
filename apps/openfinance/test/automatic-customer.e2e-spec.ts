import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../src/openfinance.app';
import { CONSENTS, consentsOf } from './consent-builders';
import { NOW, PAYMENT_CONSENTS, payerIn, TODAY } from './payments/payer';

/** What makes customers decide: an outcome of a rule, and settings. */
interface How {
  readonly outcome?: string;
  readonly customer?: object;
}

const SETTINGS = '/__admin/consent-settings';

describe(`A customer who decides without a person, on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
  });
  afterAll(() => test.close());

  /** Data consents in a sandbox with these settings or with a rule of this outcome, on a frozen clock. */
  async function consentsWith(sandbox: string, { outcome = '', ...settings }: How) {
    const consents = consentsOf(test, sandbox);
    await consents.freeze();
    await consents.call('put', SETTINGS, settings).expect(200);
    if (outcome !== '') {
      const match = { method: 'POST', path: CONSENTS };
      await consents.call('post', '/__admin/rules', { match, effect: { outcome } }).expect(201);
    }
    return consents;
  }

  it.each([
    ['settings-approve', { customer: { decision: 'approve', after: 'PT30S' } }],
    ['rule-approve', { outcome: 'CUSTOMER_APPROVES_LATER' }],
    ['rule-wins', { outcome: 'CUSTOMER_APPROVES_LATER', customer: { decision: 'refuse' } }],
  ])('approves after 30 seconds: %s', async (sandbox, how) => {
    const { create, read, call } = await consentsWith(`customer-${sandbox}`, how);
    const { consentId } = await create();
    await call('post', '/__admin/clock/advance', { by: 'PT29S' }).expect(200);
    expect(await read(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    await call('post', '/__admin/clock/advance', { by: 'PT1S' }).expect(200);
    expect(await read(consentId)).toMatchObject({
      status: 'AUTHORISED',
      statusUpdateDateTime: '2026-03-31T12:00:30Z',
    });
  });

  it.each([
    ['at-once', { customer: { decision: 'refuse' } }, 'PT0S'],
    ['later', { customer: { decision: 'refuse', after: 'PT2M' } }, 'PT2M'],
    ['rule', { outcome: 'CUSTOMER_REFUSES' }, 'PT0S'],
    ['rule-later', { outcome: 'CUSTOMER_REFUSES_LATER' }, 'PT30S'],
  ])('refuses: %s', async (sandbox, how, by) => {
    const { create, read, call } = await consentsWith(`customer-refuse-${sandbox}`, how);
    const { consentId } = await create();
    if (by !== 'PT0S') await call('post', '/__admin/clock/advance', { by }).expect(200);
    expect(await read(consentId)).toMatchObject({
      status: 'REJECTED',
      rejection: { rejectedBy: 'USER', reason: { code: 'CUSTOMER_MANUALLY_REJECTED' } },
    });
  });

  it.each([
    ['settings', { customer: { decision: 'never' } }],
    ['rule', { outcome: 'CUSTOMER_NEVER_DECIDES' }],
  ])('never comes back: %s', async (sandbox, how) => {
    const { create, read, advance } = await consentsWith(`customer-never-${sandbox}`, how);
    const { consentId } = await create();
    await advance('PT59M');
    expect(await read(consentId)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    expect(await advance('PT1M')).toHaveLength(1);
    expect(await read(consentId)).toMatchObject({
      rejection: { reason: { code: 'CONSENT_EXPIRED' } },
    });
  });

  it('does not change what a person has decided, or a snapshot has brought back', async () => {
    const how = { customer: { decision: 'approve', after: 'PT30S' } };
    const { create, read, call } = await consentsWith('customer-person', how);
    const refused = (await create()).consentId;
    const kept = (await create()).consentId;
    await call('post', `/__admin/consents/${refused}/reject`).expect(200);
    const snapshot = '/__admin/sandboxes/customer-person/snapshots/before';
    await call('post', snapshot).expect(201);
    await call('post', '/__admin/clock/advance', { by: 'PT1M' }).expect(200);
    expect(await read(refused)).toMatchObject({ status: 'REJECTED' });
    expect(await read(kept)).toMatchObject({ status: 'AUTHORISED' });
    await call('post', `${snapshot}/restore`).expect(200);
    expect(await read(kept)).toMatchObject({ status: 'AWAITING_AUTHORISATION' });
    await call('post', '/__admin/clock/advance', { by: 'PT1M' }).expect(200);
    expect(await read(kept)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('counts the hits of the rule, and then decides as the settings say', async () => {
    const { create, read, call } = await consentsWith('customer-hits', {});
    const rule = {
      match: { method: 'POST', path: CONSENTS },
      effect: { outcome: 'CUSTOMER_REFUSES' },
      times: 1,
    };
    await call('post', '/__admin/rules', rule).expect(201);
    const [first, second] = [await create(), await create()];
    expect(await read(first.consentId)).toMatchObject({ status: 'REJECTED' });
    expect(await read(second.consentId)).toMatchObject({ status: 'AUTHORISED' });
    const { body } = await call('get', '/__admin/rules').expect(200);
    expect(body).toMatchObject([{ hits: 1 }]);
  });

  it.each([
    ['CUSTOMER_APPROVES', 'PT0S', { status: 'AUTHORISED' }],
    ['CUSTOMER_APPROVES_LATER', 'PT30S', { status: 'AUTHORISED' }],
    [
      'CUSTOMER_REFUSES',
      'PT0S',
      { status: 'REJECTED', rejectionReason: { code: 'REJEITADO_USUARIO' } },
    ],
    [
      'CUSTOMER_NEVER_DECIDES',
      'PT5M',
      { status: 'REJECTED', rejectionReason: { code: 'TEMPO_EXPIRADO_AUTORIZACAO' } },
    ],
  ])('decides on a payment consent: %s', async (outcome, by, expected) => {
    const payer = payerIn(test, `customer-payment-${outcome.toLowerCase().replaceAll('_', '-')}`);
    await payer.frozen(NOW).expect(200);
    await payer.call('put', '/consent-settings', { autoAuthorise: false }).expect(200);
    const match = { method: 'POST', path: PAYMENT_CONSENTS };
    await payer.call('post', '/rules', { match, effect: { outcome } }).expect(201);
    const { consentId } = await payer.consent({ date: TODAY });
    if (by !== 'PT0S') {
      expect(await payer.findConsent(consentId)).toMatchObject({
        status: 'AWAITING_AUTHORISATION',
      });
      await payer.advance(by);
    }
    expect(await payer.findConsent(consentId)).toMatchObject(expected);
  });

  it.each([
    [{ customer: { decision: 'maybe' } }, '/customer/decision'],
    [{ customer: { decision: 'approve', after: '30' } }, '/customer/after'],
    [{ customer: { decision: 'approve', after: 'P1M' } }, '/customer/after'],
    [{ customer: {} }, '/customer/decision'],
    [{ secondHolder: { decision: 'never', afterMs: 3 } }, '/secondHolder/afterMs'],
  ])('has settings that refuse %j', async (body, pointer) => {
    const { call } = consentsOf(test, 'customer-settings');
    const refused = await call('put', SETTINGS, body).expect(400);
    expect(refused.body).toMatchObject({ code: 'SETTINGS_INVALID', errors: [{ pointer }] });
  });
});
