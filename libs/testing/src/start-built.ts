import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Environment } from '#libs/config';
import { type TestData } from './test-app';

/** A built service in its own process, which a test can kill. */
export interface BuiltService {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Starts a built service on the data of the test, on a port that the system chooses. */
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
