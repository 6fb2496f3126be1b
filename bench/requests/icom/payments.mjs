import { call, send } from '../../load.mjs';
import {
  MESSAGE_TYPE,
  multipart,
  MULTIPART_TYPE,
  newPayment,
  PARTICIPANT_PAIRS,
} from './messages.mjs';
import { icomClient, startOf } from './client.mjs';

/** The environment of the service under these loads: the traffic bucket would limit them to 750 messages a second. */
export const ICOM_ENV = { ICOM_RATE_LIMIT: 'false' };

/**
 * Returns a load of pacs.008, in bodies of `parts` messages. Their receivers do not read them. The clock of the service is stopped,
 * so that their time limits do not end while other servers are measured. Requests and latencies are those of bodies.
 */
export async function icomPayments(address, parts = 1) {
  const at = await stopClock(address);
  await registerReceivers(address);
  let count = 0;
  const request = {
    method: 'POST',
    headers: { 'content-type': parts === 1 ? MESSAGE_TYPE : MULTIPART_TYPE },
    setupRequest: (prepared) => {
      const pair = PARTICIPANT_PAIRS[(count += 1) % PARTICIPANT_PAIRS.length];
      const texts = Array.from({ length: parts }, () => newPayment(pair, at).text);
      const body = parts === 1 ? texts[0] : multipart(texts);
      return { ...prepared, path: `/api/v1/in/${pair.payer}/msgs`, body };
    },
  };
  return (until) => send(address, [request], until);
}

/** @returns the instant at which the clock stands */
async function stopClock(address) {
  const body = { mode: 'frozen' };
  const { now } = await call(`${address}/__admin/clock`, { method: 'PUT', body });
  return now;
}

/** A participant answers its payments itself from its first request to ICOM. */
export async function registerReceivers(address) {
  const client = icomClient(address);
  for (const { payer, receiver } of PARTICIPANT_PAIRS) {
    for (const ispb of [payer, receiver]) {
      await client.end(startOf(ispb));
    }
  }
  client.destroy();
}
