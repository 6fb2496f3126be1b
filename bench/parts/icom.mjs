import { withCpuTime } from '../measure.mjs';
import { cpuColumn, median, medianCpu, printTable } from '../print.mjs';
import { icomCycles, percentile } from '../requests/icom/cycles.mjs';
import { ICOM_ENV, icomPayments } from '../requests/icom/payments.mjs';
import { payments } from '../requests/spi.mjs';
import { startService } from '../service.mjs';

const ROUNDS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const WARM_UP_SECONDS = 2 * SECONDS;
/** A participant must have a message this long after it is available. */
const READ_LIMIT_MS = 50;

/** The first row is the one that the others are compared with. `messages`: how many one request of the load has. */
const ROWS = [
  { name: "the contract's payment", prepare: ({ address }) => payments(address) },
  { name: 'ICOM: payment', prepare: ({ address }) => icomPayments(address) },
  {
    name: 'ICOM: payment, 10 in a body',
    prepare: ({ address }) => icomPayments(address, 10),
    messages: 10,
  },
  {
    name: 'ICOM: cycle',
    env: { SPI_SIGN: 'false' },
    prepare: ({ address }) => icomCycles(address),
  },
  {
    name: 'ICOM: cycle, 10 in a body',
    env: { SPI_SIGN: 'false' },
    prepare: ({ address }) => icomCycles(address, 10),
  },
  { name: 'ICOM: cycle, signed', prepare: ({ address }) => icomCycles(address) },
];

/**
 * Compares messages of ICOM and whole payments by ICOM with the contract's payment. All servers run from the beginning
 * to the end, and are loaded in turns.
 */
export async function icom() {
  const contenders = [];
  try {
    for (const row of ROWS) {
      const server = await startService('spi', { ...ICOM_ENV, ...row.env });
      contenders.push({ messages: 1, ...row, server, rounds: [] });
    }
    for (const contender of contenders) {
      contender.run = await contender.prepare(contender.server);
      await contender.run({ duration: WARM_UP_SECONDS });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const contender of contenders) contender.rounds.push(await measured(contender));
    }
  } finally {
    await Promise.all(contenders.map(({ server }) => server.stop()));
  }
  print(contenders);
}

/** The figures of one message or payment. */
async function measured({ run, server, messages }) {
  const result = await withCpuTime(server.pid, () => run({ duration: SECONDS }));
  const { perSecond, cpu } = result;
  return { ...result, perSecond: perSecond * messages, cpu: cpu && cpu / messages };
}

function print(contenders) {
  const rate = ({ rounds }) => median(rounds.map(({ perSecond }) => perSecond));
  const [first] = contenders;
  printTable(
    contenders.map((contender) => ({
      what: contender.name,
      'a second': Math.round(rate(contender)),
      ratio: (rate(contender) / rate(first)).toFixed(2),
      ...cpuColumn(contender.rounds),
      'CPU ratio': (medianCpu(contender.rounds) / medianCpu(first.rounds)).toFixed(2),
      'p50 ms': median(contender.rounds.map(({ p50 }) => p50)),
      'p99 ms': median(contender.rounds.map(({ p99 }) => p99)),
      ...readColumns(contender.rounds),
      failed: contender.rounds.reduce((sum, { failed }) => sum + failed, 0),
    })),
  );
}

/** How long after a message is available its reader has it. */
function readColumns(rounds) {
  const reads = rounds.flatMap(({ reads = [] }) => reads);
  const isMeasured = reads.length > 0;
  const inTime = reads.filter((ms) => ms <= READ_LIMIT_MS).length / reads.length;
  return {
    'read p50 ms': isMeasured ? percentile(reads, 0.5).toFixed(1) : '',
    'read p99 ms': isMeasured ? percentile(reads, 0.99).toFixed(1) : '',
    'in 50 ms': isMeasured ? `${(inTime * 100).toFixed(1)}%` : '',
  };
}
