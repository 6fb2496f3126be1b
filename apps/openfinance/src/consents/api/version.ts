/** The version of the standard whose bodies the family has. */
export const CONSENTS_VERSION = '3.3.1';
