import { send } from '../load.mjs';
import { pacs008 } from './pacs008.mjs';

/** Messages of this process so far. Their EndToEndIds differ, whatever server they go to. */
let sent = 0;

/** A pacs.008 that no other call returned. */
export function newPayment() {
  sent += 1;
  return pacs008('202611211200', sent);
}

/** Returns a load of payments, each with its own EndToEndId. */
export function payments(address, headers = {}) {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/xml', ...headers },
    setupRequest: (prepared) => ({ ...prepared, body: newPayment() }),
  };
  return (until) => send(`${address}/spi/pacs.008`, [request], until);
}

/** Returns a load of requests that do nothing. */
export function health(address) {
  return (until) => send(`${address}/spi/health`, [{ method: 'GET' }], until);
}
