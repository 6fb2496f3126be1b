// npm run check:clients: runs the examples in Python, Go and Java of examples/, and the collection of clients/, with each language,
// test framework and client that is installed, against the built services. It names those that are not installed. JUNIT_CONSOLE_JAR names the file of
// junit-platform-console-standalone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { build } from './build/build.mjs';

await build();
const built = new URL('../dist/apps/suite/src/', import.meta.url);
const { apps } = await import(new URL('apps.js', built));
const { startSuite } = await import(new URL('start-suite.js', built));

const classes = mkdtempSync(join(tmpdir(), 'clients-'));
const sources = readdirSync(join('examples', 'java')).filter((file) => file.endsWith('.java'));

const junit = process.env.JUNIT_CONSOLE_JAR ?? '';

const ports = [...apps.map(({ port }) => port.name), 'ISO8583_TCP_PORT'].map((name) => [name, '0']);
const settings = { DATA_DIR: ':memory:', LOG_LEVEL: 'error' };
const services = await startSuite(apps, { ...settings, ...Object.fromEntries(ports) });
const addresses = services.map(({ definition, address }) => [
  `${definition.name.toUpperCase()}_URL`,
  address,
]);

// `probe` ends with 0 if what the commands need is installed.
const examples = [
  {
    name: 'Python',
    folder: 'examples/python',
    probe: ['python3', '--version'],
    commands: [['python3', '-B', 'pix_example.py']],
  },
  {
    name: 'pytest',
    folder: 'examples/python',
    probe: ['python3', '-m', 'pytest', '--version'],
    commands: [['python3', '-B', '-m', 'pytest', '-q', '-p', 'no:cacheprovider']],
  },
  {
    name: 'Go',
    folder: 'examples/go',
    probe: ['go', 'version'],
    commands: [
      ['go', 'vet', './...'],
      ['go', 'test', '-count=1', './...'],
      ['go', 'run', '.'],
    ],
  },
  {
    name: 'Java',
    folder: 'examples/java',
    probe: ['javac', '-version'],
    commands: [
      ['javac', '--release', '11', '-Xlint:all', '-Werror', '-d', classes, ...sources],
      ['java', '-cp', classes, 'PixExample'],
    ],
  },
  {
    name: 'JUnit',
    folder: 'examples/java',
    probe: ['java', '-jar', junit, '--help'],
    commands: [
      ['javac', '--release', '11', '-cp', [classes, junit].join(delimiter), '-d', classes].concat(
        join('junit', 'PaymentTest.java'),
      ),
      [
        'java',
        '-jar',
        junit,
        '-cp',
        classes,
        '--scan-classpath',
        '--details=tree',
        '--disable-banner',
      ],
    ],
  },
  {
    name: 'newman',
    folder: 'clients/postman',
    probe: ['newman', '--version'],
    commands: [
      [
        'newman',
        'run',
        'payment-simulators.postman_collection.json',
        '--environment=local.postman_environment.json',
        ...addresses.map(([name, address]) => `--env-var=${name.toLowerCase()}=${address}`),
        '--iteration-count=2',
        '--reporter-cli-no-banner',
        '--reporter-cli-no-success-assertions',
      ],
    ],
  },
];

try {
  for (const example of examples) await check(example);
  await checkSandboxes();
} finally {
  await Promise.all(services.map((service) => service.stop()));
  rmSync(classes, { recursive: true, force: true });
}

async function check({ name, folder, probe, commands }) {
  if ((await exitCode(folder, probe, 'ignore')) !== 0) {
    console.log(`${name} is not installed, so its example was not run.`);
    return;
  }
  for (const command of commands) {
    if ((await exitCode(folder, command, 'inherit')) === 0) continue;
    console.error(`${name}: ${command.join(' ')} failed.`);
    process.exitCode = 1;
    return;
  }
}

/** The exit code of a command in a folder; undefined if there is no such command. */
async function exitCode(folder, [command, ...parameters], stdio) {
  const child = spawn(command, parameters, {
    cwd: folder,
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
