import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;
/** A Java server needs some seconds. */
const START_TIMEOUT_MS = 30_000;

/** The built services: the file to run, its health address and the variable with its port. */
export const SERVICES = Object.fromEntries(
  ['spi', 'dict', 'iso8583', 'workflow', 'openfinance', 'nfse', 'report', 'ratelimit'].map(
    (name) => [
      name,
      {
        command: [`dist/apps/${name}/src/main.js`],
        health: '/health/ready',
        portVariable: `${name.toUpperCase()}_PORT`,
      },
    ],
  ),
);

/** Processes that were started and have not ended, and folders with their data. They go with this process, however it ends. */
const children = new Set();
const folders = new Set();
process.once('exit', () => {
  children.forEach((child) => child.kill('SIGKILL'));
  folders.forEach(removeFolder);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

let argumentsOfNode = [];

/** Starts the servers of Node with more arguments from now on. */
export function startWith(more) {
  argumentsOfNode = more;
}

/**
 * Starts a server in its own process and waits until its health address responds.
 *
 * @param command the arguments of Node, or of `options.executable`
 * @param options `port`, `health` (a path), `env`, `executable`, and `ipc` for a channel to the process
 * @returns the address, the process, and `stop`, which ends the process and waits for its end
 */
export async function startServer(command, options) {
  const { port, health, env = {}, executable, ipc = false } = options;
  const program = executable === undefined ? [...argumentsOfNode, ...command] : command;
  const child = spawn(executable ?? process.execPath, program, {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit', ...(ipc ? ['ipc'] : [])],
  });
  // Without a listener, an executable that does not exist would end this process.
  child.on('error', () => undefined);
  children.add(child);
  const ended = once(child, 'close').then(() => children.delete(child));
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(address + health, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, pid: child.pid, process: child, stop };
}

/** Waits until the address of the process responds. */
export async function untilReady(url, child) {
  const until = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (error) {
      const gone = child.pid === undefined || child.exitCode !== null;
      if (gone || performance.now() > until) throw error;
      await sleep(POLL_MS);
    }
  }
}

/** Starts a server that has its own data. Its `stop` also removes the data. */
export async function startWithData(command, options) {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  folders.add(data);
  const env = { DATABASE_URL: '', DATA_DIR: data, ...options.env };
  try {
    const server = await startServer(command, { ...options, env });
    const stop = async () => {
      await server.stop();
      removeFolder(data);
    };
    return { ...server, data, stop };
  } catch (error) {
    removeFolder(data);
    throw error;
  }
}

function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** Runs `use` with a server that has its own data, then stops the server and removes the data. */
export async function withServer(command, options, use) {
  const server = await startWithData(command, options);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

/** Starts one of SERVICES on a free port, with its own data. */
export async function startService(name, env = {}) {
  const { command, health, portVariable } = SERVICES[name];
  const port = await freePort();
  const options = { port, health, env: { ...env, [portVariable]: String(port) } };
  return startWithData(command, options);
}

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
