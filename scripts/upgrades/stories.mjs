// What a recording does with the services: the examples of the API documents in one sandbox, stories in others.
import { Recorder } from './client.mjs';
import { keepLists, sendExamples } from './examples.mjs';
import { load } from './load.mjs';
import { tellBank } from './stories/bank.mjs';
import { tellCards } from './stories/cards.mjs';
import { tellClients } from './stories/clients.mjs';
import { tellInvoices } from './stories/invoices.mjs';
import { beginReport, tellReports } from './stories/reports.mjs';
import { tellQueries } from './stories/queries.mjs';
import { tellWorkflows } from './stories/workflows.mjs';

const { apps } = await load('apps/suite/src/apps');
const { startSuite } = await load('apps/suite/src/start-suite');
const { freePorts } = await load('libs/testing');

/** All stories are told in it, and nothing of what they begin has ended. Its clock stands. */
const PENDING = {
  sandbox: 'pending',
  clock: { mode: 'frozen', now: '2026-03-10T18:00:00.000Z', allowPast: true },
};
/** The clock runs in the first one, and was moved in the second one. */
const RUNNING = [
  { sandbox: 'offset', clock: { mode: 'offset', now: '2999-06-01T12:00:00.000Z' } },
  { sandbox: 'advanced', clock: { mode: 'real' } },
];
/** Saved in the sandbox of the stories, before its last changes. */
const SNAPSHOT = 'saved';

/**
 * Starts all services on a database, sends the requests, and stops the services.
 * @returns the answers to compare after an upgrade, and the ids that the tests need
 */
export async function recordStories(environment) {
  const settings = { LOG_LEVEL: 'error', ...environment, ...freePorts(apps) };
  const services = await startSuite(apps, settings);
  const addresses = services.map(({ definition, address }) => [definition.name, address]);
  const recorder = new Recorder(Object.fromEntries(addresses));
  try {
    await recordExamples(recorder);
    const known = await recordPending(recorder);
    await recordRunning(recorder);
    // The first reading stores what a service makes when it is asked for, such as the examples of the documents.
    await recorder.answers();
    const answers = await recorder.answers();
    Object.assign(known, await beginReport(recorder.in('advanced')));
    return { known, answers };
  } finally {
    // First the services that call others, so that their work is interrupted and does not fail.
    for (const service of services.toReversed()) await service.stop();
  }
}

/** The examples of the documents have the date of today, so the clock stands at the time of the recording. */
async function recordExamples(recorder) {
  const { put } = recorder.in('default');
  const now = new Date().toISOString();
  for (const app of apps) {
    await put(app.name, '/__admin/clock', { mode: 'frozen', now, allowPast: true });
  }
  for (const app of apps) {
    const refused = await sendExamples(app, 'default', recorder);
    for (const line of refused) console.warn(line.slice(0, 300));
  }
}

async function recordPending(recorder) {
  const { sandbox, clock } = PENDING;
  const { post, put } = recorder.in(sandbox);
  for (const { name } of apps) await put(name, '/__admin/clock', clock);
  const told = [
    ...[tellBank, tellClients, tellCards, tellInvoices],
    ...[tellQueries, tellWorkflows, tellReports],
  ];
  const known = {};
  for (const tell of told) Object.assign(known, await tell(recorder.in(sandbox)));
  for (const { name } of apps) {
    await post(name, '/__admin/rules', {
      name: 'never',
      match: { method: 'POST', path: '/never' },
      effect: { delay: { fixedMs: 1 } },
    });
    await post(name, `/__admin/sandboxes/${sandbox}/snapshots/${SNAPSHOT}`);
  }
  await post('dict', '/dict/keys', keyOf('after-the-snapshot@example.com'));
  for (const app of apps) keepLists(app, sandbox, recorder);
  return known;
}

async function recordRunning(recorder) {
  for (const { sandbox, clock } of RUNNING) {
    const { post, put, keep } = recorder.in(sandbox);
    for (const { name } of apps) await put(name, '/__admin/clock', clock);
    const key = await post('dict', '/dict/keys', keyOf(`${sandbox}@example.com`));
    keep('dict', `/dict/keys/EMAIL/${key.keyValue}`);
    if (clock.mode !== 'real') continue;
    for (const { name } of apps) await post(name, '/__admin/clock/advance', { by: 'P10D' });
  }
}

function keyOf(keyValue) {
  return {
    ...{ keyType: 'EMAIL', keyValue, accountId: 'acc-001', ispb: '11112222', branch: '0042' },
    ...{ accountNumber: '00654321', accountType: 'CHECKING', holderName: 'Ana Lima' },
  };
}
