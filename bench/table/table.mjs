import { withAllCpuTime } from '../measure.mjs';
import { median, medianCpu, printTable } from '../print.mjs';
import { withDatabaseCpu } from '../scale/database-cpu.mjs';
import { installPeers } from './peers.mjs';
import { tableRows } from './rows.mjs';

const ROUNDS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** V8 and the JVM need this long to optimise the larger servers. */
const WARM_UP_SECONDS = 2 * SECONDS;

/**
 * Measures all services, and servers with a fixed response, in one table. All servers run from the beginning to the end and
 * are loaded one after the other, round by round, so that a busy machine slows all of them down.
 */
export async function table() {
  installPeers();
  const contenders = [];
  try {
    for (const row of tableRows()) contenders.push(await started(row));
    const running = contenders.filter(({ server }) => server !== undefined);
    for (const contender of running) {
      contender.run = await contender.prepare(contender.server);
      await contender.run({ duration: WARM_UP_SECONDS });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { server, run, pauseMs, rounds } of running) {
        rounds.push(await measured(server, () => run({ duration: SECONDS }), pauseMs));
      }
    }
  } finally {
    await Promise.all(contenders.map(({ server }) => server?.stop()));
  }
  print(contenders);
}

/** The CPU time of a request is that of the service, and of the database if it has a server of its own. */
async function measured({ pid, databaseUrl }, run, pauseMs) {
  const ofService = () => withAllCpuTime(pid, run, pauseMs);
  if (databaseUrl === undefined) return ofService();
  const result = await withDatabaseCpu(databaseUrl, ofService);
  return { ...result, cpu: result.cpu + result.databaseCpu };
}

/** Starts the server of a row. An optional server that cannot be started has a row without figures. */
async function started(row) {
  try {
    return { ...row, server: await row.start(), rounds: [] };
  } catch (error) {
    if (row.optional !== true) throw error;
    console.log(`${row.name}: not available (${error.message}).`);
    return { ...row, rounds: [] };
  }
}

function print(contenders) {
  const bare = medianCpu(contenders[0].rounds);
  printTable(contenders.map(({ name, rounds }) => ({ server: name, ...figures(rounds, bare) })));
}

function figures(rounds, bare) {
  if (rounds.length === 0) {
    return {
      'req/s': 'not available',
      'p50 ms': '',
      'p99 ms': '',
      'CPU us': '',
      ratio: '',
      failed: '',
    };
  }
  const cpu = medianCpu(rounds);
  return {
    'req/s': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
    'p50 ms': median(rounds.map(({ p50 }) => p50)),
    'p99 ms': median(rounds.map(({ p99 }) => p99)),
    'CPU us': cpu?.toFixed(0) ?? '',
    ratio: cpu === undefined ? '' : (cpu / bare).toFixed(1),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
