import type { AddressInfo, Server, Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import {
  CONFIG,
  ConfigurationError,
  processEnvironment,
  startHints,
  type Environment,
  type ServiceConfig,
} from '#libs/config';
import { type AppDefinition } from './app-definition';
import { createApp, variablesOf } from './create-app';
import { listening, SideListeners, type OpenSideListener } from './side-listeners';
import { stopService } from './stop-service';

const logger = new Logger('Configuration');

/** A service that listens. */
export interface RunningService {
  readonly definition: AppDefinition;
  /** Without a trailing slash: `http://127.0.0.1:3002`. */
  readonly address: string;
  /** Its listeners besides HTTP. */
  readonly sideListeners: readonly OpenSideListener[];
  /** The process may end although the service runs, and also while clients keep connections open. */
  unref(): void;
  /** Waits for the running requests, then closes all resources of the service. */
  stop(): Promise<void>;
}

/** Builds a service and starts to listen. */
export async function startService(
  definition: AppDefinition,
  environment: Environment = processEnvironment(),
): Promise<RunningService> {
  const app = await createApp(definition, environment);
  const { host, port, stopTimeoutMs } = app.get<ServiceConfig & { readonly port: number }>(CONFIG);
  let sideListeners: readonly OpenSideListener[];
  try {
    await listening(app.listen(port, host), definition.port, host, port);
    sideListeners = await app.get(SideListeners).open(host);
  } catch (error) {
    await app.close();
    throw error;
  }
  const server = app.getHttpServer() as Server;
  const { port: actualPort } = server.address() as AddressInfo;
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    definition,
    address: `http://${shownHost}:${String(actualPort)}`,
    sideListeners,
    unref: () => {
      server.unref();
      server.on('connection', (socket: Socket) => socket.unref());
      for (const listener of sideListeners) listener.unref();
    },
    stop: () => stopService(app, stopTimeoutMs),
  };
}

/**
 * The main program of a service, or of several in one process: runs until SIGINT or SIGTERM, then stops
 * cleanly; a second Ctrl-C stops at once. An error that the operator can fix is printed as one line, with
 * exit code 1. The log has a warning for each variable that is probably misspelt; after an error, it is printed too,
 * because it is often the reason.
 *
 * @param definitions all services whose variables the process understands
 */
export async function runUntilSignal(
  definitions: readonly AppDefinition[],
  start: () => Promise<readonly RunningService[]>,
  announce: (services: readonly RunningService[]) => void,
): Promise<void> {
  const hints = hintsFor(definitions);
  // The reader of the output may be gone. That must not end the process, least of all during a clean stop.
  process.stdout.on('error', () => undefined);
  try {
    const services = await start();
    // Registered before the banner is printed, because a reader of the banner may stop the service at once.
    stopOnSignal(services);
    for (const hint of hints) logger.warn(hint);
    announce(services);
  } catch (error) {
    const text = String(
      error instanceof ConfigurationError ? error.message : (error as Error).stack,
    );
    const others = hints.filter((hint) => !text.includes(hint));
    process.stderr.write([text, ...others, ''].join('\n'));
    process.exitCode = 1;
  }
}

function hintsFor(definitions: readonly AppDefinition[]): readonly string[] {
  const variables = definitions.flatMap((definition) => Object.values(variablesOf(definition)));
  return startHints(variables, processEnvironment());
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
    [definition],
    async () => [await startService(definition)],
    ([service]) => {
      const { address = '', sideListeners = [] } = service ?? {};
      const lines = sideListeners.map((listener) => `  ${listener.title}  ${listener.address}\n`);
      const head = `${definition.title}\n  ${address}\n  Swagger UI  ${address}/docs\n`;
      process.stdout.write(head + lines.join(''));
    },
  );
}
