// Rarer work, one thing after the other: sandboxes that come and go, clocks that are advanced, reports.
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../load.mjs';
import { generate } from '../requests/report.mjs';
import { newPayment } from '../requests/spi.mjs';

const PAUSE_MS = 250;
/** More than a service keeps open (SANDBOXES_OPEN). */
const SANDBOXES = 80;
const FORMATS = ['csv', 'ndjson', 'xlsx', 'parquet', 'pdf'];
const REPORT_ROWS = 500;
const WAIT = {
  StartAt: 'Wait',
  States: { Wait: { Type: 'Wait', Seconds: 1_800, End: true } },
};

/** Returns loads that repeat their work until the time is over. All sandboxes that exist at a time exist before. */
export async function chores({ addresses }) {
  const useNew = sandboxes(addresses);
  for (let count = 1; count <= SANDBOXES; count += 1) await useNew(count);
  return {
    'sandboxes created and dropped': repeated(useNew, SANDBOXES),
    'clocks advanced': repeated(clocks(addresses)),
    'reports written': repeated(reports(addresses)),
  };
}

/** Calls `once` with the numbers after `before`, also over several runs, and measures each call as one request. */
function repeated(once, before = 0) {
  let count = before;
  return async ({ duration }) => {
    const until = performance.now() + duration * 1_000;
    const times = [];
    let failed = 0;
    while (performance.now() < until) {
      count += 1;
      const started = performance.now();
      await once(count).catch((error) => {
        if (failed === 0) console.log(error.message);
        failed += 1;
      });
      times.push(performance.now() - started);
      await sleep(PAUSE_MS);
    }
    times.sort((a, b) => a - b);
    const p99 = Math.round(times[Math.floor(times.length * 0.99)]);
    return { requests: times.length, failed, p99 };
  };
}

/** Uses a new sandbox in each service, and drops the oldest one. */
function sandboxes(addresses) {
  const lists = [
    `${addresses.dict}/dict/keys`,
    `${addresses.iso8583}/admin/cards`,
    `${addresses.workflow}/workflows`,
    `${addresses.openfinance}/open-banking/accounts/v1/accounts`,
    `${addresses.nfse}/nfse`,
    `${addresses.report}/reports`,
    `${addresses.ratelimit}/auth/clients`,
  ];
  return async (count) => {
    const headers = { 'x-sandbox': `soak-${count}` };
    await pay(addresses.spi, headers);
    for (const list of lists) await (await fetch(`${list}?limit=10`, { headers })).arrayBuffer();
    if (count <= SANDBOXES) return;
    for (const address of Object.values(addresses)) {
      await call(`${address}/__admin/sandboxes/soak-${count - SANDBOXES}`, { method: 'DELETE' });
    }
  };
}

async function pay(address, headers) {
  const response = await fetch(`${address}/spi/pacs.008`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/xml' },
    body: newPayment(),
  });
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}

/** Starts a workflow that waits half an hour, then advances the clocks of all services by an hour. */
function clocks(addresses) {
  const headers = { 'x-sandbox': 'soak-clock' };
  let workflow;
  return async () => {
    workflow ??= await call(`${addresses.workflow}/workflows`, {
      body: { name: 'wait', definition: WAIT },
      headers,
    });
    const executions = `${addresses.workflow}/workflows/${workflow.id}/executions`;
    await call(executions, { body: { input: {} }, headers });
    for (const address of Object.values(addresses)) {
      await call(`${address}/__admin/clock/advance`, { body: { by: 'PT1H' }, headers });
    }
  };
}

/** Writes a report in one of the formats and downloads it. */
function reports({ report }) {
  return async (count) => {
    const { id } = await generate(report, FORMATS[count % FORMATS.length], REPORT_ROWS);
    const response = await fetch(`${report}/reports/${id}/download`);
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
}
