import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Environment } from '#libs/platform';
import { type TestData } from './test-app';

/** A built service in a process of its own, which can be killed. */
export interface BuiltService {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Starts the built service on the test's data and a port of the system's choice. */
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
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /http:\/\/\S+/.exec(chunk.toString())?.[0] ?? '';
  return { child, address };
}
