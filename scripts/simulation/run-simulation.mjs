// Runs the simulation of a workspace in a process of its own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAM = join('dist', 'test', 'simulation', 'main.js');
const VIOLATION = /^seed \d+: violation (\S+) in step (\d+)/m;
/** Characters of the end of the output, for an error. */
const SHOWN = 2_000;

const running = new Set();
process.on('exit', () => {
  for (const child of running) killGroup(child);
});

/**
 * Runs the simulation with a seed, and stops at the first violation of an invariant.
 *
 * @param {string} folder the root of the workspace
 * @param {{ seed: number, steps: number, together?: boolean }} options
 * @param {number} limitMs it is killed after this time
 * @returns {Promise<{ ms: number, violation?: { invariant: string, step: number }, failure?: string }>} `failure`: why it
 *   has neither ended without a violation nor reported one
 */
export async function runSimulation(folder, { seed, steps, together = false }, limitMs = Infinity) {
  if (!existsSync(join(folder, PROGRAM))) throw new Error(`There is no ${PROGRAM}.`);
  const start = performance.now();
  const parameters = ['--steps', String(steps), '--seed', String(seed), '--no-shrink'];
  const { code, output } = await run(
    folder,
    [PROGRAM, ...parameters, ...(together ? ['--together'] : [])],
    limitMs,
  );
  return { ms: performance.now() - start, ...outcomeOf(code, output) };
}

/** Exit code 1 without a violation is that of a program that failed. */
function outcomeOf(code, output) {
  if (code === 0) return {};
  const [, invariant, step] = (code === 1 && VIOLATION.exec(output)) || [];
  if (invariant !== undefined) return { violation: { invariant, step: Number(step) } };
  const why = code === null ? 'It was killed, or took too long.' : `It ended with ${String(code)}.`;
  return { failure: `${why}\n${output.slice(-SHOWN)}` };
}

function run(folder, parameters, limitMs) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that the services that it starts can be killed with it.
    const child = spawn(process.execPath, parameters, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const keep = (text) => (output += text);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
    const timer =
      limitMs === Infinity ? undefined : setTimeout(() => killGroup(child), Math.ceil(limitMs));
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output });
    });
    // A service that outlives the simulation would keep the output open.
    child.once('exit', () => killGroup(child));
  });
}

function killGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
