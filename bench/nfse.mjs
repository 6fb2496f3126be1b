import autocannon from 'autocannon';
import { cpuColumn, median, printTable, summary, withCpuTime, withServer } from './load.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
/** V8 needs this long to optimise the service. */
const WARM_UP_SECONDS = 8;
const CONNECTIONS = 50;
const service = {
  command: ['dist/apps/nfse/src/main.js'],
  options: { port: 4112, health: '/health/ready', env: { NFSE_PORT: '4112' } },
};
const BODY = JSON.stringify({
  provider: { cnpj: '12345678000195', municipality: '3550308' },
  customer: { cnpj: '11222333000181', name: 'Comércio de Livros Ltda' },
  service: { code: '1.07', description: 'Suporte técnico', amount: '1000.00', issRate: 5 },
});

/** Invoices that are computed, numbered, signed twice (DPS and NFS-e) and stored; and reads of one stored XML. */
export async function invoices() {
  const results = { 'invoices issued': [], 'XML of an invoice': [] };
  await withServer(service.command, service.options, async ({ address, pid }) => {
    const issue = (duration) =>
      load(`${address}/nfse/issue`, duration, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: BODY,
      });
    const read = (duration) => load(`${address}/nfse/1/xml`, duration, { method: 'GET' });
    await issue(WARM_UP_SECONDS);
    await read(WARM_UP_SECONDS / 4);
    for (let round = 1; round <= ROUNDS; round += 1) {
      results['invoices issued'].push(await withCpuTime(pid, () => issue(SECONDS)));
      results['XML of an invoice'].push(await withCpuTime(pid, () => read(SECONDS)));
    }
  });
  printTable(
    Object.entries(results).map(([name, rounds]) => ({
      what: name,
      'per s': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
      ...cpuColumn(rounds),
      'p99 ms': median(rounds.map(({ p99 }) => p99)),
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    })),
  );
}

async function load(url, duration, request) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests: [request],
  });
  return summary(result);
}
