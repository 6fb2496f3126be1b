// Lists the test files of a tier, and runs some of them in a new process.
import { execFileSync, fork } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ignoredPaths } from '../test/tiers.mjs';

/** The failure of a file that exceeded its time limit. */
export const TOO_LONG = 'It took too long.';
const TICK_MS = 1000;

const running = new Set();
process.on('exit', () => {
  for (const child of running) killGroup(child);
});

/**
 * Returns the configuration of jest and the test files of a tier.
 *
 * @param {string} folder the root of a workspace
 * @param {string[]} patterns as for jest: parts of the paths; none for all
 */
export function testFilesOf(folder, tier, patterns) {
  const jest = (...parameters) =>
    execFileSync(
      process.execPath,
      [fileURLToPath(import.meta.resolve('jest/bin/jest')), ...parameters],
      { cwd: folder, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
    );
  const { configs, globalConfig } = JSON.parse(jest('--showConfig'));
  const list = jest('--listTests', ...patterns, '--testPathIgnorePatterns', ...ignoredPaths(tier));
  const files = list.split('\n').filter((line) => line !== '');
  const settings = { config: configs[0], globalConfig };
  return { settings, files: files.map((file) => pathIn(folder, file)).sort() };
}

/**
 * Runs test files in a new process, and stops at the first failure.
 *
 * @param {string} folder the root of the workspace
 * @param {{ file: string, limitMs: number }[]} files in the order in which they run
 * @param {object} settings the configuration of jest, for any workspace
 * @returns {Promise<{ file: string, ms: number, failure?: string }[]>} of each file that has run
 */
export function runTestFiles(folder, files, settings) {
  return new Promise((resolve, reject) => {
    const results = [];
    const child = startProcess(folder);
    const gone = new Promise((resolveGone) => child.once('exit', resolveGone));
    let timer;
    const add = (result) => {
      clearInterval(timer);
      results.push(result);
      if (result.failure === undefined && results.length < files.length) {
        startTimer();
      } else {
        running.delete(child);
        killGroup(child);
        gone.then(() => resolve(results));
      }
    };
    const fail = (failure) => {
      const { file, limitMs } = files[results.length];
      add({ file, ms: limitMs, failure });
    };
    // Counts seconds, so that the time does not count in which the machine sleeps or everything is stopped.
    const startTimer = () => {
      let left = files[results.length].limitMs;
      timer = setInterval(() => {
        left -= TICK_MS;
        if (left <= 0) fail(TOO_LONG);
      }, TICK_MS);
    };
    child.on('message', ({ file, ...result }) => {
      if (running.has(child)) add({ file: pathIn(folder, file), ...result });
    });
    // Not 'exit', which can come before the last message.
    child.on('disconnect', () => {
      if (running.has(child)) fail('The process ended.');
    });
    child.on('error', reject);
    startTimer();
    const paths = files.map(({ file }) => join(folder, file));
    // If it cannot be sent, the process has ended.
    child.send({ files: paths, ...withRoot(settings, folder) }, () => undefined);
  });
}

function startProcess(folder) {
  const child = fork(join(folder, 'scripts', 'mutations', 'run-files.cjs'), {
    cwd: folder,
    // As in a worker of jest.
    env: { ...process.env, NODE_ENV: 'test', JEST_WORKER_ID: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A group of its own, so that what a test has started can be killed with it.
    detached: true,
  });
  running.add(child);
  return child;
}

function pathIn(folder, file) {
  return relative(folder, file).replaceAll('\\', '/');
}

function killGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** The settings name the folder of the workspace that they were read in. */
function withRoot(settings, folder) {
  const from = JSON.stringify(settings.config.rootDir).slice(1, -1);
  const to = JSON.stringify(folder).slice(1, -1);
  return JSON.parse(JSON.stringify(settings).replaceAll(from, to));
}
