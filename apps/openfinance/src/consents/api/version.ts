/** The version of the standard that defines the bodies of the consents API. */
export const CONSENTS_VERSION = '3.3.1';
