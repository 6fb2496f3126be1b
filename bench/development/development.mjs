// npm run bench -- development [revision]: what a developer waits for, in a clean clone of the last commit. With a
// revision, also the tests of that revision in the same hour, and the ratio of the CPU times.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from '../print.mjs';

const PORTS = [
  ...['SUITE', 'SPI', 'DICT', 'ISO8583', 'ISO8583_TCP', 'WORKFLOW'],
  ...['OPENFINANCE', 'NFSE', 'REPORT', 'RATELIMIT'],
];

/** @param {string | undefined} revision for example a tag */
export async function development(revision) {
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  try {
    const clone = cloned(folder, 'now', 'HEAD');
    const rows = [install(clone)];
    rows.push(await start(clone, 'first npm start', '15'));
    rows.push(await start(clone, 'later npm start', '4'));
    const tests = command(clone, 'npm test', 'npm test -- --silent', '240');
    rows.push(tests, command(clone, 'npm test -- apps/spi', 'npm test -- apps/spi --silent', '30'));
    if (revision !== undefined) rows.push(...earlier(folder, revision, tests));
    printTable(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function cloned(folder, name, revision) {
  const clone = join(folder, name);
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  execFileSync('git', ['checkout', '--quiet', '--detach', revision], { cwd: clone });
  return clone;
}

function install(clone) {
  const measured = command(clone, 'npm ci', 'npm ci', '30');
  const [megabytes] = read(clone, 'du', ['-sm', 'node_modules']).split('\t');
  const packages = read(clone, 'npm', ['ls', '--all', '--parseable']).trim().split('\n').length - 1;
  return { ...measured, what: `npm ci: ${packages} packages, ${megabytes} MB` };
}

function read(cwd, program, parameters) {
  return spawnSync(program, parameters, { cwd, encoding: 'utf8' }).stdout;
}

/** Runs a command in a shell that says what it and its children have used. */
function command(cwd, what, line, aim) {
  const { stderr, status } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='times %R %U %S'; time { ${line} >/dev/null 2>failed.log; }`],
    { cwd, encoding: 'utf8', env: { ...process.env, TEST_DATABASE_URL: '' } },
  );
  const [, seconds, user, system] = /times (\S+) (\S+) (\S+)/.exec(stderr) ?? [];
  const cpu = (Number(user) + Number(system)).toFixed(1);
  return { what: status === 0 ? what : `${what}: FAILED`, seconds, cpu, aim };
}

/** Starts all services on free ports, until all answer. */
async function start(clone, what, aim) {
  const zero = Object.fromEntries(PORTS.map((name) => [`${name}_PORT`, '0']));
  const data = mkdtempSync(join(tmpdir(), 'development-data-'));
  const started = performance.now();
  const suite = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, ...zero, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  for await (const chunk of suite.stdout) {
    printed += chunk;
    if (printed.includes('Stop with Ctrl-C')) break;
  }
  const tookMs = performance.now() - started;
  process.kill(-suite.pid, 'SIGINT');
  await new Promise((resolve) => suite.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
  return { what, seconds: (tookMs / 1_000).toFixed(1), cpu: '', aim };
}

/** The tests of an earlier revision, and how many times less CPU time those of now take. */
function earlier(folder, revision, tests) {
  const clone = cloned(folder, 'earlier', revision);
  command(clone, '', 'npm ci', '');
  const before = command(clone, `npm test at ${revision}`, 'npm test -- --silent', '');
  const ratio = (Number(before.cpu) / Number(tests.cpu)).toFixed(1);
  return [before, { what: 'CPU of npm test, earlier / now', seconds: '', cpu: ratio, aim: '9' }];
}
