import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { type Environment } from '#libs/config';
import { outputUntil } from '#libs/testing';
import { type ServiceName } from '../core/wire';

export interface RunningTogether {
  readonly child: ChildProcess;
  /** By the name of the service. */
  readonly addresses: ReadonlyMap<ServiceName, string>;
}

/** Starts all services in one process, as `npm start` does. */
export async function startTogether(environment: Environment): Promise<RunningTogether> {
  const child = spawn(process.execPath, [join('dist', 'apps', 'suite', 'src', 'main.js')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const banner = await outputUntil(child, /Stop with/, 'The suite');
  const found = new Set(banner.match(/http:\/\/[\w.]+:\d+(?=\s)/g));
  const named = [...found].map(async (address) => {
    const response = await fetch(`${address}/`, { headers: { Accept: 'application/json' } });
    const { service } = (await response.json()) as { readonly service: ServiceName };
    return [service, address] as const;
  });
  return { child, addresses: new Map(await Promise.all(named)) };
}
