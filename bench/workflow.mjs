import { printTable, withCpuTime, withServer } from './load.mjs';

const service = {
  command: ['dist/apps/workflow/src/main.js'],
  options: { port: 4112, health: '/health/ready', env: { WORKFLOW_PORT: '4112' } },
};
const EXECUTIONS = Number(process.env.BENCH_EXECUTIONS ?? 3_000);
const JSON_HEADERS = { 'content-type': 'application/json' };

const pass = (next) => ({ Type: 'Pass', ...(next === undefined ? { End: true } : { Next: next }) });
const jsonata = (value, next) => ({ ...pass(next), Output: `{% ${value} %}` });

/** Three states, as the interpreter and the database do them, without a task. */
const DEFINITIONS = {
  'three Pass states': { StartAt: 'A', States: { A: pass('B'), B: pass('C'), C: pass() } },
  'three Pass states, JSONata': {
    QueryLanguage: 'JSONata',
    StartAt: 'A',
    States: {
      A: jsonata('$states.input.n + 1', 'B'),
      B: jsonata('$states.input * 2', 'C'),
      C: jsonata('{"n": $states.input}'),
    },
  },
};

/** Executions to their end, with every step stored; CPU time of the service for each. */
export async function workflows() {
  const rows = [];
  for (const [name, definition] of Object.entries(DEFINITIONS).slice(0, Number(process.env.N ?? 9))) {
    await withServer(service.command, service.options, async ({ address, pid }) => {
      const { id } = await post(`${address}/workflows`, { name, definition });
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
}

async function run(address, workflow, count) {
  const url = `${address}/workflows/${workflow}/executions`;
  let started = 0;
  const client = async () => {
    while (started < count) {
      started += 1;
      await post(url, { input: { n: started } });
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  for (;;) {
    const response = await fetch(`${url}?status=RUNNING&limit=1`);
    if (response.headers.get('x-total-count') === '0') return;
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function post(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
