import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import { type PlatformConfig } from '../config/platform-variables';

const LEVELS: Readonly<Record<PlatformConfig['logLevel'], LogLevel[]>> = {
  silent: [],
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug'],
};

/** Nest logs its own wiring, which does not help users of a simulator. */
const WIRING = new Set([
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'NestFactory',
  'NestApplication',
  'ExceptionHandler',
]);

/**
 * The log: readable lines on a terminal, one JSON object per line elsewhere. Never log bodies, keys,
 * tokens, card numbers or tax ids.
 */
export class AppLogger extends ConsoleLogger {
  constructor({ logLevel, logFormat }: Pick<PlatformConfig, 'logLevel' | 'logFormat'>) {
    const json = logFormat === 'auto' ? !process.stdout.isTTY : logFormat === 'json';
    super({ json, colors: !json, logLevels: LEVELS[logLevel], prefix: 'simulators' });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!isOfWiring(rest)) super.log(message, ...(rest as [string]));
  }

  /** A startup error is printed once, by the code that starts the service. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (!isOfWiring(rest)) super.error(message, ...(rest as [string]));
  }
}

function isOfWiring(rest: readonly unknown[]): boolean {
  const context = rest.at(-1);
  return typeof context === 'string' && WIRING.has(context);
}
