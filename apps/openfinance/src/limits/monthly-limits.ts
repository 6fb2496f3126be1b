import { type MonthlyClass } from '../settings/limits/limit-settings';

interface MonthlyLimit {
  readonly class: MonthlyClass;
  /** The list has a `pagination-key`. Pages that are read by it do not count (accounts 2.4.2, parameter paginationKey). */
  readonly hasKeys?: true;
}

const CARDS = 'credit-cards-accounts/accounts';
const ACCOUNTS = 'accounts/accounts';

/**
 * The endpoints with a monthly limit (Open Finance Brasil, "Limites operacionais"; the numbers of customers and cards by
 * developers.celcoin.com.br, "Limites de Consumo Operacionais"). Consents, resources and payments have none.
 */
export const MONTHLY_LIMITS: Readonly<Record<string, MonthlyLimit>> = {
  [ACCOUNTS]: { class: 'low' },
  [`${ACCOUNTS}/{}`]: { class: 'low' },
  [`${ACCOUNTS}/{}/balances`]: { class: 'highest' },
  [`${ACCOUNTS}/{}/overdraft-limits`]: { class: 'highest' },
  [`${ACCOUNTS}/{}/transactions`]: { class: 'low', hasKeys: true },
  [`${ACCOUNTS}/{}/transactions-current`]: { class: 'high', hasKeys: true },
  ...Object.fromEntries(
    ['personal', 'business'].flatMap((kind) =>
      ['identifications', 'qualifications', 'financial-relations'].map((name) => [
        `customers/${kind}/${name}`,
        { class: 'low' },
      ]),
    ),
  ),
  [CARDS]: { class: 'low' },
  [`${CARDS}/{}`]: { class: 'low' },
  [`${CARDS}/{}/limits`]: { class: 'high' },
  [`${CARDS}/{}/bills`]: { class: 'medium', hasKeys: true },
  [`${CARDS}/{}/bills/{}/transactions`]: { class: 'medium', hasKeys: true },
  [`${CARDS}/{}/transactions`]: { class: 'low', hasKeys: true },
  [`${CARDS}/{}/transactions-current`]: { class: 'high', hasKeys: true },
};
