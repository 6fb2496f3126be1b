import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRoot } from './build-image';
import { type ImageSettings } from './dockerfile';

const CHECK_PAUSE_MS = 100;

export interface Image extends ImageSettings {
  /** The folder that stands for the root of the file system. */
  readonly root: string;
}

/** A command of an image that runs as a process, with the environment and the user of the image only. */
export interface Container {
  readonly printed: { out: string; error: string };
  /** The exit code; null if a signal has ended it. */
  readonly ended: Promise<number | null>;
  /** Runs the command of HEALTHCHECK once. */
  isHealthy(): boolean;
  /** Waits until HEALTHCHECK succeeds, or the container ends. */
  healthy(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/**
 * Starts the command of an image.
 * @param volume the folder for /data; it is created for the user of the image
 */
export function runContainer(
  image: Image,
  volume: string,
  environment: Readonly<Record<string, string>>,
): Container {
  const user = userOf(image);
  mkdirSync(volume, { recursive: true });
  if ('uid' in user) chownSync(volume, user.uid, user.gid);
  const options = {
    ...user,
    cwd: join(image.root, image.workingDirectory),
    env: {
      PATH: process.env['PATH'],
      ...image.environment,
      DATA_DIR: volume,
      ...environment,
    },
  };
  const [command = '', ...parameters] = image.command;
  const child = spawn(command, parameters, options);
  const printed = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.error += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  const isHealthy = (): boolean => {
    const [check = '', ...rest] = image.healthCheck;
    return spawnSync(check, rest, options).status === 0;
  };
  return {
    printed,
    ended,
    isHealthy,
    healthy: async () => {
      while (!isHealthy()) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It has ended: ${printed.error}`);
        await sleep(CHECK_PAUSE_MS);
      }
    },
    signal: (name) => child.kill(name),
  };
}

/** The user of the image, if the test is allowed to start processes as another user. */
function userOf({ uid, gid }: ImageSettings): { uid: number; gid: number } | object {
  return isRoot() ? { uid, gid } : {};
}

/** Returns a port that is free on all addresses of the machine. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
