/** The version of the credit-cards-accounts API that the bodies have. */
export const CREDIT_CARDS_VERSION = '2.3.1';
