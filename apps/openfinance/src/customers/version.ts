/** The version of the customers API that the bodies have. */
export const CUSTOMERS_VERSION = '2.2.1';
