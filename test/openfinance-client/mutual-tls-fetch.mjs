import { request } from 'node:https';

/** Statuses of responses that cannot have a body (Fetch, "null body status"). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * A `fetch` that shows a client certificate, for `customFetch` of openid-client: the fetch of Node cannot show one.
 * It trusts the given authority only, and follows no redirect.
 */
export function mutualTlsFetch({ ca, cert, key }) {
  return (url, { method = 'GET', headers = {}, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const options = { method, headers: Object.fromEntries(new Headers(headers)), ca, cert, key };
      const sent = request(url, { ...options, signal: signal ?? undefined }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
        response.on('end', () => resolve(fetched(response, Buffer.concat(chunks))));
      });
      sent.on('error', reject);
      sent.end(body === undefined || body === null ? undefined : String(body));
    });
}

function fetched({ statusCode, headers }, body) {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  );
  return new Response(WITHOUT_BODY.has(statusCode) ? null : body, {
    status: statusCode,
    headers: pairs,
  });
}
