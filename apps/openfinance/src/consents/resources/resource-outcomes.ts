import { RESOURCE_REFUSALS, type ResourceRefusal } from './resource-status';

/** The outcome of the list of resources for which the list is not ready (202, resources 3.1.0). */
export const RESOURCES_NOT_READY = {
  RESOURCES_BEING_PREPARED: 'The bank is still preparing the list: 202 without a body',
};

/** The outcomes of the addresses of one account or card account. */
export const RESOURCE_OUTCOMES = Object.fromEntries(
  Object.entries(RESOURCE_REFUSALS).map(([code, [, meaning]]) => [
    code,
    meaning.replace(/\.$/, ''),
  ]),
) as Readonly<Record<ResourceRefusal, string>>;

const ACCOUNT = '/open-banking/accounts/v1/accounts/{id}';
const CARD = '/open-banking/credit-cards-accounts/v2/accounts/{id}';

/** The operations of which a rule can request these outcomes. */
export const RESOURCE_OPERATIONS = [
  {
    method: 'GET',
    path: '/open-banking/resources/v3/resources',
    outcomes: RESOURCES_NOT_READY,
  },
  ...[
    ...['', '/balances', '/overdraft-limits', '/transactions', '/transactions-current'].map(
      (path) => ACCOUNT + path,
    ),
    ...[
      ...['', '/limits', '/bills', '/bills/{billId}/transactions'],
      ...['/transactions', '/transactions-current'],
    ].map((path) => CARD + path),
  ].map((path) => ({ method: 'GET', path, outcomes: RESOURCE_OUTCOMES })),
];
