import { CONNECTIONS } from '../../load.mjs';
import { icomClient } from './client.mjs';
import { acceptance, newPayment, PARTICIPANT_PAIRS } from './messages.mjs';
import { registerReceivers } from './payments.mjs';
import { openStream } from './stream.mjs';

/**
 * Returns a load of whole payments. Each pair of participants has a client for both: the payer sends a pacs.008, the receiver reads
 * it and accepts it, and both read and confirm their pacs.002. A payment is done when both have read theirs. As many payments are
 * under way at a time as other loads have connections.
 *
 * The results have the latency of payments, and `reads`: the times in ms from the response to the message that causes another
 * one, when that is available, to the moment when its reader has it.
 *
 * @param together the payer sends so many payments in one body, and the receiver answers a batch in one body
 */
export async function icomCycles(address, together = 1) {
  await registerReceivers(address);
  return async (until) => {
    const client = icomClient(address);
    const run = newRun(client, together);
    const streams = PARTICIPANT_PAIRS.flatMap((pair) => [
      openStream(client, pair.payer, (texts) => run.readByPayer(texts)),
      openStream(client, pair.receiver, (texts) => run.readByReceiver(pair.receiver, texts)),
    ]);
    const started = performance.now();
    const ends = started + (until.duration ?? Infinity) * 1_000;
    let left = until.amount ?? Infinity;
    const mayGoOn = () => (left -= together) > -together && performance.now() < ends;
    const payers = Array.from({ length: Math.ceil(CONNECTIONS / together) }, (_, index) =>
      payAgain(run, PARTICIPANT_PAIRS[index % PARTICIPANT_PAIRS.length], mayGoOn),
    );
    await Promise.all(payers);
    const seconds = (performance.now() - started) / 1_000;
    await Promise.all(streams.map((stream) => stream.close()));
    client.destroy();
    return run.summary(seconds);
  };
}

async function payAgain(run, pair, mayGoOn) {
  while (mayGoOn()) await run.pay(pair);
}

/** A payment that takes longer has failed. */
const TIMEOUT_MS = 10_000;

function newRun(client, together) {
  /** What is still to be read of each payment, by its EndToEndId. */
  const underWay = new Map();
  const latencies = [];
  const reads = availabilities();
  let failed = 0;

  const readNotice = (text) => {
    const id = between(text, '<OrgnlEndToEndId>');
    const status = between(text, '<TxSts>');
    reads.arrived(`${status} ${id}`);
    const payment = underWay.get(id);
    if (payment === undefined) return;
    payment.notices += 1;
    if (status !== 'ACSC' && status !== 'ACCC') payment.isFailed = true;
    if (payment.notices === 2 || payment.isFailed) payment.done();
  };

  const accept = async (receiver, ids) => {
    await client.send(
      receiver,
      ids.map((id) => acceptance(receiver, id)),
    );
    for (const id of ids) reads.available(`ACSC ${id}`, `ACCC ${id}`);
  };

  return {
    pay: async (pair) => {
      const payments = Array.from({ length: together }, () => newPayment(pair));
      const started = performance.now();
      const ends = payments.map(({ id }) => isDone(underWay, id));
      await client.send(
        pair.payer,
        payments.map(({ text }) => text),
      );
      for (const { id } of payments) reads.available(`payment ${id}`);
      for (const isSettled of await Promise.all(ends)) {
        if (isSettled) latencies.push(performance.now() - started);
        else failed += 1;
      }
    },
    readByPayer: (texts) => texts.forEach(readNotice),
    readByReceiver: (receiver, texts) => {
      const ids = [];
      for (const text of texts) {
        if (!text.includes('<FIToFICstmrCdtTrf>')) readNotice(text);
        else ids.push(between(text, '<EndToEndId>'));
      }
      for (const id of ids) reads.arrived(`payment ${id}`);
      const answers =
        together === 1 ? ids.map((id) => [id]) : [ids].filter((all) => all.length > 0);
      for (const answer of answers) accept(receiver, answer).catch(() => (failed += 1));
    },
    summary: (seconds) => ({
      requests: latencies.length + failed,
      perSecond: latencies.length / seconds,
      p50: Math.round(percentile(latencies, 0.5)),
      p99: Math.round(percentile(latencies, 0.99)),
      failed,
      reads: reads.times,
    }),
  };
}

/** Resolves when a payment is settled, with false if it is not. */
function isDone(underWay, id) {
  return new Promise((resolve) => {
    const payment = { notices: 0, isFailed: false };
    const end = (isSettled) => {
      clearTimeout(timer);
      underWay.delete(id);
      resolve(isSettled);
    };
    const timer = setTimeout(() => end(false), TIMEOUT_MS);
    payment.done = () => end(!payment.isFailed);
    underWay.set(id, payment);
  });
}

/** The times from the response that makes a message available to its arrival. Zero if it arrives before the response. */
function availabilities() {
  const times = [];
  const since = new Map();
  return {
    times,
    available: (...names) => {
      for (const name of names) if (!since.delete(name)) since.set(name, performance.now());
    },
    arrived: (name) => {
      const from = since.get(name);
      if (from === undefined) since.set(name, 0);
      else since.delete(name);
      times.push(from === undefined ? 0 : performance.now() - from);
    },
  };
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function between(text, start) {
  const from = text.indexOf(start) + start.length;
  return text.slice(from, text.indexOf('<', from));
}
