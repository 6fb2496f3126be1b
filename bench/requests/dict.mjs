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

/** Participants that look keys up in turn: the bucket of one would be empty after some seconds. */
const REQUESTERS = 50;

/**
 * Fills the directory and returns a load of official look-ups of its keys. Each is for another payer and another payment, as
 * the rate policies expect it of participants.
 */
export async function officialLookups(address, keys = 10_000) {
  await call(`${address}/__admin/seed`, { body: { keys, seed: SEED } });
  const paths = await samplePaths(address, keys);
  const sought = paths.map((path) => path.split('/').at(-1));
  let count = 0;
  const setupRequest = (request) => {
    count += 1;
    const number = String(count).padStart(11, '0');
    const participant = String(70_000_000 + (count % REQUESTERS));
    return {
      ...request,
      path: `/api/v2/entries/${sought[count % sought.length]}`,
      headers: {
        'PI-RequestingParticipant': participant,
        'PI-PayerId': number,
        'PI-EndToEndId': `E${participant}202601311200${number}`,
      },
    };
  };
  return (until) => send(address, [{ method: 'GET', setupRequest }], until);
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
