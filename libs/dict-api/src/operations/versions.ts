/** The versions of the official API. 1.8 has the addresses of /api/v1, the others those of /api/v2. */
export const API_VERSIONS = ['1.8', '2.6', '2.12'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];
