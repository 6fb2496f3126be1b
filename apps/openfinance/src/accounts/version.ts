/** The version of the standard that defines the bodies of the accounts API. */
export const ACCOUNTS_VERSION = '2.4.2';
