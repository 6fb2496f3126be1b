/** The version of the standard that defines the bodies of the automatic payments API. */
export const AUTOMATIC_PAYMENTS_VERSION = '2.0.0';
