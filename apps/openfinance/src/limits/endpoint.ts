/** The base of the addresses of the standard, with the version of the API. */
const BASE = /^\/open-banking\/([^/]+)\/v\d+\//;

/**
 * The endpoint of a route, without its version: limits count all versions together.
 * @example endpointOf('/open-banking/accounts/v1/accounts/:id/balances'); // 'accounts/accounts/{}/balances'
 */
export function endpointOf(routePath: string): string {
  return routePath.replace(BASE, '$1/').replaceAll(/:\w+/g, '{}');
}
