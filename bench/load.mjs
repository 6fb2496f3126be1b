import { load } from './client.mjs';

export const CONNECTIONS = 50;
export const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Sends requests over several connections: see `load`.
 *
 * @returns the number of responses, requests per second, latency in ms, and the number of failed requests
 */
export async function send(address, requests, until) {
  const { latencies, succeeded, failed, seconds } = await load(address, requests, {
    connections: CONNECTIONS,
    ...until,
  });
  const sorted = latencies.sort((one, other) => one - other);
  const at = (share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    requests: latencies.length,
    perSecond: succeeded / seconds,
    p50: at(0.5),
    p99: at(0.99),
    failed,
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
