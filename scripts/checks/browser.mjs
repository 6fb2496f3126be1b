// node scripts/checks/browser.mjs [service ...]: opens Swagger UI of each service in Chromium, presses Execute on every
// operation with the example that stands there, and lists those that do not work on a fresh start. Where the page puts new
// ids into the example, it presses Execute twice. CHROMIUM names the browser.
import { execFileSync } from 'node:child_process';
import { build } from '../build/build.mjs';
import { loadPackage } from '../installed.mjs';
import { executeOperation } from './execute-operation.mjs';

/** Withdrawn from the real system: they answer 410, and their page says so. */
const WITHDRAWN = 410;

await build();
const built = new URL('../../dist/apps/suite/src/', import.meta.url);
const { apps } = await import(new URL('apps.js', built));
const { startAll } = await import(new URL('start-suite.js', built));
const ports = [...apps.map(({ port }) => port.name), 'SUITE_PORT', 'ISO8583_TCP_PORT'];
const services = await startAll({
  DATA_DIR: ':memory:',
  LOG_LEVEL: 'error',
  ...Object.fromEntries(ports.map((name) => [name, '0'])),
});
const browser = await loadPackage('puppeteer-core').launch({
  executablePath: process.env.CHROMIUM ?? chromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const wanted = process.argv.slice(2);
const results = [];
try {
  for (const { definition, address } of services) {
    if (wanted.length === 0 || wanted.includes(definition.name)) {
      results.push(...(await executeAll(definition.name, address)));
    }
  }
} finally {
  await browser.close();
  await Promise.all(services.map((service) => service.stop()));
}
const wrong = results.filter(({ isRight }) => !isRight);
for (const { service, operation, status, body } of wrong) {
  console.log(`${service} ${operation}: ${status} ${body.slice(0, 300)}`);
}
console.log(`${String(results.length)} operations, ${String(wrong.length)} do not work at once.`);
process.exit(wrong.length === 0 ? 0 : 1);

async function executeAll(service, address) {
  const page = await browser.newPage();
  await page.goto(`${address}/docs`, { waitUntil: 'networkidle0', timeout: 120_000 });
  const token = service === 'ratelimit' ? await newToken(address) : undefined;
  if (token !== undefined) await page.evaluate(authorize, token);
  const ids = await page.$$eval('.opblock', (blocks) => blocks.map(({ id }) => id));
  const repeatable = await operationsWithNewIds(address);
  const results = [];
  for (const id of ids) {
    const times = repeatable.some((operationId) => id.endsWith(`-${operationId}`)) ? 2 : 1;
    const result = await executeOperation(page, address, id, times);
    const isRight = isSuccess(result) || result.status === WITHDRAWN;
    results.push({ service, ...result, isRight });
    console.log(`${isRight ? 'ok  ' : 'FAIL'} ${service} ${result.operation} ${result.status}`);
  }
  await page.close();
  return results;
}

/** The operationIds of the operations whose examples get new ids at each Execute. */
async function operationsWithNewIds(address) {
  const { paths } = await (await fetch(`${address}/openapi.json`)).json();
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter((operation) => 'x-example-ids' in operation)
    .map(({ operationId }) => operationId);
}

function isSuccess({ status }) {
  return status >= 200 && status < 400;
}

/** Runs in the page. */
function authorize(value) {
  const schema = { type: 'http', scheme: 'bearer' };
  globalThis.ui.authActions.authorize({ bearer: { name: 'bearer', schema, value } });
}

async function newToken(address) {
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(address + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { clientId, clientSecret } = await post('/auth/register', { name: 'browser' });
  return (await post('/auth/token', { clientId, clientSecret })).access_token;
}

function chromium() {
  const find = 'command -v chromium || command -v chromium-browser || command -v google-chrome';
  try {
    return execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('No Chromium is installed: apt-get install chromium, or name it in CHROMIUM.');
  }
}
