import { z } from 'zod';
import { type ContractCase } from '../case';
import { healthAsOfSpi } from '../health';
import { amountText, jsonArray, text, utc, uuid } from '../shapes';
import { ACCOUNTS, consentRequest, CONSENTS, PERMISSIONS } from '../tables/openfinance';
import { answers, envelope, errors } from './openfinance-bodies';
import { paymentDecisions } from './openfinance-payments';

function consent(status: string) {
  return envelope(
    z.looseObject({
      consentId: z.string().regex(/^urn:[a-z0-9-]+:.+$/),
      creationDateTime: utc,
      status: z.literal(status),
      statusUpdateDateTime: utc,
      permissions: z.array(text).length(PERMISSIONS.length),
    }),
  );
}

const balance = z.looseObject({ amount: amountText, currency: z.literal('BRL') });
const accountListed = z.looseObject({
  accountId: text,
  brandName: text,
  companyCnpj: z.string().regex(/^\d{14}$/),
  type: text,
  compeCode: text,
  branchCode: text,
  number: text,
  checkDigit: text,
});

const INTERACTION = 'd78fc4e5-37ca-4da3-adf2-9b082bf92280';

const consents: readonly ContractCase[] = [
  answers('POST', CONSENTS, 'a consent', 201, {
    body: consentRequest,
    says: '201, AWAITING_AUTHORISATION, in data, links and meta',
    shape: consent('AWAITING_AUTHORISATION'),
    keeps: { consent: 'data.consentId' },
  }),
  answers('GET', `${CONSENTS}/:id`, 'the consent, authorised at once', 200, {
    parameters: (kept) => ({ id: kept('consent') }),
    says: '200, AUTHORISED',
    shape: consent('AUTHORISED'),
  }),
  answers('GET', ACCOUNTS, 'the accounts of the consent', 200, {
    headers: (kept) => ({ 'x-consent-id': kept('consent') }),
    says: '200 with accounts of accounts v2',
    shape: envelope(z.array(accountListed).min(1)),
    keeps: { ofConsent: 'data.0.accountId' },
  }),
  answers('DELETE', `${CONSENTS}/:id`, 'the consent', 204, {
    parameters: (kept) => ({ id: kept('consent') }),
    says: '204',
  }),
  answers('GET', `${CONSENTS}/:id`, 'the consent after it was revoked', 200, {
    parameters: (kept) => ({ id: kept('consent') }),
    says: '200, REJECTED',
    shape: consent('REJECTED'),
  }),
  answers('GET', ACCOUNTS, 'accounts under a consent that is revoked', 403, {
    headers: (kept) => ({ 'x-consent-id': kept('consent') }),
    says: '403: a consent that is named must be authorised',
    shape: errors('CONSENTIMENTO_INVALIDO'),
  }),
  answers('POST', CONSENTS, 'a person whom the bank has not seen', 201, {
    body: {
      data: {
        loggedUser: { document: { identification: '52998224725', rel: 'CPF' } },
        permissions: ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ', 'RESOURCES_READ'],
      },
    },
    says: '201: any document works',
    shape: envelope(z.looseObject({ consentId: text })),
    keeps: { narrow: 'data.consentId' },
  }),
  answers('GET', ACCOUNTS, 'the accounts of this person', 200, {
    headers: (kept) => ({ 'x-consent-id': kept('narrow') }),
    says: '200 with at least one account',
    shape: envelope(z.array(accountListed).min(1)),
    keeps: { theirs: 'data.0.accountId' },
  }),
  answers(
    'GET',
    `${ACCOUNTS}/:id/transactions`,
    'transactions that the consent does not permit',
    403,
    {
      parameters: (kept) => ({ id: kept('theirs') }),
      headers: (kept) => ({ 'x-consent-id': kept('narrow') }),
      says: '403: the consent must hold the permission',
      shape: z.looseObject({ errors: jsonArray.min(1) }),
    },
  ),
  answers('POST', CONSENTS, 'nothing', 400, {
    body: {},
    says: '400 with the official code',
    shape: errors('PARAMETRO_NAO_INFORMADO'),
  }),
];

const accounts: readonly ContractCase[] = [
  answers('GET', ACCOUNTS, 'all accounts, without a consent', 200, {
    headers: { 'x-fapi-interaction-id': INTERACTION },
    says: '200; x-fapi-interaction-id is returned',
    answerHeaders: { 'x-fapi-interaction-id': new RegExp(`^${INTERACTION}$`) },
    shape: envelope(z.array(accountListed).min(1)),
  }),
  answers('GET', ACCOUNTS, 'without x-fapi-interaction-id', 200, {
    says: '200; an x-fapi-interaction-id is made',
    answerHeaders: { 'x-fapi-interaction-id': /^[0-9a-f-]{36}$/ },
  }),
  answers('GET', ACCOUNTS, 'with a malformed x-fapi-interaction-id', 400, {
    headers: { 'x-fapi-interaction-id': 'one' },
    says: '400',
    shape: z.looseObject({ errors: jsonArray.min(1) }),
  }),
  answers('GET', `${ACCOUNTS}/:id`, 'an account', 200, {
    parameters: { id: 'maria-corrente' },
    says: '200 with the account of accounts v2',
    shape: envelope(
      z.looseObject({
        compeCode: text,
        branchCode: text,
        number: text,
        checkDigit: text,
        type: text,
        subtype: text,
        currency: z.literal('BRL'),
      }),
    ),
  }),
  answers('GET', `${ACCOUNTS}/:id/balances`, 'its balances', 200, {
    parameters: { id: 'maria-corrente' },
    says: '200 with three balances',
    shape: envelope(
      z.looseObject({
        availableAmount: balance,
        blockedAmount: balance,
        automaticallyInvestedAmount: balance,
        updateDateTime: utc,
      }),
    ),
  }),
  answers('GET', `${ACCOUNTS}/:id/transactions`, 'its transactions', 200, {
    parameters: { id: 'maria-corrente' },
    says: '200 with transactions of accounts v2',
    shape: envelope(
      z.array(
        z.looseObject({
          transactionId: text,
          creditDebitType: z.enum(['CREDITO', 'DEBITO']),
          transactionName: text,
          type: text,
          transactionAmount: balance,
          transactionDateTime: utc,
        }),
      ),
    ),
  }),
  answers('GET', `${ACCOUNTS}/:id`, 'an account that does not exist', 404, {
    parameters: { id: 'none' },
    says: '404 with errors, without meta',
    shape: errors('CONTA_NAO_ENCONTRADA').extend({
      meta: z.never('must be left out here').optional(),
    }),
  }),
];

/** What this project decided about openfinance. */
export const openfinanceDecisions: readonly ContractCase[] = [
  healthAsOfSpi,
  answers('GET', '/open-banking/discovery/v1/endpoints', 'the endpoints', 200, {
    says: '200 with the API families and their endpoints',
    shape: z.looseObject({
      data: z
        .array(
          z.looseObject({
            ApiFamilyType: text,
            ApiVersion: text,
            ApiDiscoveryEndpoints: z
              .array(z.looseObject({ ApiDiscoveryId: uuid, ApiEndpoint: z.url() }))
              .min(1),
          }),
        )
        .min(5),
    }),
  }),
  ...consents,
  ...accounts,
  ...paymentDecisions,
];
