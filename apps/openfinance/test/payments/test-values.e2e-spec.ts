import 'reflect-metadata';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { openfinance } from '../../src/openfinance.app';
import { consentBody, PAYEE } from './builders';
import { item, NOW, payerIn, PAYMENT_CONSENTS, plain, TODAY } from './payer';

interface Listed {
  readonly value: string;
  readonly outcome: string;
  readonly fields: readonly { readonly operation: string }[];
}

const byKey = (proxy: string) => ({ localInstrument: 'DICT', proxy }) as const;

describe(`The test values of open banking on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    // DICT does not respond, and need not.
    test = await createTestApp(openfinance, { DICT_URL: 'http://127.0.0.1:1' });
  });
  afterAll(() => test.close());

  const listed = async (path: string): Promise<Listed[]> => {
    const { body } = await test.http.get('/__admin/test-values').expect(200);
    return (body as { values: Listed[] }).values.filter(({ fields }) =>
      fields.some(({ operation }) => operation === `POST /open-banking/payments/v1/${path}`),
    );
  };
  const frozen = async (sandbox: string) => {
    const payer = payerIn(test, sandbox);
    await payer.frozen(NOW).expect(200);
    return payer;
  };
  const refusedConsent = async (payer: Awaited<ReturnType<typeof frozen>>, key: string) => {
    const details = { ...byKey(key), creditorAccount: PAYEE };
    const body = consentBody({ date: TODAY, details });
    const { status, body: answer } = await payer.send(PAYMENT_CONSENTS, body);
    return status === 201 ? [] : (answer as { errors: { code: string }[] }).errors;
  };

  it.each(['pix/payments', 'instant/payments'])(
    'are the outcomes of rules for %s',
    async (path) => {
      const { refused, pay, advance, find, unsound } = await frozen('payments');
      const values = await listed(path);
      expect(values.length).toBeGreaterThan(30);
      for (const { value, outcome } of values) {
        if (/^(RJCT:|PDNG|DEVOLVIDO)/.test(outcome)) continue;
        expect(await refused(plain(byKey(value)))).toEqual([outcome]);
      }
      const later = values.filter(({ outcome }) => outcome.startsWith('RJCT:'));
      const paid: string[] = [];
      for (const { value } of later) {
        paid.push((await pay({ ...byKey(value), amount: '1.00' })).paymentId);
      }
      const held = await pay(byKey('pdng@outcome.example'));
      await advance('PT2S');
      for (const [index, { outcome }] of later.entries()) {
        const rejectionReason = { code: outcome.slice('RJCT:'.length) };
        expect(await find(paid[index] ?? '')).toMatchObject({ status: 'RJCT', rejectionReason });
      }
      expect(await find(held.paymentId)).toMatchObject({ status: 'PDNG' });
      expect(await unsound()).toEqual([]);
    },
  );

  it('DEVOLVIDO gives the money back', async () => {
    const { pay, advance, balance } = await frozen('returned');
    const before = await balance('maria-corrente');
    await pay(byKey('devolvido@outcome.example'));
    await advance('PT1H');
    expect(await balance('maria-corrente')).toEqual(before);
  });

  it('refuse a consent with a prefix, and its payment without one', async () => {
    const payer = await frozen('consents');
    for (const { value, outcome } of await listed('consents')) {
      expect(value).toMatch(/^consent\./);
      if (/^(CUSTOMER|SECOND_HOLDER)_/.test(outcome)) continue;
      expect(await refusedConsent(payer, value)).toMatchObject([{ code: outcome }]);
    }
    const details = { ...byKey('nao_informado@outcome.example'), creditorAccount: PAYEE };
    const { consentId } = await payer.consent({ date: TODAY, details });
    const payment = item(byKey('nao_informado@outcome.example'));
    const headers = { 'x-consent-id': consentId };
    expect(await payer.refused({ data: [payment] }, headers)).toEqual(['NAO_INFORMADO']);
    expect(await payer.findConsent(consentId)).toMatchObject({ status: 'CONSUMED' });
  });

  it('let the customer of a consent decide', async () => {
    const payer = await frozen('customer');
    const made = (value: string) =>
      payer.consent({
        date: TODAY,
        details: { ...byKey(`consent.${value}@outcome.example`), creditorAccount: PAYEE },
      });
    const refused = await made('customer_refuses');
    const later = await made('customer_approves_later');
    expect(await payer.findConsent(refused.consentId)).toMatchObject({ status: 'REJECTED' });
    expect(await payer.findConsent(later.consentId)).toMatchObject({
      status: 'AWAITING_AUTHORISATION',
    });
    await payer.advance('PT30S');
    expect(await payer.findConsent(later.consentId)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('come after a rule', async () => {
    const payer = await frozen('rule');
    const { rule, refused } = payer;
    await rule({ effect: { outcome: 'VALOR_INVALIDO' }, times: 1 });
    const payment = plain(byKey('saldo_insuficiente@outcome.example'));
    expect(await refused(payment)).toEqual(['VALOR_INVALIDO']);
    expect(await refused(payment)).toEqual(['SALDO_INSUFICIENTE']);
    await rule({ effect: { outcome: 'NAO_INFORMADO' }, times: 1 });
    const key = 'consent.data_pagamento_invalida@outcome.example';
    expect(await refusedConsent(payer, key)).toMatchObject([{ code: 'NAO_INFORMADO' }]);
    expect(await refusedConsent(payer, key)).toMatchObject([{ code: 'DATA_PAGAMENTO_INVALIDA' }]);
  });

  it('are keys like any other if they are off or unknown', async () => {
    const payer = await frozen('off');
    await payer.pay(byKey('ac99@outcome.example'));
    expect((await payer.journal('?method=POST'))[0]).toMatchObject({
      testValues: [{ value: 'ac99@outcome.example', reason: 'unknown' }],
    });
    await payer.call('put', '/test-values', { enabled: false }).expect(200);
    await payer.pay(byKey('saldo_insuficiente@outcome.example'));
    const key = 'consent.data_pagamento_invalida@outcome.example';
    expect(await refusedConsent(payer, key)).toEqual([]);
  });
});
