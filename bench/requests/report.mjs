import { call } from '../load.mjs';

/** Writes a report of synthetic transactions and returns its run when the file is complete. */
export async function generate(address, format, rows) {
  let run = await call(`${address}/reports/generate`, {
    body: { type: 'synthetic.transactions', format, parameters: { rows } },
    headers: { prefer: 'wait=60' },
  });
  while (run.status === 'pending' || run.status === 'running') {
    run = await call(`${address}/reports/${run.id}?wait=60`);
  }
  if (run.status !== 'succeeded') throw new Error(JSON.stringify(run));
  return run;
}
