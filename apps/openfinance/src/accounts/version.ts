/** The version of the standard whose bodies the family has. */
export const ACCOUNTS_VERSION = '2.4.2';
