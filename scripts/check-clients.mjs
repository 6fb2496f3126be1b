// npm run check:clients: runs the examples of clients/ in each language that is installed, against the built services.
// It names the languages that are not installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const built = new URL('../dist/apps/suite/src/', import.meta.url);
const { apps } = await import(new URL('apps.js', built));
const { startSuite } = await import(new URL('start-suite.js', built));

const classes = mkdtempSync(join(tmpdir(), 'clients-'));
const sources = readdirSync(join('clients', 'java')).filter((file) => file.endsWith('.java'));

// The first command of a language only shows that it is installed.
const languages = {
  python: [
    ['python3', '--version'],
    ['python3', '-B', 'pix_example.py'],
  ],
  go: [
    ['go', 'version'],
    ['go', 'vet', './...'],
    ['go', 'run', '.'],
  ],
  java: [
    ['javac', '-version'],
    ['javac', '--release', '11', '-Xlint:all', '-Werror', '-d', classes, ...sources],
    ['java', '-cp', classes, 'PixExample'],
  ],
};

const ports = [...apps.map(({ port }) => port.name), 'ISO8583_TCP_PORT'].map((name) => [name, '0']);
const settings = { DATA_DIR: ':memory:', LOG_LEVEL: 'error' };
const services = await startSuite(apps, { ...settings, ...Object.fromEntries(ports) });
const addresses = services.map(({ definition, address }) => [
  `${definition.name.toUpperCase()}_URL`,
  address,
]);
try {
  for (const [language, commands] of Object.entries(languages)) await check(language, commands);
  await checkSandboxes();
} finally {
  await Promise.all(services.map((service) => service.stop()));
  rmSync(classes, { recursive: true, force: true });
}

async function check(language, [version, ...commands]) {
  if ((await exitCode(language, version, 'ignore')) !== 0) {
    console.log(`${language}: ${version[0]} is not installed, so the example was not run.`);
    return;
  }
  for (const command of commands) {
    if ((await exitCode(language, command, 'inherit')) === 0) continue;
    console.error(`${language}: ${command.join(' ')} failed.`);
    process.exitCode = 1;
    return;
  }
}

/** The exit code of a command in the folder of its language; undefined if there is no such command. */
async function exitCode(language, [command, ...parameters], stdio) {
  const child = spawn(command, parameters, {
    cwd: join('clients', language),
    env: { ...process.env, ...Object.fromEntries(addresses) },
    stdio,
  });
  try {
    const [code] = await once(child, 'exit');
    return code;
  } catch {
    return undefined;
  }
}

/** Each example must drop its sandbox. */
async function checkSandboxes() {
  for (const { definition, address } of services) {
    const response = await fetch(`${address}/__admin/sandboxes`);
    const names = (await response.json()).map(({ name }) => name);
    if (names.length === 0) continue;
    console.error(`${definition.name}: an example left sandboxes: ${names.join(', ')}.`);
    process.exitCode = 1;
  }
}
