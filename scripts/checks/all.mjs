// npm run check:all [-- name ...]: checks that are too slow for every change, or need programs that a machine may not
// have. Run it once a month, and before a release. If a program is missing, the check says how to install it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = (name, ...parameters) => [
  process.execPath,
  fileURLToPath(new URL(name, import.meta.url)),
  ...parameters,
];
const onNode = (version) => ({
  name: `node${version}`,
  title: `npm ci, npm test and npm start on Node ${version}, in a clean clone of the last commit`,
  command: script('on-node.mjs', version),
});
const onDate = (name, offset) => ({
  name,
  title: `npm test, ${offset} days from now`,
  command: ['faketime', '-f', `${offset}d`, 'npm', 'test', '--', '--silent'],
  needs: ['faketime', '--version'],
  without: 'faketime is missing: apt-get install faketime, or brew install libfaketime',
});

const CHECKS = [
  ...['22', '24', '26'].map(onNode),
  onDate('later', '+400'),
  onDate('earlier', '-400'),
  {
    name: 'timezone',
    title: 'npm test in Tokyo',
    command: ['npm', 'test', '--', '--silent'],
    environment: { TZ: 'Asia/Tokyo' },
  },
  {
    name: 'browser',
    title: 'Execute on every operation in Swagger UI, in Chromium',
    command: script('browser.mjs'),
  },
  {
    name: 'rounds',
    title: 'A thousand rounds of work that is begun and at once passed by the clock of the suite',
    command: ['npm', 'run', '--silent', 'test:long', '--', 'test/suite-control/clock-and-jobs'],
    environment: { TEST_ROUNDS: '1000' },
  },
  {
    name: 'clients',
    title: 'The examples in other languages',
    command: ['npm', 'run', '--silent', 'check:clients'],
  },
  {
    name: 'mutations',
    title: 'A sample of mutants',
    command: ['npm', 'run', '--silent', 'check:mutations'],
  },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => CHECKS.every((check) => check.name !== name));
if (unknown.length > 0) {
  const known = CHECKS.map(({ name, title }) => `  ${name.padEnd(10)} ${title}`).join('\n');
  console.error(`There is no check ${unknown.join(', ')}. The checks are:\n${known}`);
  process.exit(1);
}
const lines = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name)).map(carryOut);
console.log(`\n${lines.join('\n')}`);

/** Runs a check. Returns its line for the table at the end. */
function carryOut({ name, title, command, environment, needs, without }) {
  console.log(`\n== ${name}: ${title}`);
  if (needs !== undefined && run(needs, { stdio: 'ignore' }) !== 0) {
    process.exitCode = 1;
    return `not run  ${name}: ${without}`;
  }
  const started = performance.now();
  const status = run(command, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  if (status === 0) return `passed   ${name}, ${minutes} min`;
  process.exitCode = 1;
  return `FAILED   ${name}, ${minutes} min`;
}

function run([command, ...parameters], options) {
  return spawnSync(command, parameters, { shell: process.platform === 'win32', ...options }).status;
}
