import type { z } from 'zod';
import { type TestApp } from '#libs/testing';
import { EXAMPLE_SIGNALS } from '../../src/recurring-consents/api/risk-signals';
import { PAYEE } from '../payments/builders';
import { newEndToEndId, payerIn, type Headers } from '../payments/payer';
import { standardErrors } from '../payments/schemas';
import { automaticBody, ENERGY, MARIA, sweepingBody } from './builders';
import { recurringConsent, recurringPayment, recurringPayments } from './schemas';

export const RECURRING_CONSENTS = '/open-banking/automatic-payments/v2/recurring-consents';
export const RECURRING_PAYMENTS = '/open-banking/automatic-payments/v2/pix/recurring-payments';

/** The first account of Maria, which pays. */
export const ACCOUNT = 'maria-corrente';

export type ConsentData = z.output<typeof recurringConsent>['data'];
export type RecurringData = z.output<typeof recurringPayment>['data'];

/** A transfer of 100.00 of Maria to her account elsewhere, today at 15:00 in Brasília. */
export function transfer(change: object = {}): object {
  return {
    endToEndId: newEndToEndId(),
    date: '2999-03-10',
    payment: { amount: '100.00', currency: 'BRL' },
    creditorAccount: PAYEE,
    cnpjInitiator: ENERGY,
    localInstrument: 'MANU',
    document: { identification: MARIA, rel: 'CPF' },
    riskSignals: { automatic: { lastLoginDateTime: '2999-03-10T12:00:00Z' } },
    ...change,
  };
}

/** A bill of 100.00 of the company, of a day. */
export function bill(date: string, change: object = {}): object {
  return {
    endToEndId: newEndToEndId(`${date.replaceAll('-', '')}1500`),
    date,
    payment: { amount: '100.00', currency: 'BRL' },
    creditorAccount: PAYEE,
    cnpjInitiator: ENERGY,
    localInstrument: 'MANU',
    document: { identification: ENERGY, rel: 'CNPJ' },
    paymentReference: 'M03-2999',
    ...change,
  };
}

const reason = (code: string) => ({ code, detail: 'Porque sim.' });
/** The bodies of PATCH. */
export const revocation = (code = 'REVOGADO_USUARIO') => ({
  data: {
    status: 'REVOKED',
    revocation: { revokedBy: 'USUARIO', revokedFrom: 'INICIADORA', reason: reason(code) },
  },
});
export const rejection = (code = 'REJEITADO_USUARIO') => ({
  data: {
    status: 'REJECTED',
    rejection: { rejectedBy: 'USUARIO', rejectedFrom: 'INICIADORA', reason: reason(code) },
  },
});
export const edition = (change: object = {}) => ({
  data: {
    riskSignals: EXAMPLE_SIGNALS,
    creditors: [{ name: 'Energia' }],
    loggedUser: { document: { identification: MARIA, rel: 'CPF' } },
    ...change,
  },
});

/** Recurring consents and payments in one sandbox. Every response is checked against the standard. */
export function initiatorIn(test: TestApp, sandbox: string) {
  const payer = payerIn(test, sandbox);
  const errorsOf = (body: unknown, most: number): string[] =>
    standardErrors(most)
      .parse(body)
      .errors.map(({ code }) => code);
  const consentAt = async (path: string): Promise<ConsentData> => {
    const { body } = await payer.get(path).expect(200);
    return recurringConsent.parse(body).data;
  };
  const consent = async (body: object): Promise<ConsentData> => {
    const { body: answer } = await payer.send(RECURRING_CONSENTS, body).expect(201);
    return recurringConsent.parse(answer).data;
  };
  const under = (consentId: string, headers: Headers = {}) => ({
    'x-consent-id': consentId,
    ...headers,
  });
  return {
    ...payer,
    consent,
    /** The id of an authorised consent. */
    sweeping: async (limits: object = {}, data: Readonly<Record<string, unknown>> = {}) =>
      (await consent(sweepingBody({ ...limits }, data))).recurringConsentId,
    automatic: async (automatic: object = {}, data: Readonly<Record<string, unknown>> = {}) =>
      (await consent(automaticBody({ ...automatic }, data))).recurringConsentId,
    findRecurringConsent: (id: string) => consentAt(`${RECURRING_CONSENTS}/${id}`),
    refusedConsent: async (body: object): Promise<string[]> => {
      const { body: answer } = await payer.send(RECURRING_CONSENTS, body).expect(422);
      return errorsOf(answer, 3);
    },
    changeConsent: async (id: string, body: object): Promise<ConsentData> => {
      const { body: answer } = await payer.patch(`${RECURRING_CONSENTS}/${id}`, body).expect(200);
      return recurringConsent.parse(answer).data;
    },
    refusedChange: async (id: string, body: object): Promise<string[]> => {
      const { body: answer } = await payer.patch(`${RECURRING_CONSENTS}/${id}`, body).expect(422);
      return errorsOf(answer, 3);
    },
    payUnder: async (id: string, data: object, headers: Headers = {}): Promise<RecurringData> => {
      const { body } = await payer
        .send(RECURRING_PAYMENTS, { data }, under(id, headers))
        .expect(201);
      return recurringPayment.parse(body).data;
    },
    refusedUnder: async (id: string, data: object, headers: Headers = {}): Promise<string[]> => {
      const { body } = await payer
        .send(RECURRING_PAYMENTS, { data }, under(id, headers))
        .expect(422);
      return errorsOf(body, 9);
    },
    findRecurring: async (id: string): Promise<RecurringData> => {
      const { body } = await payer.get(`${RECURRING_PAYMENTS}/${id}`).expect(200);
      return recurringPayment.parse(body).data;
    },
    listRecurring: async (query: string) => {
      const { body } = await payer.get(`${RECURRING_PAYMENTS}?${query}`).expect(200);
      return recurringPayments.parse(body).data;
    },
    cancelRecurring: (id: string, identification = MARIA) => {
      const rel = identification.length === 11 ? 'CPF' : 'CNPJ';
      const cancelledBy = { document: { identification, rel } };
      const body = { data: { status: 'CANC', cancellation: { cancelledBy } } };
      return payer.patch(`${RECURRING_PAYMENTS}/${id}`, body);
    },
    decide: (id: string, verb: string, body: object = {}) =>
      payer.call('post', `/consents/${id}/${verb}`, body),
  };
}
