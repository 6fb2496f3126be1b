import { PAYEE } from '../../../test/payments/builders';
import { readPayments } from './payment.request';

const item = {
  endToEndId: 'E8765432120260130120012345678901',
  localInstrument: 'MANU',
  payment: { amount: '150.00', currency: 'BRL' },
  creditorAccount: PAYEE,
  cnpjInitiator: '50685362000135',
};
const read = {
  endToEndId: item.endToEndId,
  localInstrument: 'MANU',
  amount: 15_000,
  currency: 'BRL',
  creditorAccount: PAYEE,
};
const plain = { amount: '150.00', creditorAccount: PAYEE };

describe('A body', () => {
  it('of payments v4 is a list', () => {
    const body = { data: [{ ...item, consentId: 'urn:a:1' }, item] };
    expect(readPayments(body)).toMatchObject({
      ok: true,
      value: { payments: [read, read], isList: true, consentId: 'urn:a:1' },
    });
  });

  it('of payments v1 to v3 is an object', () => {
    expect(readPayments({ data: { ...item, remittanceInformation: 'Aluguel' } })).toMatchObject({
      ok: true,
      value: {
        payments: [{ ...read, remittanceInformation: 'Aluguel' }],
        isList: false,
        consentId: undefined,
      },
    });
  });

  it('without data is a plain payment', () => {
    const found = readPayments({ ...plain, accountId: 'joao-corrente', consentId: 'urn:a:1' });
    expect(found).toMatchObject({
      ok: true,
      value: {
        payments: [{ ...read, endToEndId: undefined }],
        isList: false,
        consentId: 'urn:a:1',
        accountId: 'joao-corrente',
      },
    });
  });

  it('of payments v1 to v3 can name a salary account', () => {
    const creditorAccount = { ...PAYEE, accountType: 'SLRY' };
    expect(readPayments({ data: { ...item, creditorAccount } })).toMatchObject({ ok: true });
  });

  it('can have the claims of a signed body', () => {
    const claims = { aud: 'a', iss: 'b', iat: 1, jti: 'c' };
    expect(readPayments({ data: [item], ...claims })).toMatchObject({ ok: true });
    expect(readPayments({ data: item, ...claims })).toMatchObject({ ok: true });
  });

  it('with a key and no account is a payment by DICT', () => {
    expect(readPayments({ amount: 1, proxy: '12345678901' })).toMatchObject({
      ok: true,
      value: {
        payments: [{ localInstrument: 'DICT', proxy: '12345678901', creditorAccount: undefined }],
      },
    });
  });
});

describe('The amount of a plain payment', () => {
  it.each<readonly [unknown, number]>([
    ['10.50', 1_050],
    ['0.01', 1],
    [10, 1_000],
    [10.5, 1_050],
    [0.29, 29],
    [1.1, 110],
    [1_000_000.01, 100_000_001],
  ])('%p is %d cents', (amount, cents) => {
    const found = readPayments({ ...plain, amount });
    expect(found).toMatchObject({ ok: true, value: { payments: [{ amount: cents }] } });
  });

  it.each([0, -0, 10.005, 1e21, 0.001, 90_071_992_547_409.93])(
    '%p cannot be paid, and is read as 0 or less',
    (amount) => {
      const found = readPayments({ ...plain, amount });
      const [payment] = found.ok ? found.value.payments : [];
      expect(payment?.amount).toBeLessThanOrEqual(0);
    },
  );

  it.each([
    [0, false],
    [10.005, false],
    [-1e21, false],
    [90_071_992_547_409.9, false],
    [90_071_992_547_409.93, true],
    [1e21, true],
    ['0.00', false],
    ['90071992547409.91', false],
    ['90071992547409.92', true],
    ['9999999999999999.99', true],
  ])('%p is above what can be counted: %p', (amount, isAboveLimit) => {
    const found = readPayments({ ...plain, amount });
    expect(found).toMatchObject({ ok: true, value: { payments: [{ isAboveLimit }] } });
  });

  it.each([-1, -0.01])('%p is read as it is, for the rules to refuse', (amount) => {
    const found = readPayments({ ...plain, amount });
    expect(found).toMatchObject({ ok: true, value: { payments: [{ amount: amount * 100 }] } });
  });

  it('of 16 digits that integer cents cannot hold is read as 0', () => {
    const found = readPayments({ ...plain, amount: '9999999999999999.99' });
    expect(found).toMatchObject({ ok: true, value: { payments: [{ amount: 0 }] } });
  });
});

