import { withCpuTime } from '../measure.mjs';
import { cpuColumn, median, printTable } from '../print.mjs';
import { invoiceXml, issuedInvoices, municipalNotes } from '../requests/nfse.mjs';
import { withServer } from '../service.mjs';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
/** V8 needs this long to optimise the service. */
const WARM_UP_SECONDS = 8;
const service = {
  command: ['dist/apps/nfse/src/main.js'],
  options: { port: 4112, health: '/health/ready', env: { NFSE_PORT: '4112' } },
};

/**
 * Invoices that are computed, numbered, signed twice (DPS and NFS-e) and stored, sent as JSON and as receipts over SOAP; and
 * reads of one stored XML.
 */
export async function invoices() {
  const results = { 'invoices issued': [], 'notes over SOAP': [], 'XML of an invoice': [] };
  await withServer(service.command, service.options, async ({ address, pid }) => {
    const [issue, read] = [issuedInvoices(address), invoiceXml(address)];
    const generate = municipalNotes(address);
    const until = { duration: SECONDS };
    await issue({ duration: WARM_UP_SECONDS });
    await generate({ duration: WARM_UP_SECONDS / 2 });
    await read({ duration: WARM_UP_SECONDS / 4 });
    for (let round = 1; round <= ROUNDS; round += 1) {
      results['invoices issued'].push(await withCpuTime(pid, () => issue(until)));
      results['notes over SOAP'].push(await withCpuTime(pid, () => generate(until)));
      results['XML of an invoice'].push(await withCpuTime(pid, () => read(until)));
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
