import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { consentBody as dataConsentBody, CONSENTS } from '../consent-builders';
import { consentBody } from '../payments/builders';
import {
  item,
  NOW,
  PAYMENT_CONSENTS,
  payerIn,
  PAYMENTS,
  TODAY,
  type Headers,
} from '../payments/payer';
import { sweepingBody } from '../recurring/builders';
import { RECURRING_CONSENTS, RECURRING_PAYMENTS } from '../recurring/initiator';
import { BankClient } from './client';

describe(`Two clients of a bank on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let one: BankClient;
  let other: BankClient;
  beforeAll(async () => {
    test = await createTestApp(openfinance);
    one = await BankClient.register(test, 'two-clients');
    other = await BankClient.register(test, 'two-clients');
    await payerIn(test, 'two-clients').frozen(NOW).expect(200);
  });
  afterAll(() => test.close());

  const send = (path: string, token: string, body: object, headers: Headers = {}) =>
    test.http
      .post(path)
      .set('X-Sandbox', 'two-clients')
      .set('Authorization', `Bearer ${token}`)
      .set(headers)
      .send(body);
  const created = async (
    client: BankClient,
    { path, scope, body }: { path: string; scope: string; body: object },
    headers: Headers = {},
  ) => {
    const answer = await send(path, await client.tokenFor(scope), body, headers).expect(201);
    return (answer.body as { data: { consentId?: string; recurringConsentId?: string } }).data;
  };
  const customerToken = async (client: BankClient, scope: string): Promise<string> => {
    const { code = '' } = await client.returned('', { scope });
    return ((await client.redeem(code)).body as { readonly access_token: string }).access_token;
  };
  const PAYMENT_CONSENT = {
    path: PAYMENT_CONSENTS,
    scope: 'payments',
    body: consentBody({ date: TODAY }),
  };

  it('list their own payments only', async () => {
    const { consentId = '' } = await created(one, PAYMENT_CONSENT);
    const token = await customerToken(one, `openid consent:${consentId} payments`);
    await send(PAYMENTS, token, { data: [item()] }).expect(201);
    const listed = [];
    for (const client of [one, other]) {
      const { body } = await client.get(PAYMENTS, await client.tokenFor('payments')).expect(200);
      const { data, meta } = body as { data: unknown[]; meta: { totalRecords: number } };
      listed.push([data.length, meta.totalRecords]);
    }
    expect(listed).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('list the payments of their own recurring consents only', async () => {
    const scope = 'recurring-payments';
    const { recurringConsentId = '' } = await created(one, {
      path: RECURRING_CONSENTS,
      scope,
      body: sweepingBody(),
    });
    const path = `${RECURRING_PAYMENTS}?recurringConsentId=${recurringConsentId}`;
    await one.get(path, await one.tokenFor(scope)).expect(200);
    await other.get(path, await other.tokenFor(scope)).expect(403);
  });

  it('can choose the same idempotency key', async () => {
    const key = { 'x-idempotency-key': 'the same' };
    const first = await created(one, PAYMENT_CONSENT, key);
    const repeated = await created(one, PAYMENT_CONSENT, key);
    const ofOther = await created(other, PAYMENT_CONSENT, key);
    expect(repeated.consentId).toBe(first.consentId);
    expect(ofOther.consentId).not.toBe(first.consentId);
  });

  it('extend a consent with a token of its own customer only', async () => {
    const wanted = {
      path: CONSENTS,
      scope: 'consents',
      body: dataConsentBody({ expirationDateTime: '2999-06-30T00:00:00Z' }),
    };
    const { consentId: own = '' } = await created(one, wanted);
    const { consentId: another = '' } = await created(one, wanted);
    const token = await customerToken(one, `openid consent:${own} accounts`);
    const extended = async (consentId: string) => {
      const { status, body } = await send(
        `${CONSENTS}/${consentId}/extends`,
        token,
        { data: { loggedUser: { document: { identification: '11144477735', rel: 'CPF' } } } },
        { 'x-fapi-customer-ip-address': '172.217.22.14', 'x-customer-user-agent': 'Mozilla/5.0' },
      );
      return [status, (body as { errors?: { code: string }[] }).errors?.[0]?.code];
    };
    expect(await extended(another)).toEqual([403, 'CONSENTIMENTO_INVALIDO']);
    expect(await extended(own)).toEqual([201, undefined]);
  });

  it('name a consent by the scope of its kind', async () => {
    const { recurringConsentId = '' } = await created(one, {
      path: RECURRING_CONSENTS,
      scope: 'recurring-payments',
      body: sweepingBody(),
    });
    const scope = `openid consent:${recurringConsentId} accounts`;
    expect(await one.returned('', { scope })).toMatchObject({ error: 'access_denied' });
  });
});
