// Other mock servers, with the response of bench/servers/bare.mjs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, install, MODULES, versionOf } from '../../scripts/installed.mjs';
import { PACS002 } from '../requests/pacs008.mjs';
import { freePort, startWithData } from '../service.mjs';

const PATH = '/spi/pacs.008';
const XML = 'application/xml';

/**
 * Each peer keeps as much of what it does by default as our services do: WireMock has a journal of the same size as ours,
 * and none writes a log line for a request.
 */
const PEERS = {
  wiremock: {
    title: 'WireMock',
    start: startWireMock,
  },
  '@mockoon/cli': {
    title: 'Mockoon',
    start: startMockoon,
  },
  '@stoplight/prism-cli': {
    title: 'Prism',
    start: startPrism,
  },
};

/** Installs the peers, if npm can. */
export function installPeers() {
  install(Object.keys(PEERS));
}

/** The rows of the peers: their names with versions, and functions that start them. */
export function peers() {
  return Object.entries(PEERS).map(([name, { title, start }]) => {
    const version = versionOf(name);
    return {
      name: `${title}${version === undefined ? '' : ` ${version}`}, fixed response`,
      start: version === undefined ? missing : () => start(version),
      optional: true,
    };
  });
}

function missing() {
  throw new Error('npm cannot install it');
}

async function startWireMock(version) {
  const folder = join(CACHE, 'wiremock');
  mkdirSync(join(folder, 'mappings'), { recursive: true });
  const mapping = {
    request: { method: 'POST', urlPath: PATH },
    response: { status: 200, headers: { 'Content-Type': XML }, body: PACS002 },
  };
  writeFileSync(join(folder, 'mappings', 'pacs008.json'), JSON.stringify(mapping));
  const port = await freePort();
  const jar = join(MODULES, 'wiremock', 'build', `wiremock-standalone-${version}.jar`);
  const command = ['-jar', jar, '--port', String(port), '--root-dir', folder];
  const quiet = ['--disable-banner', '--disable-request-logging', '--bind-address', '127.0.0.1'];
  const journal = ['--max-request-journal-entries', '1000'];
  return startWithData([...command, ...quiet, ...journal], {
    executable: 'java',
    port,
    health: '/__admin/mappings',
  });
}

async function startMockoon() {
  const port = await freePort();
  const response = {
    uuid: 'accepted',
    body: PACS002,
    statusCode: 200,
    headers: [{ key: 'Content-Type', value: XML }],
    bodyType: 'INLINE',
    default: true,
  };
  const route = {
    uuid: 'payments',
    type: 'http',
    method: 'post',
    endpoint: PATH.slice(1),
    responses: [response],
  };
  const environment = {
    uuid: 'bench',
    lastMigration: 33,
    name: 'bench',
    port,
    hostname: '127.0.0.1',
    routes: [route],
    rootChildren: [{ type: 'route', uuid: 'payments' }],
  };
  const file = join(CACHE, 'mockoon.json');
  writeFileSync(file, JSON.stringify(environment));
  const program = join(MODULES, '@mockoon', 'cli', 'bin', 'run.js');
  const options = ['--repair', '--disable-log-to-file', '--disable-admin-api'];
  return startWithData([program, 'start', '--data', file, '--port', String(port), ...options], {
    port,
    health: '/health',
  });
}

async function startPrism() {
  const port = await freePort();
  const body = (example) => ({ content: { [XML]: { schema: { type: 'string' }, example } } });
  const document = {
    openapi: '3.1.0',
    info: { title: 'bench', version: '1' },
    paths: {
      [PATH]: {
        post: {
          requestBody: { content: { [XML]: { schema: { type: 'string' } } } },
          responses: { 200: { description: 'Accepted', ...body(PACS002) } },
        },
      },
    },
  };
  const file = join(CACHE, 'prism.json');
  writeFileSync(file, JSON.stringify(document));
  const program = join(MODULES, '@stoplight', 'prism-cli', 'dist', 'index.js');
  const options = ['--multiprocess', 'false', '--verboseLevel', 'silent'];
  return startWithData([program, 'mock', file, '--port', String(port), ...options], {
    port,
    health: '/health',
  });
}
