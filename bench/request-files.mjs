// node bench/request-files.mjs: how many files of the repository one warm request passes, of each of the four main requests.
// Counted by the precise coverage of V8: a file counts if one of its functions is called. `--list` prints their names.
import { Session } from 'node:inspector/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from '../scripts/build/build.mjs';

const require = createRequire(import.meta.url);
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
await build({ tests: true });
require('reflect-metadata');
const { createTestApp, newEndToEndId, pacs008 } = require(`${dist}libs/testing/src/index.js`);
const WARM_UP = 20;
/** Not packages, test helpers, and files that only export what others define. */
const COUNTED = /^(?:apps|libs\/(?!testing\/))(?!.*\/index\.js$)/;
const isList = process.argv.includes('--list');
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

await count('pacs.008', 'spi', () => ({
  path: '/spi/pacs.008',
  body: pacs008({ endToEndId: newEndToEndId() }),
  type: 'application/xml',
}));
await count('authorization', 'iso8583', () => ({
  path: '/iso8583/issuer/authorize',
  body: { pan: '4000000000000001', amount: 1 },
}));
await count('acquirer', 'iso8583', () => ({
  path: '/iso8583/acquirer/authorize',
  body: { pan: '4000000000000001', amount: 1 },
}));
await count('payment', 'openfinance', () => ({
  path: '/open-banking/payments/v1/pix/payments',
  body: {
    amount: '0.01',
    creditorAccount: {
      ispb: '12345678',
      issuer: '0001',
      number: '1234567890',
      accountType: 'CACC',
    },
  },
}));
await count('execution', 'workflow', async (send) => {
  const definition = { StartAt: 'Done', States: { Done: { Type: 'Pass', End: true } } };
  const { id } = await send({ path: '/workflows', body: { name: 'one', definition } });
  return { path: `/workflows/${id}/executions`, body: {} };
});

async function count(title, name, requestOf) {
  const definition = require(`${dist}apps/${name}/src/${name}.app.js`)[name];
  const test = await createTestApp(definition, { LOG_LEVEL: 'silent' });
  const send = async ({ path, body, type = 'application/json' }) => {
    const answer = await fetch(test.address + path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: type === 'application/json' ? JSON.stringify(body) : body,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return type === 'application/json' ? JSON.parse(text) : text;
  };
  try {
    for (let request = 0; request < WARM_UP; request += 1) await send(await requestOf(send));
    const next = await requestOf(send);
    await quiet();
    await session.post('Profiler.takePreciseCoverage');
    await send(next);
    // What the request has begun in the background is part of it.
    await quiet();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const files = result
      .filter(({ functions }) => functions.some(({ ranges: [whole] }) => whole.count > 0))
      .map(({ url }) => url.split('/dist/')[1])
      .filter((file) => file !== undefined && COUNTED.test(file))
      .sort();
    const ofApp = files.filter((file) => file.startsWith('apps/')).length;
    console.log(`${title.padEnd(14)} ${files.length} files, ${ofApp} of them of the app`);
    if (isList) console.log(files.map((file) => `  ${file}`).join('\n'));
  } finally {
    await test.close();
  }
}

function quiet() {
  return new Promise((resolve) => setTimeout(resolve, 500));
}
