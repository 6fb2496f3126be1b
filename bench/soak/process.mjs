import { readdirSync } from 'node:fs';
import { memoryOf } from '../measure.mjs';
import { freePort, SERVICES, startWithData, untilReady } from '../service.mjs';

const PROBE = new URL('probe.mjs', import.meta.url).href;
const MEBIBYTE = 2 ** 20;
/** Entries of a journal. The default is ten times as many, which rarely used sandboxes do not reach in a short run. */
const JOURNAL_SIZE = '100';
/** Fewer than by default: SQLite's page cache of each open sandbox grows to 2 MiB with its data, and so fills slowly. */
const SANDBOXES_OPEN = '8';

/** Starts all services in one process, as `npm start` does, on free ports. */
export async function startSuite() {
  const ports = {};
  for (const name of Object.keys(SERVICES)) ports[name] = await freePort();
  const tcpPort = await freePort();
  const variables = Object.entries(ports).map(([name, port]) => [
    SERVICES[name].portVariable,
    port,
  ]);
  const server = await startWithData(
    ['--expose-gc', '--import', PROBE, 'dist/apps/suite/src/main.js'],
    {
      port: ports.ratelimit,
      health: '/health/ready',
      env: {
        ...Object.fromEntries(variables),
        ISO8583_TCP_PORT: tcpPort,
        JOURNAL_SIZE,
        SANDBOXES_OPEN,
      },
      ipc: true,
    },
  );
  for (const [name, port] of Object.entries(ports)) {
    await untilReady(`http://127.0.0.1:${port}${SERVICES[name].health}`, server.process);
  }
  const addresses = Object.entries(ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]);
  return { ...server, addresses: Object.fromEntries(addresses), tcpPort };
}

let messages = 0;

/**
 * Collects the garbage of the process, then reads its memory in MiB and counts what it has open.
 *
 * @param snapshot a file for a heap snapshot, if one is wanted
 */
export async function inspect({ process: child, pid }, snapshot) {
  messages += 1;
  const id = messages;
  const answer = new Promise((resolve) => {
    const listener = (message) => {
      if (message.id !== id) return;
      child.off('message', listener);
      resolve(message);
    };
    child.on('message', listener);
  });
  child.send({ id, snapshot });
  const { rss, heapUsed, external, handles } = await answer;
  return {
    rss: rss / MEBIBYTE,
    heap: heapUsed / MEBIBYTE,
    external: external / MEBIBYTE,
    peak: memoryOf(pid).peak,
    handles,
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}
