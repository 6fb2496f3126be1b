// Reports: one that was written, one that failed halfway, one whose source did not answer, and one in progress.
import { setTimeout } from 'node:timers/promises';

const RECONCILIATION = { type: 'spi.reconciliation', format: 'json' };

export async function tellReports({ post, get, keep }) {
  await post('report', '/__admin/webhooks', { name: 'closed', url: 'http://127.0.0.1:9/webhooks' });
  const generate = async (body) => (await post('report', '/reports/generate', body)).id;
  const finished = async (id) => {
    keep('report', `/reports/${id}`);
    return get('report', `/reports/${id}?wait=60`);
  };
  const synthetic = { type: 'synthetic.transactions', parameters: { rows: 10, seed: 1 } };
  const written = await generate(synthetic);
  await finished(written);
  // The first attempt to tell the receiver fails, and the next one is due later.
  await post('report', '/__admin/clock/advance', { by: 'PT1S' });
  await post('report', '/__admin/rules', {
    name: 'halfway',
    match: { method: 'POST', path: '/reports/generate' },
    effect: { outcome: 'FAILED_HALFWAY' },
    times: 1,
  });
  await finished(await generate(synthetic));
  await slowSource(post);
  await finished(await generate(RECONCILIATION));
  return {};
}

/** Begins a report that waits for its source. The service must be stopped at once, or the report fails. */
export async function beginReport({ post, get }) {
  await slowSource(post);
  const { id } = await post('report', '/reports/generate', RECONCILIATION);
  const isReading = async () => (await get('report', `/reports/${id}`)).status === 'running';
  while (!(await isReading())) await setTimeout(50);
  return { runningReport: id };
}

/** The next request of a report to the SPI takes longer than the report waits. */
function slowSource(post) {
  return post('spi', '/__admin/rules', {
    name: 'slow',
    match: { method: 'GET', path: '/spi/transactions' },
    effect: { delay: { fixedMs: 60_000 } },
    times: 1,
  });
}
