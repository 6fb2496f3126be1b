import { memoryOf } from '../measure.mjs';
import { printTable } from '../print.mjs';
import { icomClient } from '../requests/icom/client.mjs';
import { PARTICIPANT_PAIRS } from '../requests/icom/messages.mjs';
import { ICOM_ENV, icomPayments } from '../requests/icom/payments.mjs';
import { openStream } from '../requests/icom/stream.mjs';
import { startService } from '../service.mjs';

const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 100_000);
const STEPS = 5;
const TOGETHER = 10;
/** After so many messages the code is optimised and the caches are full. */
const WARM_UP = MESSAGES / 10;

/** Measures the memory while messages are sent that nobody reads, and while they are read and confirmed. */
export async function icomMemory() {
  const server = await startService('spi', { ...ICOM_ENV, SPI_SIGN: 'false' });
  const rows = [];
  const note = (step, unread) => {
    const { now, peak } = memoryOf(server.pid);
    const what = { step, unread: Math.round(unread) };
    rows.push({ ...what, 'RSS MiB': now.toFixed(0), 'peak MiB': peak.toFixed(0) });
  };
  try {
    const send = await icomPayments(server.address, TOGETHER);
    await send({ amount: WARM_UP / TOGETHER });
    note('sent', WARM_UP);
    for (let step = 1; step <= STEPS; step += 1) {
      await send({ amount: (MESSAGES - WARM_UP) / STEPS / TOGETHER });
      note('sent', WARM_UP + ((MESSAGES - WARM_UP) / STEPS) * step);
    }
    await readAll(server.address, (unread) => note('read', unread));
  } finally {
    await server.stop();
  }
  printTable(rows);
}

/** @param onStep called with the number of messages that are still to be read */
async function readAll(address, onStep) {
  const client = icomClient(address);
  let unread = MESSAGES;
  let next = MESSAGES - MESSAGES / STEPS;
  await new Promise((resolve, reject) => {
    const streams = PARTICIPANT_PAIRS.map(({ receiver }) =>
      openStream(client, receiver, (texts) => {
        unread -= texts.length;
        for (; unread <= next && next >= 0; next -= MESSAGES / STEPS) onStep(unread);
        if (unread <= 0) Promise.all(streams.map((stream) => stream.close())).then(resolve, reject);
      }),
    );
  });
  client.destroy();
}
