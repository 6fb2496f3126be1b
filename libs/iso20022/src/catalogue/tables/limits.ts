/** The schemas do not limit the number of transactions. This limit keeps the largest message below the limit of elements. */
export const MAX_TRANSACTIONS = 1_000;
/** The schemas do not limit the number of reasons and texts of a transaction. */
export const MAX_REASONS = 100;
/** The limits of an Envelope. The deepest path has 15 levels, and a signature adds a few. */
export const XML_LIMITS = { maxDepth: 32, maxElements: 100_000 };
