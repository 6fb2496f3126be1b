import { call, JSON_TYPE, send } from '../load.mjs';

const SEED = 7;
const PAGES = 10;

/** Fills the directory and returns a load of lookups of its keys. */
export async function lookups(address, keys = 10_000) {
  await call(`${address}/__admin/seed`, { body: { keys, seed: SEED } });
  const paths = await samplePaths(address, keys);
  return (until) =>
    send(
      address,
      paths.map((path) => ({ method: 'GET', path })),
      until,
    );
}

/**
 * Returns addresses of keys from all parts of a directory, in mixed order.
 *
 * @param keys how many keys the directory has
 * @param sought how many different keys to return
 */
export async function samplePaths(address, keys, { sandbox = 'default', sought = 1_000 } = {}) {
  const paths = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const cursor = Math.round((keys / PAGES) * page) + 1;
    const url = `${address}/dict/keys?limit=${sought / PAGES}&cursor=${cursor}&count=false`;
    for (const { keyType, keyValue } of await call(url, { headers: { 'x-sandbox': sandbox } })) {
      paths.push(`/dict/keys/${keyType}/${encodeURIComponent(keyValue)}`);
    }
  }
  return paths.sort((a, b) => (a.slice(-6) < b.slice(-6) ? -1 : 1));
}

/** Returns a load that registers random keys, each for an account of its own. */
export function registrations(address, headers = {}) {
  let account = 0;
  const setupRequest = (request) => {
    account += 1;
    return { ...request, body: JSON.stringify(randomKey(account)) };
  };
  const request = { method: 'POST', headers: { ...JSON_TYPE, ...headers }, setupRequest };
  return (until) => send(`${address}/dict/keys`, [request], until);
}

/** Account numbers in mixed order, so that each goes to another page of their index. */
function scattered(account) {
  return String((account * 6_180_339_887) % 9_999_999_967).padStart(11, '0');
}

function randomKey(account) {
  return {
    keyType: 'RANDOM',
    accountId: `bench-${account}`,
    ispb: '12345678',
    branch: '0001',
    accountNumber: scattered(account),
    accountType: 'CHECKING',
    holderName: 'Maria da Silva',
  };
}
