import { loadPackage } from '../scripts/installed.mjs';

/** The load generator. */
export const autocannon = loadPackage('autocannon');
export const CONNECTIONS = 50;
export const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Sends requests over several connections.
 *
 * @param address where each connection begins; a request of `requests` can have a `path`
 * @param requests as autocannon takes them
 * @param until `{ duration }` in seconds or `{ amount }`; with `overallRate`, at most so many requests a second
 * @returns the number of responses, requests per second, latency in ms, and the number of failed requests
 */
export async function send(address, requests, until) {
  return summary(await autocannon({ url: address, connections: CONNECTIONS, ...until, requests }));
}

/** Converts a result of autocannon to the values of the tables. */
export function summary(result) {
  return {
    requests: result['2xx'] + result.non2xx,
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Sends one request and returns the JSON of its response. A body makes it a POST. */
export async function call(url, { method, body, headers } = {}) {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...JSON_TYPE, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
