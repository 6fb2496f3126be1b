import { frozenAt, type TestApp } from '#libs/testing';
import { type ConsentDraft } from '../src/consents/consent';
import { CONSENT_DEADLINE } from '../src/consents/consent-transactions';
import { type Permission } from '../src/consents/rules/permissions';
import { consentCreated, consentRead, standardErrors } from './consent-schemas';

export const CONSENTS = '/open-banking/consents/v1/consents';
/** Maria Silva, whom every sandbox knows. */
export const CPF = '11144477735';
/** A person whom the bank has not seen. */
export const OTHER_CPF = '52998224725';
export const CNPJ = '12ABC34501DE35';
export const NOW = '2026-03-31T12:00:00.000Z';

export const accountPermissions: readonly Permission[] = [
  'ACCOUNTS_READ',
  'ACCOUNTS_BALANCES_READ',
  'ACCOUNTS_TRANSACTIONS_READ',
  'ACCOUNTS_OVERDRAFT_LIMITS_READ',
  'RESOURCES_READ',
];

/** A consent that is asked for and would be given, unless `change` says otherwise. */
export function draft(change: Partial<ConsentDraft>): ConsentDraft {
  return {
    loggedUser: CPF,
    businessEntity: null,
    permissions: accountPermissions,
    expiresAtMs: null,
    isLinked: null,
    ...change,
  };
}

export const user = (identification: string) => ({ document: { identification, rel: 'CPF' } });
export const company = (identification: string) => ({ document: { identification, rel: 'CNPJ' } });

/** The body of a request for a consent. */
export function consentBody(change: object = {}) {
  return { data: { loggedUser: user(CPF), permissions: accountPermissions, ...change } };
}

/** The consents of one sandbox. */
export function consentsOf(test: TestApp, sandbox: string) {
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const request = test.http[method](path).set('X-Sandbox', sandbox);
    return body === undefined ? request : request.send(body);
  };
  const errorsOf = (body: unknown): readonly string[] =>
    standardErrors.parse(body).errors.map(({ code }) => code);
  return {
    call,
    freeze: (now = NOW) => call('put', '/__admin/clock', frozenAt(now)).expect(200),
    /** Moves the clock, and returns the deadlines of consents that were reached on the way. */
    advance: async (by: string) => {
      const { body } = await call('post', '/__admin/clock/advance', { by }).expect(200);
      const { ran } = body as { readonly ran: readonly { readonly kind: string }[] };
      return ran.filter(({ kind }) => kind === CONSENT_DEADLINE);
    },
    create: async (change?: object) => {
      const { body } = await call('post', CONSENTS, consentBody(change)).expect(201);
      return consentCreated.parse(body).data;
    },
    read: async (id: string) => {
      const { body } = await call('get', `${CONSENTS}/${id}`).expect(200);
      return consentRead.parse(body).data;
    },
    extend: (id: string, change: object = {}) =>
      call('post', `${CONSENTS}/${id}/extends`, { data: { loggedUser: user(CPF), ...change } })
        .set('x-fapi-customer-ip-address', '172.217.22.14')
        .set('x-customer-user-agent', 'Mozilla/5.0'),
    /** The codes of the refusal of a request for a consent. */
    refusal: async (status: number, body: object) =>
      errorsOf((await call('post', CONSENTS, body).expect(status)).body),
    errorsOf,
  };
}
