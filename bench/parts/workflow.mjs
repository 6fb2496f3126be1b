import { call } from '../load.mjs';
import { memoryOf, withCpuTime } from '../measure.mjs';
import { printTable } from '../print.mjs';
import { DEFINITIONS } from '../requests/workflow.mjs';
import { withServer } from '../service.mjs';

const service = {
  command: ['dist/apps/workflow/src/main.js'],
  options: { port: 4112, health: '/health/ready', env: { WORKFLOW_PORT: '4112' } },
};
const EXECUTIONS = Number(process.env.BENCH_EXECUTIONS ?? 3_000);
const WAITING = Number(process.env.BENCH_WAITING ?? 10_000);
const ITEMS = 10_000;

/** Executions to their end, with every step stored; CPU time of the service for each. */
export async function workflows() {
  const rows = [];
  for (const [name, definition] of Object.entries(DEFINITIONS)) {
    await withServer(service.command, service.options, async ({ address, pid }) => {
      const { id } = await call(`${address}/workflows`, { body: { name, definition } });
      await run(address, id, 300);
      const start = performance.now();
      const { cpu } = await withCpuTime(pid, async () => {
        await run(address, id, EXECUTIONS);
        return { requests: EXECUTIONS };
      });
      const seconds = (performance.now() - start) / 1_000;
      rows.push({
        workflow: name,
        'executions/s': Math.round(EXECUTIONS / seconds),
        'CPU us each': cpu === undefined ? '' : Math.round(cpu),
      });
    });
  }
  printTable(rows);
  printTable([await waiting()]);
  printTable([await map()]);
}

/** Executions that wait: what they cost at rest, and how long the clock needs to let them all go on. */
async function waiting() {
  let row;
  await withServer(service.command, service.options, async ({ address, pid }) => {
    await call(`${address}/__admin/clock`, {
      method: 'PUT',
      body: { mode: 'frozen', now: '2030-01-01T00:00:00Z' },
    });
    const wait = { Type: 'Wait', SecondsPath: '$.n', End: true };
    const definition = { StartAt: 'Wait', States: { Wait: wait } };
    const { id } = await call(`${address}/workflows`, { body: { name: 'wait', definition } });
    const url = `${address}/workflows/${id}/executions`;
    await start(url, WAITING);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const rest = await withCpuTime(pid, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return { requests: 5 };
    });
    const begin = performance.now();
    const { ran } = await call(`${address}/__admin/clock/advance`, { body: { by: 'P1D' } });
    const seconds = (performance.now() - begin) / 1_000;
    const due = ran.map(({ dueAt }) => dueAt);
    if (due.length !== WAITING) throw new Error(`${String(due.length)} executions went on.`);
    if (due.some((at, index) => index > 0 && at < due[index - 1])) throw new Error('Wrong order.');
    row = {
      'waiting executions': WAITING,
      'CPU at rest': `${((rest.cpu ?? 0) / 10_000).toFixed(1)}%`,
      'advance, s': seconds.toFixed(1),
      MB: Math.round(memoryOf(pid).now * 1.048576),
    };
  });
  return row;
}

/** One execution with a Map of as many items as are allowed. */
async function map() {
  let row;
  await withServer(service.command, service.options, async ({ address, pid }) => {
    const processor = { StartAt: 'Item', States: { Item: { Type: 'Pass', End: true } } };
    const states = { Each: { Type: 'Map', ItemProcessor: processor, End: true } };
    const definition = { StartAt: 'Each', States: states };
    const { id } = await call(`${address}/workflows`, { body: { name: 'map', definition } });
    const url = `${address}/workflows/${id}/executions`;
    await run(address, id, 0);
    const idle = memoryOf(pid).peak;
    const begin = performance.now();
    const input = Array.from({ length: ITEMS }, (_, index) => index);
    let execution = await call(`${url}?wait=60`, { body: { input } });
    while (execution.status === 'RUNNING') {
      execution = await call(`${address}/executions/${execution.id}?wait=60&after=999999`);
    }
    if (execution.output?.length !== ITEMS) throw new Error(JSON.stringify(execution));
    row = {
      'Map items': ITEMS,
      seconds: ((performance.now() - begin) / 1_000).toFixed(1),
      events: execution.eventCount,
      'peak MB': Math.round(memoryOf(pid).peak * 1.048576),
      'peak MB over idle': Math.round((memoryOf(pid).peak - idle) * 1.048576),
    };
  });
  return row;
}

/** Starts executions over 16 connections. */
async function start(url, count) {
  let started = 0;
  const client = async () => {
    while (started < count) {
      started += 1;
      await call(url, { body: { input: { n: started } } });
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
}

/** Starts executions, and waits until all have ended. */
async function run(address, workflow, count) {
  const url = `${address}/workflows/${workflow}/executions`;
  await start(url, count);
  for (;;) {
    const response = await fetch(`${url}?status=RUNNING&limit=1`);
    await response.arrayBuffer();
    if (response.headers.get('x-total-count') === '0') return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
