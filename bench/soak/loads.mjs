// What is sent to the services at the same time, and how often.
import { authorizationsOverHttp, authorizationsOverTcp } from '../requests/cards.mjs';
import { lookups } from '../requests/dict.mjs';
import { issuedInvoices } from '../requests/nfse.mjs';
import { bankPayments } from '../requests/openfinance.mjs';
import { limitedQueries } from '../requests/ratelimit.mjs';
import { payments } from '../requests/spi.mjs';
import { executions } from '../requests/workflow.mjs';
import { call } from '../load.mjs';

const CONNECTIONS = 5;
/** Of each TCP connection, between a response and the next request. */
const PAUSE_MS = 100;
const KEY = '12345678901';

/** Returns loads that send requests at a constant rate, well below what the suite can do: in all 450 a second. */
export async function steadyLoads({ addresses, tcpPort }) {
  const { spi, dict, iso8583, ratelimit, openfinance, nfse, workflow } = addresses;
  await call(`${dict}/dict/keys`, { body: key() });
  const overTcp = authorizationsOverTcp(tcpPort);
  const bytes = 'application/octet-stream';
  return {
    'SPI: payment': atRate(100, payments(spi)),
    'DICT: lookup': atRate(100, await lookups(dict)),
    'ISO 8583: authorization, HTTP': atRate(100, authorizationsOverHttp(iso8583, bytes)),
    'ISO 8583: authorization, TCP': ({ duration }) =>
      overTcp({ duration, connections: CONNECTIONS, pauseMs: PAUSE_MS }),
    'leaky bucket: limited query': atRate(50, await limitedQueries(ratelimit, KEY)),
    'open banking: payment': atRate(20, bankPayments(openfinance)),
    'NFS-e: invoice': atRate(10, issuedInvoices(nfse)),
    'workflow: three states': atRate(20, await executions(workflow)),
  };
}

function atRate(overallRate, run) {
  return ({ duration }) => run({ duration, overallRate, connections: CONNECTIONS });
}

/** The key that the limited queries look up. */
function key() {
  return {
    keyType: 'CPF',
    keyValue: KEY,
    accountId: 'soak',
    ispb: '12345678',
    branch: '0001',
    accountNumber: '1234567890',
    accountType: 'CHECKING',
    holderName: 'Maria da Silva',
  };
}
