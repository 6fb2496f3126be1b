/**
 * The official base paths of the families that are served below `v1`, with the bodies of these versions (consents 3.3.1,
 * accounts 2.4.2 and payments 4.0.0, `servers`).
 */
const SERVED_AS: Readonly<Record<string, string>> = {
  'consents/v3': 'consents/v1',
  'accounts/v2': 'accounts/v1',
  'payments/v4': 'payments/v1',
};

const FAMILY = /^\/open-banking\/([a-z]+\/v\d+)(?=[/?]|$)/;

/**
 * The path by which a request is routed. Other paths than the official ones stay as they are.
 * @param url a path that a query may follow
 * @example servedPath('/open-banking/consents/v3/consents'); // '/open-banking/consents/v1/consents'
 */
export function servedPath(url: string): string {
  const [start = '', family = ''] = FAMILY.exec(url) ?? [];
  const served = SERVED_AS[family];
  return served === undefined ? url : `/open-banking/${served}${url.slice(start.length)}`;
}
