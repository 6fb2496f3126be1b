import { call, send } from '../load.mjs';
import { withCpuTime } from '../measure.mjs';
import { cpuColumn, median, printTable } from '../print.mjs';
import { withServer } from '../service.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
const PAGE_SIZE = 1_000;
/** Its customer is made up from the number. */
const DOCUMENT = '12345678900';
const SMALL = { sandbox: 'small', transactions: 1_000 };
const LARGE = { sandbox: 'large', transactions: 1_000_000 };
const DEEP_PAGE = 900;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const command = ['dist/apps/openfinance/src/main.js'];
const options = { port: 4107, health: '/health/ready', env: { OPENFINANCE_PORT: '4107' } };

/** The rate of pages of 1,000 transactions out of a thousand and out of a million, and far down by its key. */
export async function statements() {
  await withServer(command, options, async ({ address, pid }) => {
    const [small, large] = [await seeded(address, SMALL), await seeded(address, LARGE)];
    const deep = await nextPage(address, LARGE.sandbox, `${large}&page=${DEEP_PAGE}`);
    const lists = [
      { name: 'the first of 1,000 transactions', sandbox: SMALL.sandbox, path: small },
      { name: 'the first of 1,000,000', sandbox: LARGE.sandbox, path: large },
      {
        name: `number ${DEEP_PAGE + 1} of 1,000,000, by its key`,
        sandbox: LARGE.sandbox,
        path: deep,
      },
    ].map((list) => ({ ...list, rounds: [] }));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { sandbox, path, rounds } of lists) {
        const measured = await withCpuTime(pid, () => pages(address + path, sandbox));
        // The first round warms up.
        if (round > 0) rounds.push(measured);
      }
    }
    const rate = ({ rounds }) => median(rounds.map(({ perSecond }) => perSecond));
    printTable(
      lists.map((list) => ({
        page: list.name,
        'pages/s': rate(list).toFixed(1),
        ratio: (rate(list) / rate(lists[0])).toFixed(2),
        ...cpuColumn(list.rounds),
        'p50 ms': median(list.rounds.map(({ p50 }) => p50)),
        'p99 ms': median(list.rounds.map(({ p99 }) => p99)),
        'not 200': list.rounds.reduce((sum, { failed }) => sum + failed, 0),
      })),
    );
  });
}

/** Fills the accounts of a customer, and returns the path of the statement of one of them. */
async function seeded(address, { sandbox, transactions }) {
  const started = performance.now();
  const { examples, transactions: added } = await call(`${address}/__admin/seed`, {
    body: { documents: [DOCUMENT], transactions },
    headers: { 'x-sandbox': sandbox },
  });
  const seconds = (performance.now() - started) / 1_000;
  console.log(`${added} transactions seeded in ${seconds.toFixed(1)} s`);
  const [accountId] = examples[0].accountIds;
  const query = `fromBookingDate=${day(-364)}&toBookingDate=${day(0)}&page-size=${PAGE_SIZE}`;
  return `/open-banking/accounts/v1/accounts/${accountId}/transactions?${query}`;
}

async function nextPage(address, sandbox, path) {
  const { links } = await call(address + path, { headers: { 'x-sandbox': sandbox } });
  const { pathname, search } = new URL(links.next);
  return pathname + search;
}

function pages(url, sandbox) {
  const request = { method: 'GET', headers: { 'x-sandbox': sandbox } };
  return send(url, [request], { connections: 10, duration: SECONDS });
}

/** A day in Brasília, so many days from today. */
function day(offset) {
  return new Date(Date.now() - 3 * HOUR_MS + offset * DAY_MS).toISOString().slice(0, 10);
}