const without = (name: keyof typeof item): object =>
  Object.fromEntries(Object.entries(item).filter(([each]) => each !== name));

describe('A body is refused', () => {
  it.each<readonly [string, unknown, string, RegExp]>([
    ['nothing', {}, '/amount', /^Is missing/],
    [
      'an unknown member',
      { data: [{ ...item, remitanceInformation: 'x' }] },
      '/data/0/remitanceInformation',
      /did you mean "remittanceInformation"/,
    ],
    ['an unknown member beside data', { data: [item], consentID: 'x' }, '/consentID', /is unknown/],
    ['an unknown plain member', { ...plain, proxi: 'x' }, '/proxi', /did you mean "proxy"/],
    ['no initiator', { data: [without('cnpjInitiator')] }, '/data/0/cnpjInitiator', /^Is missing/],
    [
      'no initiator of one',
      { data: without('cnpjInitiator') },
      '/data/cnpjInitiator',
      /^Is missing/,
    ],
    [
      'a salary account in payments v4',
      { data: [{ ...item, creditorAccount: { ...PAYEE, accountType: 'SLRY' } }] },
      '/data/0/creditorAccount/accountType',
      /^Must be one of CACC, SVGS, TRAN/,
    ],
    [
      'a person with a CNPJ',
      { ...plain, creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '50685362000135' } },
      '/creditor/cpfCnpj',
      /^Must be a CPF: personType is PESSOA_NATURAL/,
    ],
    ['a text', { data: 'x' }, '/data', /^Must be an object/],
    ['null', { data: null }, '/data', /^Must be an object/],
    ['an empty list', { data: [] }, '/data', /at least one/],
    ['61 payments', { data: Array(61).fill(item) }, '/data', /at most 60/],
    ['a list in a list', { data: [[item]] }, '/data/0', /^Must be an object/],
    ['no endToEndId', { data: [without('endToEndId')] }, '/data/0/endToEndId', /^Is missing/],
    [
      'no instrument',
      { data: [without('localInstrument')] },
      '/data/0/localInstrument',
      /^Is missing/,
    ],
    ['no amount', { data: [without('payment')] }, '/data/0/payment', /^Is missing/],
    ['no account', { data: without('creditorAccount') }, '/data/creditorAccount', /^Is missing/],
    [
      'no decimals',
      { data: { ...item, payment: { ...item.payment, amount: '10' } } },
      '/data/payment/amount',
      /two decimals/,
    ],
    [
      'one decimal',
      { data: { ...item, payment: { ...item.payment, amount: '10.5' } } },
      '/data/payment/amount',
      /two decimals/,
    ],
    [
      'a sign',
      { data: { ...item, payment: { ...item.payment, amount: '-1.00' } } },
      '/data/payment/amount',
      /two decimals/,
    ],
    [
      'a number',
      { data: { ...item, payment: { ...item.payment, amount: 10 } } },
      '/data/payment/amount',
      /^Must be/,
    ],
    [
      '17 digits',
      { data: { ...item, payment: { ...item.payment, amount: '12345678901234567.00' } } },
      '/data/payment/amount',
      /two decimals/,
    ],
    [
      'dollars',
      { data: { ...item, payment: { ...item.payment, currency: 'USD' } } },
      '/data/payment/currency',
      /^Must be BRL/,
    ],
    [
      'a long txid',
      { data: { ...item, transactionIdentification: 'x'.repeat(36) } },
      '/data/transactionIdentification',
      /35/,
    ],
    [
      'a long text',
      { data: { ...item, remittanceInformation: 'x'.repeat(141) } },
      '/data/remittanceInformation',
      /140/,
    ],
    ['a plain amount without decimals', { ...plain, amount: '10' }, '/amount', /two decimals/],
    ['a plain amount of nothing', { creditorAccount: PAYEE }, '/amount', /^Is missing/],
    ['a plain amount in a list', { ...plain, amount: ['10.00'] }, '/amount', /^Must be a number/],
    ['plain dollars', { ...plain, currency: 'USD' }, '/currency', /^Must be BRL/],
    [
      'an account in a list',
      { ...plain, creditorAccount: [PAYEE] },
      '/creditorAccount',
      /^Must be an object/,
    ],
  ])('%s', (_, body, pointer, detail) => {
    const found = readPayments(body);
    const kept = found.ok ? [] : found.refusal.kept;
    expect(kept).toContainEqual({ pointer, detail: expect.stringMatching(detail) as string });
  });
});
