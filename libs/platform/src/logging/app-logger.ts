import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { type PlatformConfig } from '../config/platform-variables';

const LEVELS: Readonly<Record<PlatformConfig['logLevel'], LogLevel[]>> = {
  silent: [],
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug'],
};

/** What Nest tells of its own wiring: of use to nobody who runs a simulator. */
const WIRING = new Set([
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'NestFactory',
  'NestApplication',
  'ExceptionHandler',
]);

/**
 * The log: readable lines on a terminal, one JSON object a line elsewhere. Bodies, keys, tokens, card and
 * tax numbers are never handed to it.
 */
export class AppLogger extends ConsoleLogger {
  constructor({ logLevel, logFormat }: Pick<PlatformConfig, 'logLevel' | 'logFormat'>) {
    const json = logFormat === 'auto' ? !process.stdout.isTTY : logFormat === 'json';
    super({ json, colors: !json, logLevels: LEVELS[logLevel], prefix: 'simulators' });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!isOfWiring(rest)) super.log(message, ...(rest as [string]));
  }

  /** What keeps a service from starting is told by who starts it, once. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (!isOfWiring(rest)) super.error(message, ...(rest as [string]));
  }
}

function isOfWiring(rest: readonly unknown[]): boolean {
  const context = rest.at(-1);
  return typeof context === 'string' && WIRING.has(context);
}
