// .ci/run: runs all checks in steps. Prints the time of each step. A step that takes more than twice its budget fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slowness } from './slowness.mjs';

const MINUTE = 60_000;
const reports = mkdtempSync(join(tmpdir(), 'ci-'));
const database = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

const npm = (...parameters) => ['npm', 'run', '--silent', ...parameters];
// A test that fails can leave a service open. Without --forceExit jest waits for it, and the run never ends.
const tests = (script) => [
  ...npm(script, '--', '--silent', '--forceExit', '--json'),
  `--outputFile=${join(reports, `${script.replace(':', '-')}.json`)}`,
];

/** The budgets are in minutes, on two cores of the machine that `slowness` compares with. */
const STEPS = [
  {
    title: 'System packages',
    budget: 2,
    command: ['node', 'scripts/ci/system-packages.mjs', 'chromium', 'nginx', 'libnginx-mod-stream'],
  },
  { title: 'Install', budget: 2.5, command: ['npm', 'ci'] },
  { title: 'Types', budget: 1.5, command: npm('check:types') },
  { title: 'Lint', budget: 3.5, command: npm('check:lint') },
  { title: 'Format', budget: 1, command: npm('check:format') },
  { title: 'Arrows', budget: 1.5, command: npm('check:arrows') },
  { title: 'Generated files', budget: 1, command: npm('check:generated') },
  { title: 'API documents', budget: 0.5, command: npm('check:openapi') },
  { title: 'npm test', budget: 4, command: tests('test') },
  { title: 'Long tests', budget: 8, command: tests('test:long') },
  {
    title: 'Tests on PostgreSQL',
    budget: 18,
    command: tests('test:postgres'),
    needs: ['node', 'scripts/ci/postgres-answers.mjs', database],
    without: `no PostgreSQL answers at ${database}: the tests ran on SQLite only`,
  },
  {
    title: 'Simulation',
    budget: 1,
    command: npm('simulate', '--', '--seed', '42', '--steps', '500'),
  },
  { title: 'The image, without Docker', budget: 2, command: tests('test:deployment') },
  {
    title: 'The pages in Chromium',
    budget: 3,
    command: tests('test:browser'),
    needs: ['node', 'scripts/checks/chromium.mjs'],
    without:
      'no Chromium, or its driver cannot be installed: the pages were not tested in a browser',
  },
  {
    title: 'The package in other projects',
    budget: 5,
    command: tests('test:package'),
    needs: ['npm', 'view', 'node@24', 'version', '--prefer-online'],
    without: 'no registry of npm answers: the package was not installed in a project',
  },
  { title: "The README's commands", budget: 0.5, command: ['node', 'scripts/smoke.mjs'] },
  { title: 'Examples in Python, Go and Java', budget: 1, command: npm('check:clients') },
];

const isWindows = process.platform === 'win32';

/**
 * Runs a command. Returns the milliseconds that it took, whether it succeeded, and how slow the machine was. Ends the processes that it leaves
 * behind: a test that fails can leave a service, which would hold its connections and the output of this program.
 */
async function run([command, ...parameters], stdio = 'inherit') {
  const started = performance.now();
  const child = spawn(command, parameters, { stdio, shell: isWindows, detached: !isWindows });
  const endGroup = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing was left behind, or this is Windows, which has no process groups.
    }
  };
  process.on('exit', endGroup);
  // A machine that others use is slower from one minute to the next.
  let slowest = 1;
  const watch = setInterval(() => (slowest = Math.max(slowest, slowness())), MINUTE);
  const [status] = await once(child, 'exit');
  clearInterval(watch);
  process.off('exit', endGroup);
  endGroup();
  return { tookMs: performance.now() - started, succeeded: status === 0, slowest };
}

/** Returns a line for the table at the end, and the error, if any. */
async function take({ title, budget, command, needs, without }) {
  console.log(`\n== ${title}`);
  if (needs !== undefined && !(await run(needs, 'ignore')).succeeded) {
    return { line: `${title}: ${without}` };
  }
  const { tookMs, succeeded, slowest } = await run(command);
  const line = `${minutes(tookMs)} of ${budget.toFixed(1)} min  ${title}`;
  if (!succeeded) return { line, wrong: `${title} failed.` };
  if (tookMs <= 2 * budget * MINUTE) return { line };
  const factor = Math.max(slowest, slowness());
  if (tookMs <= 2 * budget * MINUTE * factor) return { line };
  const times = `${minutes(tookMs)} min, more than twice its budget of ${budget.toFixed(1)} min`;
  return { line, wrong: `${title} took ${times} (times ${factor.toFixed(1)} for this machine).` };
}

function minutes(ms) {
  return (ms / MINUTE).toFixed(1);
}

/** The sum of the jest reports: "N passed, N failed". */
function totals() {
  const read = readdirSync(reports).map((name) => JSON.parse(readFileSync(join(reports, name))));
  const sum = (field) => read.reduce((total, report) => total + report[field], 0);
  return `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed`;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const lines = [];
const started = performance.now();
for (const step of STEPS) {
  const { line, wrong } = await take(step);
  lines.push(line);
  if (wrong === undefined) continue;
  console.error(wrong);
  process.exitCode = 1;
  break;
}
console.log(`\n${lines.join('\n')}\n${minutes(performance.now() - started)} min in all`);
console.log(`This machine needs ${slowness().toFixed(1)} times what the budgets assume.`);
console.log(totals());
rmSync(reports, { recursive: true, force: true });
