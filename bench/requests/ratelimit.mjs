import { call, CONNECTIONS, JSON_TYPE, send } from '../load.mjs';

/** Registers a client for each connection and returns a load of their limited queries of one key. */
export async function limitedQueries(address, key) {
  const tokens = [];
  for (let count = 0; count < CONNECTIONS; count += 1) tokens.push(await newToken(address));
  const requests = tokens.map((token) => ({
    method: 'POST',
    path: '/instant/query',
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify({ key }),
  }));
  return (until) => send(address, requests, until);
}

async function newToken(address) {
  const client = await call(`${address}/auth/register`, { body: { name: 'bench' } });
  const { access_token: token } = await call(`${address}/auth/token`, { body: client });
  return token;
}
