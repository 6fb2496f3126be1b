import { memoryOf } from '../measure.mjs';
import { printTable } from '../print.mjs';
import { issuedInvoices } from '../requests/nfse.mjs';
import { withServer } from '../service.mjs';

const INVOICES = Number(process.env.BENCH_INVOICES ?? 100_000);
const PROVIDER = '12345678000195';
const service = {
  command: ['dist/apps/nfse/src/main.js'],
  options: {
    port: 4113,
    health: '/health/ready',
    env: { NFSE_PORT: '4113' },
  },
};

/** A month of invoices of one provider: issued, then read to the end in the ways that clients read them. */
export async function nfseVolume() {
  await withServer(service.command, service.options, async ({ address, pid }) => {
    const rows = [];
    const measured = async (what, run) => {
      const before = memoryOf(pid).now;
      const started = performance.now();
      const { items, requests } = await run();
      const seconds = (performance.now() - started) / 1_000;
      const { now, peak } = memoryOf(pid);
      rows.push({
        what,
        items,
        'items per s': Math.round(items / seconds),
        'ms per request': ((seconds * 1_000) / requests).toFixed(1),
        'MiB before': Math.round(before),
        'MiB after': Math.round(now),
        'MiB at peak': Math.round(peak),
      });
    };
    await measured('issued, 50 connections', async () => {
      const { requests } = await issuedInvoices(address)({ amount: INVOICES });
      return { items: requests, requests };
    });
    await measured('distributed, lots of 50', () => lots(address));
    await measured('listed in one response', () => list(address));
    printTable(rows);
  });
}

/** The documents by NSU, lot by lot. */
async function lots(address) {
  let last = 0;
  for (let requests = 1; ; requests += 1) {
    const response = await fetch(`${address}/contribuintes/DFe/${last}?cnpjConsulta=${PROVIDER}`);
    const { LoteDFe: documents } = await response.json();
    if (response.status === 404) return { items: last, requests };
    last = documents.at(-1).NSU;
  }
}

/** The whole list in one response, which is read as it arrives. */
async function list(address) {
  const response = await fetch(`${address}/nfse`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  if (bytes < INVOICES) throw new Error(`The list has only ${bytes} bytes.`);
  return { items: INVOICES, requests: 1 };
}
