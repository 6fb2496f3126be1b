import type { z } from 'zod';
import { admin, type TestApp } from '#libs/testing';
import { ACCOUNTS, bankIn } from '../bank/bank';
import { consentBody, CREDITOR, PAYEE } from './builders';
import * as schemas from './schemas';

export const PAYMENTS = '/open-banking/payments/v1/pix/payments';
export const PAYMENT_CONSENTS = '/open-banking/payments/v1/consents';

/** Three in the afternoon in Brasília. */
export const NOW = '2999-03-10T18:00:00.000Z';
export const TODAY = '2999-03-10';

export type Headers = Readonly<Record<string, string>>;
export type PaymentData = z.output<typeof schemas.payment>['data'];
export type ConsentData = z.output<typeof schemas.paymentConsent>['data'];

let ids = 0;

/** An EndToEndId that is unique in this process. */
export function newEndToEndId(time = '299903101800'): string {
  ids += 1;
  return `E87654321${time}${String(ids).padStart(11, '0')}`;
}

/** A payment of 150.00 as a list of payments v4 has it. */
export function item(change: object = {}): object {
  return {
    endToEndId: newEndToEndId(),
    localInstrument: 'MANU',
    payment: { amount: '150.00', currency: 'BRL' },
    creditorAccount: PAYEE,
    cnpjInitiator: '50685362000135',
    ...change,
  };
}

/** A payment of 150.00 without a consent. */
export function plain(change: object = {}): object {
  return { amount: '150.00', creditorAccount: PAYEE, creditor: CREDITOR, ...change };
}

/** A cancellation by the person with a CPF: Maria, the holder of the account that pays by default. */
export const cancellationBy = (identification = '11144477735') => ({
  data: {
    status: 'CANC',
    cancellation: { cancelledBy: { document: { identification, rel: 'CPF' } } },
  },
});

/** Payments in one sandbox. Every response is checked against the standard. */
export function payerIn(test: TestApp, sandbox: string) {
  const bank = bankIn(test, sandbox);
  const control = admin(test, sandbox);
  const send = (path: string, body: object, headers: Headers = {}) =>
    test.http.post(path).set('X-Sandbox', sandbox).set(headers).send(body);
  const patch = (path: string, body: object = cancellationBy(), headers: Headers = {}) =>
    test.http.patch(path).set('X-Sandbox', sandbox).set(headers).send(body);
  const find = async (paymentId: string): Promise<PaymentData> => {
    const { body } = await bank.get(`${PAYMENTS}/${paymentId}`).expect(200);
    return schemas.payment.parse(body).data;
  };
  return {
    ...bank,
    ...control,
    send,
    patch,
    find,
    pay: async (change: object = {}, headers: Headers = {}): Promise<PaymentData> => {
      const { body } = await send(PAYMENTS, plain(change), headers).expect(201);
      return schemas.payment.parse(body).data;
    },
    payList: async (items: readonly object[], headers: Headers = {}): Promise<PaymentData[]> => {
      const { body } = await send(PAYMENTS, { data: items }, headers).expect(201);
      return schemas.payments.parse(body).data;
    },
    refused: async (body: object, headers: Headers = {}): Promise<string[]> => {
      const answer = await send(PAYMENTS, body, headers).expect(422);
      return schemas
        .standardErrors(9)
        .parse(answer.body)
        .errors.map(({ code }) => code);
    },
    consent: async (payment: Parameters<typeof consentBody>[0] = { date: TODAY }, data = {}) => {
      const { body } = await send(PAYMENT_CONSENTS, consentBody(payment, data)).expect(201);
      return schemas.paymentConsent.parse(body).data;
    },
    findConsent: async (consentId: string): Promise<ConsentData> => {
      const { body } = await bank.get(`${PAYMENT_CONSENTS}/${consentId}`).expect(200);
      return schemas.paymentConsent.parse(body).data;
    },
    status: async (paymentId: string): Promise<string> => (await find(paymentId)).status,
    list: async (query = '') => {
      const { body } = await bank.get(`${PAYMENTS}${query}`).expect(200);
      return schemas.paymentList.parse(body);
    },
    advance: (by: string) => control.call('post', '/clock/advance', { by }).expect(200),
    /** What is available and blocked, in cents. */
    balance: async (accountId: string): Promise<readonly [number, number]> => {
      const { body } = await bank.get(`${ACCOUNTS}/${accountId}/balances`).expect(200);
      const { data } = body as {
        data: Record<'availableAmount' | 'blockedAmount', { amount: string }>;
      };
      const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
      return [cents(data.availableAmount), cents(data.blockedAmount)];
    },
  };
}

export type TestPayer = ReturnType<typeof payerIn>;
