import type { AddressInfo } from 'node:net';
import { type AppDefinition } from './app-definition';
import { processEnvironment } from './config/environment';
import { CONFIG, type PlatformConfig } from './config/platform-variables';
import { ConfigurationError, type Environment, type Variable } from './config/variables';
import { createApp } from './create-app';
import { SideListenError, SideListeners, type OpenSideListener } from './side-listeners';
import { stopService } from './stop-service';

/** A service that listens. */
export interface RunningService {
  readonly definition: AppDefinition;
  /** Without a trailing slash: `http://127.0.0.1:3002`. */
  readonly address: string;
  /** Its listeners besides HTTP. */
  readonly sideListeners: readonly OpenSideListener[];
  /** Waits for the running requests, then closes all resources of the service. */
  stop(): Promise<void>;
}

/** The service cannot listen at its address. The message names the variable to change. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Builds a service and starts to listen. */
export async function startService(
  definition: AppDefinition,
  environment: Environment = processEnvironment(),
): Promise<RunningService> {
  const app = await createApp(definition, environment);
  const { host, port, stopTimeoutMs } = app.get<PlatformConfig & { readonly port: number }>(CONFIG);
  let sideListeners: readonly OpenSideListener[];
  try {
    await app.listen(port, host);
    sideListeners = await app.get(SideListeners).open();
  } catch (error) {
    await app.close();
    if (error instanceof SideListenError) throw listenError(error.cause, error.listener.port, host);
    throw listenError(error as NodeJS.ErrnoException, definition.port, host, port);
  }
  const { port: actualPort } = app.getHttpServer().address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    definition,
    address: `http://${shownHost}:${String(actualPort)}`,
    sideListeners,
    stop: () => stopService(app, stopTimeoutMs),
  };
}

function listenError(
  error: NodeJS.ErrnoException & { readonly port?: number },
  { name, default: usual }: Variable<unknown>,
  host: string,
  port = error.port,
): Error {
  const where = `${host}:${String(port ?? '')}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new ListenError(
        `${where} is in use. Stop the other program, or set ${name} to a free port, ` +
          `as in ${name}=${String(Number(usual) + 10_000)}.`,
      );
    case 'EACCES':
      return new ListenError(`${where} needs more privileges: set ${name} to a port above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ListenError(
        `${where} is not an address of this machine: set HOST to an address of this machine.`,
      );
    default:
      return error;
  }
}

/**
 * The main program of a service, or of several in one process: runs until SIGINT or SIGTERM, then stops
 * cleanly; a second Ctrl-C stops at once. An error that the operator can fix is printed as one line, with
 * exit code 1.
 */
export async function runUntilSignal(
  start: () => Promise<readonly RunningService[]>,
  announce: (services: readonly RunningService[]) => void,
): Promise<void> {
  // The reader of the output may be gone. That must not end the process, least of all during a clean stop.
  process.stdout.on('error', () => undefined);
  try {
    const services = await start();
    // Registered before the banner is printed, because a reader of the banner may stop the service at once.
    stopOnSignal(services);
    announce(services);
  } catch (error) {
    const isPlain = error instanceof ConfigurationError || error instanceof ListenError;
    process.stderr.write(`${isPlain ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Two signals within this time come from one Ctrl-C: one from the terminal, one passed on by npm.
 */
const REPEATED_MS = 300;

function stopOnSignal(services: readonly RunningService[]): void {
  let stoppingSinceMs: number | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    if (stoppingSinceMs !== undefined) {
      // Ignores SIGTERM, which npm and scripts/start.mjs also send after Ctrl-C, and the copy of Ctrl-C
      // from npm.
      const isSecondCtrlC = performance.now() - stoppingSinceMs > REPEATED_MS;
      if (signal === 'SIGINT' && isSecondCtrlC) process.exit(130);
      return;
    }
    stoppingSinceMs = performance.now();
    process.stdout.write(`${signal}: stopping\n`);
    void Promise.allSettled(services.map((service) => service.stop())).then((outcomes) => {
      const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of failures) process.stderr.write(`${String(reason)}\n`);
      process.exit(failures.length === 0 ? 0 : 1);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** The whole of a service's `main.ts`. */
export function serve(definition: AppDefinition): Promise<void> {
  return runUntilSignal(
    async () => [await startService(definition)],
    ([service]) => {
      const { address = '', sideListeners = [] } = service ?? {};
      const lines = sideListeners.map((listener) => `  ${listener.title}  ${listener.address}\n`);
      const head = `${definition.title}\n  ${address}\n  Swagger UI  ${address}/docs\n`;
      process.stdout.write(head + lines.join(''));
    },
  );
}
