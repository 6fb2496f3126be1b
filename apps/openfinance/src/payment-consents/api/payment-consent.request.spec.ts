import { readJson } from '#libs/schema';
import { consentBody, PAYEE } from '../../../test/payments/builders';
import { paymentConsentRequest } from './payment-consent.request';

const TODAY = '2026-01-30';
const TOMORROW = '2026-01-31';
const details = { localInstrument: 'MANU', creditorAccount: PAYEE } as const;

describe('The body of a payment consent', () => {
  const violations = (body: unknown): readonly (readonly [string, string])[] => {
    const read = readJson(paymentConsentRequest, body);
    return read.ok
      ? []
      : read.refusal.kept.map(({ pointer, detail }) => [pointer, detail] as const);
  };
  const payment = consentBody({ date: TODAY }).data.payment;

  it('can have the claims of a signed body', () => {
    const body = consentBody({ date: TODAY });
    const claims = { aud: 'a', iss: 'b', iat: 1, jti: 'c' };
    expect(readJson(paymentConsentRequest, { ...body, ...claims })).toMatchObject({
      ok: true,
      value: body,
    });
  });

  it.each<readonly [string, unknown, string, RegExp]>([
    ['nothing', {}, '/data', /^Is missing/],
    [
      'an unknown member',
      { data: { ...consentBody({ date: TODAY }).data, debtorAcount: PAYEE } },
      '/data/debtorAcount',
      /did you mean "debtorAccount"/,
    ],
    [
      'an unknown member of the details',
      consentBody({ date: TODAY, details: { ...details, qrcode: 'x' } as never }),
      '/data/payment/details/qrcode',
      /did you mean "qrCode"/,
    ],
    ['a list', { data: [] }, '/data', /^Must be an object/],
    [
      'no customer',
      { data: { ...consentBody({}).data, loggedUser: undefined } },
      '/data/loggedUser',
      /^Is missing/,
    ],
    [
      'no instrument',
      consentBody({ details: { creditorAccount: PAYEE } as never }),
      '/data/payment/details/localInstrument',
      /^Is missing/,
    ],
    [
      'another instrument',
      consentBody({ details: { ...details, localInstrument: 'BOLE' as never } }),
      '/data/payment/details/localInstrument',
      /^Must be one of MANU/,
    ],
    [
      'no currency',
      consentBody({ currency: undefined as never }),
      '/data/payment/currency',
      /^Is missing/,
    ],
    [
      'dollars',
      consentBody({ currency: 'USD' as never }),
      '/data/payment/currency',
      /^Must be BRL/,
    ],
    ['a number', consentBody({ amount: 150 as never }), '/data/payment/amount', /^Must be/],
    ['no decimals', consentBody({ amount: '150' }), '/data/payment/amount', /two decimals/],
    ['a sign', consentBody({ amount: '-1.00' }), '/data/payment/amount', /two decimals/],
    [
      'a current account without a branch',
      consentBody({ details: { ...details, creditorAccount: { ...PAYEE, issuer: undefined } } }),
      '/data/payment/details/creditorAccount/issuer',
      /^Is missing/,
    ],
    [
      'one payment of a series',
      consentBody({ schedule: { daily: { startDate: TOMORROW, quantity: 1 } } }),
      '/data/payment/schedule/daily/quantity',
      /from 2 to 60/,
    ],
    [
      '61 payments',
      consentBody({ schedule: { daily: { startDate: TOMORROW, quantity: 61 } } }),
      '/data/payment/schedule/daily/quantity',
      /from 2 to 60/,
    ],
    [
      '25 months',
      consentBody({ schedule: { monthly: { startDate: TOMORROW, quantity: 25, dayOfMonth: 1 } } }),
      '/data/payment/schedule/monthly/quantity',
      /from 2 to 24/,
    ],
    [
      'day 32',
      consentBody({ schedule: { monthly: { startDate: TOMORROW, quantity: 2, dayOfMonth: 32 } } }),
      '/data/payment/schedule/monthly/dayOfMonth',
      /from 1 to 31/,
    ],
    [
      'no quantity',
      consentBody({ schedule: { daily: { startDate: TOMORROW } as never } }),
      '/data/payment/schedule/daily/quantity',
      /^Is missing/,
    ],
    [
      'custom days without a text',
      consentBody({ schedule: { custom: { dates: [TOMORROW, '2026-02-01'] } as never } }),
      '/data/payment/schedule/custom/additionalInformation',
      /^Is missing/,
    ],
    [
      'a CPF of 10 digits',
      consentBody({}, { loggedUser: { document: { identification: '1114447773', rel: 'CPF' } } }),
      '/data/loggedUser/document/identification',
      /11 digits/,
    ],
    [
      'a name with a line break',
      consentBody(
        {},
        { creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '98765432100', name: 'João\nSouza' } },
      ),
      '/data/creditor/name',
      /^Must have only letters/,
    ],
    [
      'a name of 121 letters',
      consentBody(
        {},
        {
          creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '98765432100', name: 'x'.repeat(121) },
        },
      ),
      '/data/creditor/name',
      /at most 120/,
    ],
    [
      'a person with a CNPJ',
      consentBody(
        {},
        { creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '50685362000135', name: 'João' } },
      ),
      '/data/creditor/cpfCnpj',
      /^Must be a CPF: personType is PESSOA_NATURAL/,
    ],
    [
      'a company with a CPF',
      consentBody(
        {},
        { creditor: { personType: 'PESSOA_JURIDICA', cpfCnpj: '98765432100', name: 'João' } },
      ),
      '/data/creditor/cpfCnpj',
      /^Must be a CNPJ/,
    ],
    [
      'a salary account',
      consentBody({
        details: { ...details, creditorAccount: { ...PAYEE, accountType: 'SLRY' as never } },
      }),
      '/data/payment/details/creditorAccount/accountType',
      /^Must be one of CACC, SVGS, TRAN/,
    ],
    [
      'a proxy of 78 characters',
      consentBody({ details: { ...details, proxy: 'x'.repeat(78) } }),
      '/data/payment/details/proxy',
      /at most 77/,
    ],
  ])('is refused: %s', (_, body, pointer, detail) => {
    expect(violations(body)).toContainEqual([pointer, expect.stringMatching(detail)]);
  });

  it('accepts names as the standard writes them', () => {
    for (const name of ["D'Ávila & Filhos (São João) Ltda.", 'ÇÃÕ ÿ 100% @b:c*+_<>!?/\\$-']) {
      const creditor = { personType: 'PESSOA_JURIDICA', cpfCnpj: '12ABC34501DE35', name } as const;
      expect(violations({ data: { ...consentBody({}).data, payment, creditor } })).toEqual([]);
    }
  });
});
