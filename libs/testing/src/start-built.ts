import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { type Environment } from '#libs/config';
import { type TestData } from './test-app';

/** A built service in its own process, which a test can kill. */
export interface BuiltService {
  readonly child: ChildProcess;
  readonly address: string;
}

/**
 * Starts a built service on the data of the test, on a port that the system chooses.
 * @throws Error if it ends before it says its address
 */
export async function startBuilt(
  app: string,
  data: TestData,
  overrides: Environment = {},
): Promise<BuiltService> {
  const port = { [`${app.toUpperCase()}_PORT`]: '0' };
  const child = spawn(process.execPath, [join('dist', 'apps', app, 'src', 'main.js')], {
    env: { ...process.env, ...data.environment, ...port, ...overrides },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const banner = await outputUntil(child, /http:\/\/\S+/, app);
  const address = /http:\/\/\S+/.exec(banner)?.[0] ?? '';
  return { child, address };
}

/**
 * What a process writes to its output until the pattern is in it. The rest is thrown away.
 * @param name of the program, for the error
 * @throws Error if the process ends before
 */
export async function outputUntil(
  child: ChildProcessByStdio<null, Readable, null>,
  pattern: RegExp,
  name: string,
): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (!pattern.test(output)) continue;
    child.stdout.resume();
    return output;
  }
  throw new Error(`${name} ended before it was ready. Its output: ${output}`);
}
