// The rows of the table of `npm run bench`. Each starts a server, and says how to load it.
import { authorizationsOverHttp, authorizationsOverTcp } from '../requests/cards.mjs';
import { lookups, officialLookups } from '../requests/dict.mjs';
import { icomCycles } from '../requests/icom/cycles.mjs';
import { ICOM_ENV, icomPayments } from '../requests/icom/payments.mjs';
import { issuedInvoices } from '../requests/nfse.mjs';
import { bankPayments } from '../requests/openfinance.mjs';
import { limitedQueries } from '../requests/ratelimit.mjs';
import { health, payments } from '../requests/spi.mjs';
import { executions } from '../requests/workflow.mjs';
import { freePort, startService, startWithData } from '../service.mjs';
import { peers } from './peers.mjs';

/** A bank payment takes its next step up to this time after the one before; PAYMENT_STEP_SECONDS. */
const PAYMENT_STEPS_MS = 3_000;

/** The first row is the one that the others are compared with. */
export function tableRows() {
  return [
    { name: 'plain node:http, fixed response', start: () => startCanned('bare') },
    { name: 'plain Nest, fixed response', start: () => startCanned('plain-nest') },
    ...peers(),
    {
      name: 'SPI: health',
      start: () => startService('spi'),
      prepare: ({ address }) => health(address),
    },
    { name: 'SPI: payment', start: () => startService('spi') },
    {
      name: 'SPI: payment, without journal',
      start: () => startService('spi', { JOURNAL_SIZE: '0' }),
    },
    {
      name: 'SPI: payment, with a log line',
      start: () => startService('spi', { LOG_LEVEL: 'info' }),
    },
    {
      name: 'SPI: payment on PostgreSQL',
      start: startOnPostgres,
      prepare: ({ address }) => payments(address, { 'x-sandbox': POSTGRES_SANDBOX }),
      optional: true,
    },
    {
      name: 'SPI: payment sent by ICOM',
      start: () => startService('spi', ICOM_ENV),
      prepare: ({ address }) => icomPayments(address),
    },
    {
      name: 'SPI: payment by ICOM, both read',
      start: () => startService('spi', { ...ICOM_ENV, SPI_SIGN: 'false' }),
      prepare: ({ address }) => icomCycles(address),
    },
    {
      name: 'DICT: lookup',
      start: () => startService('dict'),
      prepare: ({ address }) => lookups(address),
    },
    {
      name: 'DICT: official lookup',
      start: () => startService('dict', { DICT_SIGN: 'false' }),
      prepare: ({ address }) => officialLookups(address),
    },
    {
      name: 'DICT: official lookup, signed',
      start: () => startService('dict'),
      prepare: ({ address }) => officialLookups(address),
    },
    {
      name: 'ISO 8583: authorization, JSON',
      start: startCards,
      prepare: ({ address }) => authorizationsOverHttp(address, 'application/json'),
    },
    {
      name: 'ISO 8583: authorization, bytes',
      start: startCards,
      prepare: ({ address }) => authorizationsOverHttp(address, 'application/octet-stream'),
    },
    {
      name: 'ISO 8583: authorization, TCP',
      start: startCards,
      prepare: ({ tcpPort }) => authorizationsOverTcp(tcpPort),
    },
    {
      name: 'leaky bucket: limited query',
      start: () => startService('ratelimit'),
      prepare: ({ address }) => limitedQueries(address, '12345678901'),
    },
    {
      name: 'open banking: payment',
      start: () => startService('openfinance'),
      prepare: ({ address }) => bankPayments(address),
      pauseMs: PAYMENT_STEPS_MS,
    },
    {
      name: 'NFS-e: invoice',
      start: () => startService('nfse'),
      prepare: ({ address }) => issuedInvoices(address),
    },
    {
      name: 'workflow: three states',
      start: () => startService('workflow'),
      prepare: ({ address }) => executions(address),
    },
  ].map((row) => ({ prepare: ({ address }) => payments(address), pauseMs: 0, ...row }));
}

async function startCanned(name) {
  const port = await freePort();
  const options = { port, health: '/health', env: { PORT: String(port) } };
  return startWithData([`bench/servers/${name}.mjs`], options);
}

/** A sandbox of its own in the database, which is dropped at the end. */
const POSTGRES_SANDBOX = 'bench-table';

async function startOnPostgres() {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const server = await startService('spi', { DATABASE_URL: databaseUrl });
  const stop = async () => {
    await fetch(`${server.address}/__admin/sandboxes/${POSTGRES_SANDBOX}`, { method: 'DELETE' });
    await server.stop();
  };
  return { ...server, databaseUrl, stop };
}

async function startCards() {
  const tcpPort = await freePort();
  const server = await startService('iso8583', { ISO8583_TCP_PORT: String(tcpPort) });
  return { ...server, tcpPort };
}
