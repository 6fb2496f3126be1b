// node scripts/checks/browser.mjs [service ...]: opens Swagger UI of each service in Chromium, presses Execute on every
// operation with the example that stands there, and lists those that do not work on a fresh start. Where the page puts new
// ids into the example, it presses Execute twice. CHROMIUM names the browser.
import { build } from '../build/build.mjs';
import { launchChromium } from './chromium.mjs';
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
const browser = await launchChromium();
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
  const token = service === 'ratelimit' ? await newToken(address) : undefined;
  const load = async () => {
    await page.goto(`${address}/docs`, { waitUntil: 'networkidle0', timeout: 120_000 });
    if (token !== undefined) await page.evaluate(authorize, token);
  };
  await load();
  const ids = await page.$$eval('.opblock', (blocks) => blocks.map(({ id }) => id));
  const { repeatable, linked } = await specialOperations(address);
  const results = [];
  for (const id of ids) {
    const isOneOf = (operationIds) => operationIds.some((each) => id.endsWith(`-${each}`));
    const times = isOneOf(repeatable) ? 2 : 1;
    const result = await executeOperation(page, address, id, { times });
    const isRight = isSuccess(result) || result.status === WITHDRAWN;
    results.push({ service, ...result, isRight });
    console.log(`${isRight ? 'ok  ' : 'FAIL'} ${service} ${result.operation} ${result.status}`);
    // The page carries the ids of the response into other operations. Here they are pressed with their examples, and what
    // was just created is not in the state that each of them needs. test/browser presses them in a sensible order.
    if (isOneOf(linked)) await load();
  }
  await page.close();
  return results;
}

/**
 * The operationIds of the operations whose examples get new ids at each Execute, and of those that change something and whose
 * responses have links.
 */
async function specialOperations(address) {
  const { paths } = await (await fetch(`${address}/openapi.json`)).json();
  const operations = Object.values(paths).flatMap((path) =>
    Object.entries(path).map(([method, operation]) => ({ method, ...operation })),
  );
  const hasLinks = ({ responses }) =>
    Object.values(responses).some((response) => 'links' in response || 'x-links' in response);
  const ids = (some) => some.map(({ operationId }) => operationId);
  return {
    repeatable: ids(operations.filter((operation) => 'x-example-ids' in operation)),
    linked: ids(operations.filter((each) => each.method !== 'get' && hasLinks(each))),
  };
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
