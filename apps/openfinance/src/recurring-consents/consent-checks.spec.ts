import {
  automaticBody,
  COMPANY,
  PERSON,
  readBody,
  sweepingBody,
} from '../../test/recurring/builders';
import { RECURRING_CONSENT_REFUSALS } from '../payment-terms/recurring-codes';
import { checkRecurringConsent, RECURRING_CONSENT_OUTCOMES } from './consent-checks';

const NOW = Date.parse('2999-03-10T18:00:00Z');
const PAYEE = { ispb: '12345678', issuer: '0001', number: '1', accountType: 'CACC' };
const first = (date: string) => ({
  ...{ type: 'PIX', date, currency: 'BRL', amount: '10.00', creditorAccount: PAYEE },
});
const JURIDICA = { document: { identification: '12345678000195', rel: 'CNPJ' } };
const branch = (cpfCnpj: string) => ({ ...COMPANY, cpfCnpj });

describe('A recurring consent', () => {
  it.each<readonly [string, object]>([
    ['sweeping without limits', sweepingBody()],
    [
      'sweeping with every limit',
      sweepingBody({
        totalAllowedAmount: '10.00',
        transactionLimit: '1.00',
        periodicLimits: {
          day: { quantityLimit: 1 },
          week: { transactionLimit: '2.00' },
          month: { quantityLimit: 1 },
          year: { quantityLimit: 1 },
        },
      }),
    ],
    [
      'sweeping of a company, to its branches',
      sweepingBody(
        {},
        {
          businessEntity: JURIDICA,
          creditors: [branch('12345678000195'), branch('12345678000276')],
        },
      ),
    ],
    [
      'vrp',
      sweepingBody({}, { recurringConfiguration: { vrp: { globalLimits: { quantityLimit: 2 } } } }),
    ],
    [
      'automatic with a variable amount',
      automaticBody({ maximumVariableAmount: '2.00', minimumVariableAmount: '2.00' }),
    ],
    ['automatic with a fixed amount', automaticBody({ fixedAmount: '2.00' })],
    [
      'automatic with a first payment today',
      automaticBody({ firstPayment: first('2999-03-10'), referenceStartDate: '2999-03-11' }),
    ],
    ['automatic with an end', automaticBody({}, { expirationDateTime: '2999-03-10T18:00:01Z' })],
  ])('is accepted: %s', (_, body) => {
    expect(checkRecurringConsent(readBody(body), NOW).ok).toBe(true);
  });

  it.each<readonly [string, object, string, string]>([
    ['no product', sweepingBody({}, { recurringConfiguration: {} }), 'PARAMETRO_NAO_INFORMADO', ''],
    [
      'two products',
      sweepingBody({}, { recurringConfiguration: { sweeping: {}, vrp: {} } }),
      'PARAMETRO_INVALIDO',
      '',
    ],
    [
      'an amount of zero',
      sweepingBody({ transactionLimit: '0.00' }),
      'PARAMETRO_INVALIDO',
      '/sweeping/transactionLimit',
    ],
    [
      'an amount that is too high',
      sweepingBody({ totalAllowedAmount: '9999999999999999.99' }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/sweeping/totalAllowedAmount',
    ],
    [
      'a limit of nothing',
      sweepingBody({ periodicLimits: { week: {} } }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/sweeping/periodicLimits/week',
    ],
    [
      'sweeping to another person',
      sweepingBody({}, { creditors: [{ ...PERSON, cpfCnpj: '98765432100' }] }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/data/creditors/0/cpfCnpj',
    ],
    [
      'sweeping of a person to two payees',
      sweepingBody({}, { creditors: [PERSON, PERSON] }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/data/creditors',
    ],
    [
      'sweeping to another company',
      sweepingBody(
        {},
        { businessEntity: JURIDICA, creditors: [branch('12345678000195'), COMPANY] },
      ),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/data/creditors/1/cpfCnpj',
    ],
    [
      'automatic to two companies',
      automaticBody({}, { creditors: [COMPANY, COMPANY] }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/data/creditors',
    ],
    [
      'automatic to a person',
      automaticBody({}, { creditors: [PERSON] }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/data/creditors/0/personType',
    ],
    [
      'fixed and maximum',
      automaticBody({ fixedAmount: '1.00', maximumVariableAmount: '1.00' }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/automatic/maximumVariableAmount',
    ],
    [
      'fixed and minimum',
      automaticBody({ fixedAmount: '1.00', minimumVariableAmount: '1.00' }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/automatic/minimumVariableAmount',
    ],
    [
      'a maximum below the minimum',
      automaticBody({ maximumVariableAmount: '9.99', minimumVariableAmount: '10.00' }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/automatic/maximumVariableAmount',
    ],
    [
      'a first payment yesterday',
      automaticBody({ firstPayment: first('2999-03-09') }),
      'DATA_PAGAMENTO_INVALIDA',
      '/automatic/firstPayment/date',
    ],
    [
      'a start on the day of the first payment',
      automaticBody({ firstPayment: first('2999-03-10') }),
      'DATA_PAGAMENTO_INVALIDA',
      '/automatic/referenceStartDate',
    ],
    [
      'a start yesterday',
      automaticBody({ referenceStartDate: '2999-03-09' }),
      'DATA_PAGAMENTO_INVALIDA',
      '/automatic/referenceStartDate',
    ],
    [
      'a start on no day',
      automaticBody({ referenceStartDate: '2999-02-29' }),
      'PARAMETRO_INVALIDO',
      '/automatic/referenceStartDate',
    ],
    [
      'an end now',
      sweepingBody({}, { expirationDateTime: '2999-03-10T18:00:00Z' }),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/data/expirationDateTime',
    ],
    [
      'a start at its end',
      sweepingBody(
        { startDateTime: '2999-04-01T00:00:00Z' },
        { expirationDateTime: '2999-04-01T00:00:00Z' },
      ),
      'DETALHE_PAGAMENTO_INVALIDO',
      '/sweeping/startDateTime',
    ],
  ])('is refused: %s', (_, body, code, where) => {
    const checked = checkRecurringConsent(readBody(body), NOW);
    const pointer = expect.stringMatching(new RegExp(`${where}$`)) as string;
    expect(checked).toMatchObject({ ok: false, refusal: { code, pointer } });
  });

  it('begins at its creation if it has no start, or an earlier one', () => {
    for (const sweeping of [{}, { startDateTime: '2020-01-01T00:00:00Z' }]) {
      expect(checkRecurringConsent(readBody(sweepingBody(sweeping)), NOW)).toMatchObject({
        value: {
          request: { configuration: { sweeping: { startDateTime: '2999-03-10T18:00:00Z' } } },
        },
      });
    }
  });

  it('can be refused with each code of the standard by a rule', () => {
    expect(Object.keys(RECURRING_CONSENT_OUTCOMES)).toEqual(
      Object.keys(RECURRING_CONSENT_REFUSALS),
    );
    expect(Object.keys(RECURRING_CONSENT_OUTCOMES)).toEqual([
      'DATA_PAGAMENTO_INVALIDA',
      'DETALHE_PAGAMENTO_INVALIDO',
      'PARAMETRO_NAO_INFORMADO',
      'PARAMETRO_INVALIDO',
      'ERRO_IDEMPOTENCIA',
      'NAO_INFORMADO',
      'FUNCIONALIDADE_NAO_HABILITADA',
    ]);
  });
});
