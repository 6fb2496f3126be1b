import { type CardAccount } from '../bank/cards/card';
import { type Account } from '../ledger/account';
import { type ResourceStatus } from '../settings/resources/resource-settings';

/** The types of this bank's resources (resources 3.1.0 has more). */
export const RESOURCE_TYPES = ['ACCOUNT', 'CREDIT_CARD_ACCOUNT'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** An account or a card account that a consent includes. */
export interface Resource {
  readonly resourceId: string;
  readonly type: ResourceType;
  readonly status: ResourceStatus;
}

/**
 * The resources of these accounts and cards, in this order.
 * @param statusOf the status of a resource by its id
 */
export function resourcesOf(
  accounts: readonly Pick<Account, 'accountId'>[],
  cards: readonly Pick<CardAccount, 'creditCardAccountId'>[],
  statusOf: (resourceId: string) => ResourceStatus,
): Resource[] {
  const resource = (resourceId: string, type: ResourceType): Resource => {
    return { resourceId, type, status: statusOf(resourceId) };
  };
  return [
    ...accounts.map(({ accountId }) => resource(accountId, 'ACCOUNT')),
    ...cards.map((card) => resource(card.creditCardAccountId, 'CREDIT_CARD_ACCOUNT')),
  ];
}
